"""Things to copy: a bot that plays over HTTP, and a whole game."""
