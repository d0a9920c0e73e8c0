"""What the build hook does: it compiles the rules and builds the browser client."""
