"""Players that are not people: they are handed what their seat may know, and nothing else."""
