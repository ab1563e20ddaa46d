"""Whole games of Eketorp in a real browser."""

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ..server.running import Running
from .chieftain import Chieftain
from .visitor import PHONE, Visitor


def made(hall: Running, seats: str, **wish: object) -> dict[str, object]:
    """A table like "me,karl,karl,karl"."""
    wished = [{"who": "me", "name": "Ása"} if each == "me" else {"who": "bot", "level": each} for each in seats.split(",")]
    answer = httpx.post(f"{hall.url}/api/tables", json={"game": "eketorp", "seats": wished, "start": True, **wish})
    found: dict[str, object] = answer.json()
    return found


def brisk(visitor: Visitor) -> None:
    """Everything at once: the test is of the game, not of its pace."""
    visitor.page.evaluate("localStorage.setItem('meadhall.settings', JSON.stringify({speed: 'instant'}))")


def test_two_rounds_against_bots_by_mouse(visitor: Visitor, hall: Running) -> None:
    visitor.go()
    brisk(visitor)
    visitor.sits(made(hall, "me,karl,karl,karl"), 0)
    chieftain = Chieftain(visitor)
    chieftain.play(until=lambda: visitor.page.get_by_text("Round 3").count() > 0)
    assert {"plan", "card"} <= set(chieftain.asked)
    visitor.fits()
