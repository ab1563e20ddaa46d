"""The compiled part of learning: what a seat knows as a vector, and the loop that plays many games step by step."""
