"""Rules of E0 to E7 that no test can show, and why."""

UNTESTABLE = {
    "E1.10": "Name tags mark castles on a table; here castle p is seat p's by number (E0.1).",
}
