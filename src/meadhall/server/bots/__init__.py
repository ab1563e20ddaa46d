"""The server's bots."""
