"""`python -m meadhall` is the command line."""

from .cli import main

main()
