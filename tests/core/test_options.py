"""Options: declared once, read by number, and safe to add."""

import numpy as np
import pytest

from meadhall.core.options import Options


def three() -> Options:
    found = Options()
    found.declare("size", ("small", "large"))
    found.declare("cap", ("none", 2), default=2)
    found.declare("fog", (False, True), default=True, since="2")
    return found


def test_a_declaration_gives_the_place_and_the_number_of_each_value() -> None:
    options = Options()
    assert options.declare("size", ("small", "large")) == (0, 0, 1)
    assert options.declare("cap", ("none", 2, 3)) == (1, 0, 1, 2)
    assert [(option.name, option.default) for option in options] == [("size", "small"), ("cap", "none")]
    assert options[1].index(2) == 1


def test_a_value_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="option fog is one of False, True, not 1"):
        three()[2].index(1)


def test_an_option_of_the_first_version_cannot_come_after_later_ones() -> None:
    with pytest.raises(ValueError, match="must come before"):
        three().declare("late", (1, 2))


def test_what_was_stored_before_an_option_plays_by_its_first_value() -> None:
    assert three().fill({"size": "large", "cap": "none"}) == {"size": "large", "cap": "none", "fog": False}
    assert three().fill({"size": "large", "cap": "none", "fog": True})["fog"] is True


def test_what_the_first_version_had_may_not_be_missing() -> None:
    with pytest.raises(ValueError, match="lacks the options cap"):
        three().fill({"size": "large"})


def test_an_older_record_is_widened_and_a_cut_one_is_not() -> None:
    assert three().widen([1, 0]) == [1, 0, 0]
    assert three().widen([1, 0, 1]) == [1, 0, 1]
    assert three().widen([1]) == [1]


def test_a_checksum_covers_a_later_option_only_where_it_is_used() -> None:
    covered = [three().checked(np.array(held)).tolist() for held in ([0, 0], [0, 0, 0], [1, 0, 1])]
    assert covered == [[0, 0], [0, 0], [1, 0, 1]]
