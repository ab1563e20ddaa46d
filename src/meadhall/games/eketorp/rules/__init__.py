"""The rules of Eketorp. Everything in this folder is compiled."""
