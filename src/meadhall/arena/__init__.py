"""What many games say: tournaments of bots, and the laboratory of cards."""
