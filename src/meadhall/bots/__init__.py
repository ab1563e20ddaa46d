"""Players that are not people. They are given what their seat may know, and nothing else."""
