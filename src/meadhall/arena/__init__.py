"""Tournaments of bots: who plays whom, games as jobs, and what the results say."""
