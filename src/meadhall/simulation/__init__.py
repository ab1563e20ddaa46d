"""Many games at once, their speed, and the cache of compiled rules."""
