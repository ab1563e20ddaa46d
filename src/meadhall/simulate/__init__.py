"""Many games at once: simulation now, tournaments later."""
