"""stub"""
from pathlib import Path
def write_report(tournament, results, path): return path / "report.html"
