"""Tables in memory, and everything that players do at them."""
