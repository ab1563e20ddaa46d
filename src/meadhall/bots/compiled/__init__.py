"""The compiled part of the bots, the same for every game: Karl, and the search."""
