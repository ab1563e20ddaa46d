"""The API: what requests may ask, and what the server answers."""
