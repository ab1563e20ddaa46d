"""Tables, files and dice, broken one by one."""

from .mutant import RULES, Mutant, ids_of


def broken(name: str, module: str, changes: dict[str, str], *tests: str) -> Mutant:
    return Mutant(name, f"{RULES}/core/{module}.py", changes, ids_of("core", tests))


MUTANTS = [
    broken(
        "undo after something was opened",
        "log",
        {"if true.opened(seat) != self.position.opened(seat):": "if False:"},
        "undo:the_last_to_seal_a_plan_cannot_look_and_take_it_back",
        "undo:the_last_to_play_a_card_cannot_look_and_take_it_back",
    ),
    broken(
        "undo although a later entry no longer fits",
        "log",
        {"if not (same and other.fits(entry)):": "if not same:"},
        "undo:a_declared_attack_stands_once_the_opponent_has_acted",
    ),
    broken(
        "undo of a move that is not the latest",
        "log",
        {"self.position.ending() or self.latest(seat) != target or": "self.position.ending() or"},
        "undo",
        "files",
        "shipwrights/undo",
    ),
    broken(
        "a reason speaks of what was just opened",
        "play",
        {"if self.position.opened(seat) != opened:": "if False:"},
        "shipwrights/sealed_picks:a_move_that_goes_on_after_the_picks_are_open_tells_nothing_of_the_packs",
    ),
    broken(
        "a fork names only the table before it",
        "table",
        {"origin = self.origin or (": "origin = ("},
        "server/laundering:a_fork_between_that_was_deleted_hides_nothing",
    ),
    broken(
        "a running table is forked as it truly is",
        "table",
        {"elif self.outcome:\n": "elif True:\n"},
        "table:a_running_table_has_no_true_fork",
    ),
    broken(
        "a file with an illegal entry is read",
        "table",
        {"            if not table.follow(entry):\n": "            table.follow(entry)\n            if False:\n"},
        "files:an_entry_that_is_not_legal_is_refused",
    ),
    broken(
        "checksums of a file are not looked at",
        "table",
        {"] != checks[check : check + 1]:": "] == []:"},
        "files:a_changed_checksum_is_refused",
        "files:a_missing_checksum_is_refused",
    ),
    broken(
        "a key that was not promised is taken",
        "files",
        {'if plain["commitment"] != promise:': "if False:"},
        "files:a_file_with_damaged_dice_is_refused",
    ),
    broken(
        "an impossible position is read",
        "files",
        {"if strange or game.rules.faults(state, cards.record) or not": "if strange or not"},
        "files:an_imagined_position_that_cannot_be_is_refused",
    ),
    broken(
        "the first outcomes are more likely",
        "dice",
        {"fair = of - of % total": "fair = of"},
        "dice:a_number_is_fair_below_the_largest_multiple_of_the_total",
        "dice:each_place_comes_of_equally_many_numbers",
    ),
    broken(
        "the same number falls each time",
        "dice",
        {'yield _number(key, f"{fallen}")': 'yield _number(key, "0")'},
        "dice:an_outcome_is_the_hash_of_its_count_modulo_the_total_weight",
    ),
    broken(
        "the promise leaves out the table",
        "dice",
        {'hashlib.sha256(table.encode("ascii") + key)': "hashlib.sha256(key)"},
        "dice:the_commitment_is_the_hash_of_table_and_key",
    ),
]
