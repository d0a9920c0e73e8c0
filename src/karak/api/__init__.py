"""What `import karak` gives: a match in a program of your own."""
