"""The compile cache: the server fills it while people play."""
