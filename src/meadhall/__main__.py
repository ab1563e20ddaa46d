"""`python -m meadhall` is the command line."""

from .start import main

main()
