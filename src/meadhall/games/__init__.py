"""The games, each in a folder of its own: compiled rules, cards, and what people see."""
