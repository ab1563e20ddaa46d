"""Phrases as they are sent."""

import json

from meadhall.core.phrase import Phrase, card_name, seat_name


def test_a_phrase_is_plain_through_and_through() -> None:
    goods = [Phrase("goods", {"count": 2, "good": "wood"}), Phrase("nothing")]
    phrase = Phrase(
        "paid", {"who": seat_name(1), "goods": goods, "card": card_name("shipwrights", "Höfn & Co"), "at": "A"}
    )
    assert json.loads(json.dumps(phrase.plain())) == {
        "id": "paid",
        "params": {
            "who": {"id": "seat-name", "params": {"colour": "blue"}},
            "goods": [{"id": "goods", "params": {"count": 2, "good": "wood"}}, {"id": "nothing", "params": {}}],
            "card": {"id": "shipwrights-name-h-fn-co", "params": {"name": "Höfn & Co"}},
            "at": "A",
        },
    }
