"""Games that are led by a script: a coach says what to do, and chance and the others do what the script says."""
