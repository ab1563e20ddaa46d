"""Tournaments of bots, and the laboratory of cards."""
