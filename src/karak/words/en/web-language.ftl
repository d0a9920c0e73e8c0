# Which language is spoken, and where it is chosen.

web-language = Language
