"""Hoard as people see it: positions, moves, words and stories."""
