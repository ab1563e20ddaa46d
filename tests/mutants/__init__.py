"""Rules broken on purpose, one at a time: each must be noticed by a test."""
