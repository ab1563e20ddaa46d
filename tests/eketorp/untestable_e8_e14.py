"""Rules of chapters E8 to E14 that no test can show, each with the reason."""

UNTESTABLE: dict[str, str] = {}
