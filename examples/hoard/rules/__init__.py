"""The rules of Hoard, which are compiled."""
