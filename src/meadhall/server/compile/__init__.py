"""The compile cache, filled while people play."""
