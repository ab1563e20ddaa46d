"""The compiled loops that play many games."""
