"""What a viewer is shown, in pieces of JSON: viewers share them, and a step makes anew only what it changed."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import orjson

from ...core.game import Game, find
from ...core.noting import Noting, Reads
from ...core.parts import Place, places
from ...core.record import Reading, Span
from ...core.table import Table

Rest = dict[str, bytes]  # what a view holds besides the position, by name
REMEMBERED = 8 << 20  # bytes of pieces, twice: those asked for lately and those before
AROUND = 400  # bytes that it takes to remember one, besides itself


def write_json(value: Any) -> bytes:
    """Write JSON in no more memory than it takes: orjson keeps all that it had reserved."""
    return bytes(memoryview(orjson.dumps(value)))


class Sheet:
    """How the position of a game with so many seats is put together."""

    def __init__(self, game: Game, seats: int) -> None:
        self.places = list(places(game.shared or {}, seats))
        self.ask = len(self.places)  # the question is a piece too, but not of the position
        asked = Place("ask", None, lambda known, cards: game.question(known, cards).plain())
        self.frame = list(_frame(self.places))
        self.read: dict[tuple[int, tuple[Span, ...]], Reads] = {}
        self.eyes = [Eyes(self, [*self.places, asked], viewer, game.known.dtype) for viewer in range(-1, seats)]

    def write(self, pieces: list[bytes]) -> bytes:
        """Write the whole position."""
        return b"".join([each for pair in zip(self.frame, pieces, strict=False) for each in pair]) + self.frame[-1]


class Eyes:
    """What each part has been seen to read when a viewer looked.

    A part that reads the same bytes in the same places is the same, whoever looks and whenever.
    """

    def __init__(self, sheet: Sheet, places: list[Place], viewer: int, dtype: np.dtype[Any]) -> None:
        self.sheet = sheet
        self.makes = [(place.make, place.arguments(viewer)) for place in places]
        self.ways: list[list[Reads]] = [[] for _ in places]  # one for each way that a part has gone
        self.read_by = [0] * dtype.itemsize  # for each byte, the parts that have read it, as bits

    def touched(self, before: bytes, after: bytes) -> list[int]:
        """Return the parts of the position that have read a byte in which the looks differ."""
        differs = np.frombuffer(before, np.uint8) != np.frombuffer(after, np.uint8)
        mask, found = 0, []
        for byte in differs.nonzero()[0].tolist():
            mask |= self.read_by[byte]
        while mask:
            found.append((mask & -mask).bit_length() - 1)
            mask &= mask - 1
        return found

    def learn(self, part: int, noting: Noting) -> Reads:
        """Note what a part has just read."""
        spans = tuple(noting.noted)
        reads = self.sheet.read.setdefault((part, spans), Reads(spans))
        if reads not in self.ways[part]:
            self.ways[part].append(reads)
            for first, last in spans if part < self.sheet.ask else ():
                for byte in range(first, last):
                    self.read_by[byte] |= 1 << part
        return reads


def _frame(places: list[Place]) -> Iterable[bytes]:
    """Yield what stands before each part of a position, and at its end."""
    ends, before = b"", b"{"
    for at, (name, key, *_) in enumerate(places):
        within = bool(at) and places[at - 1].name == name
        named = b"%s:" % orjson.dumps(key) if isinstance(key, str) else b""
        if within:
            yield b"," + named
            continue
        opens, closes = (b"", b"") if key is None else (b"{", b"}") if named else (b"[", b"]")
        yield ends + before + orjson.dumps(name) + b":" + opens + named
        ends, before = closes, b","
    yield ends + b"}"


@cache
def sheet_of(game: str, seats: int) -> Sheet:
    return Sheet(find(game), seats)


class Shown:
    """What a viewer was shown at a step. `content` is the look at which its pieces were made."""

    __slots__ = ("content", "pieces", "rest", "sheet")

    def __init__(self, sheet: Sheet, content: bytes, pieces: list[bytes], rest: Rest) -> None:
        self.sheet, self.content, self.pieces, self.rest = sheet, content, pieces, rest

    def json(self) -> bytes:
        """Return the whole view."""
        rest = self.rest | ({"position": self.sheet.write(self.pieces)} if self.pieces else {})
        return _object(rest.items())

    def change(self, before: "Shown") -> bytes:
        """Return what differs from an earlier view: names of the view, names of its position, and places in those."""
        whole, within = dict[str, bytes](), dict[str, dict[str, bytes]]()
        for place, now, then in zip(self.sheet.places, self.pieces, before.pieces, strict=True):
            if now is then or now == then:
                continue
            if place.key is None:
                whole[place.name] = now
            else:
                within.setdefault(place.name, {})[str(place.key)] = now
        old = before.rest
        rest = [(name, now) for name, now in self.rest.items() if now is not (was := old.get(name)) and now != was]
        return b'{"game":%s,"view":%s,"position":%s,"places":%s}' % (
            self.rest["game"], _object(rest), _object(whole.items()),
            _object((name, _object(found.items())) for name, found in within.items()),
        )  # fmt: skip


def _object(values: Iterable[tuple[str, bytes]]) -> bytes:
    """Write an object; its names are our own and need no escape."""
    return b"{%s}" % b",".join([b'"%s":%s' % (name.encode(), value) for name, value in values])


class Recalled:
    """Pieces that were made lately at any table, by what they were made of; those not asked for are forgotten."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most, self.size = most, 0
        self._now: dict[Any, bytes] = {}
        self._before: dict[Any, bytes] = {}

    def find(self, key: Any) -> bytes | None:
        found = self._now.get(key)
        if found is None and (found := self._before.get(key)):
            self.keep(key, found)
        return found

    def keep(self, key: Any, piece: bytes) -> bytes:
        self._now[key] = piece
        self.size += AROUND + len(piece)
        if self.size > self.most:
            self._now, self._before, self.size = {}, self._now, 0
        return piece


RECALLED = Recalled()


class Pieces:
    """It puts together what the viewers of a table are shown."""

    def __init__(self, table: Table, recalled: Recalled = RECALLED) -> None:
        self.sheet, self.cards, self.dtype = sheet_of(table.game.name, table.seats), table.cards, table.game.known.dtype
        self.recalled = recalled
        self._same: Rest = {
            "game": write_json(table.game.name),
            "seats": b"%d" % table.seats,
            "options": write_json(table.options),
            "imagined": b"true" if table.imagined is not None else b"false",
        }
        self._state = b""  # the position at which the rest was last the same for all viewers

    def show(self, table: Table, seat: int | None, known: bytes, before: Shown | None, offering: bool = True) -> Shown:
        """Return what a viewer who knows this is shown; `before` is what was last made for it.

        Moves are offered unless another step follows at once.
        """
        look, eyes = Reading.of(self.dtype, known), self.sheet.eyes[0 if seat is None else seat + 1]
        if before:
            pieces = before.pieces.copy()
            for part in eyes.touched(before.content, known):
                pieces[part] = self._recall(eyes, part, look)
        else:
            pieces = [self._recall(eyes, part, look) for part in range(self.sheet.ask)]
        return Shown(self.sheet, known, pieces, self._rest(table, seat, look, eyes, offering))

    def _recall(self, eyes: Eyes, part: int, look: Reading) -> bytes:
        """Return a piece as it was made of the same bytes, or make it."""
        make, given = eyes.makes[part]
        which, find, content = (self.cards.number, given), self.recalled.find, look.content
        ways = eyes.ways[part]
        for at, reads in enumerate(ways):
            if found := find((reads, which, reads.pick(content))):
                if at:
                    ways.insert(0, ways.pop(at))  # what was read last time is likely to be read again
                return found
        noting = Noting(look)
        made = write_json(make(noting, self.cards, *given))
        reads = eyes.learn(part, noting)
        key = reads, which, reads.pick(content)
        return find(key) or self.recalled.keep(key, made)

    def _rest(self, table: Table, seat: int | None, look: Reading, eyes: Eyes, offering: bool) -> Rest:
        waiting = self._wait(table)
        asked = seat in waiting
        rest = self._same | {
            "decision": b"0" if seat is None else b"%d" % table.made(seat),
            "scores": self._scores(table, look),
            "ask": b"null",
            "moves": self._moves(table, seat) if seat is not None and asked and offering else b"[]",
        }
        if self.sheet.places:
            return rest | {"ask": self._recall(eyes, self.sheet.ask, look)} if asked else rest
        return rest | _unshared(table, seat, asked)

    def _wait(self, table: Table) -> tuple[int, ...]:
        """Return who is waited for, and find out once a step what else is the same for all viewers."""
        state = table.position.array.tobytes()
        if state != self._state:
            waiting, outcome = table.waiting, table.outcome
            self._state, self._waiting = state, waiting
            self._same |= {
                "waiting": _numbers(waiting),
                "outcome": write_json(outcome.plain()) if outcome else b"null",
            }
        return self._waiting

    def _scores(self, table: Table, look: Reading) -> bytes:
        points = table.game.points(look.handle, table.cards.handle, table.seats)
        key = table.game.name, points.tobytes()
        return self.recalled.find(key) or self.recalled.keep(key, write_json(table.game.name_points(points)))

    def _moves(self, table: Table, seat: int) -> bytes:
        legal = table.position.legal(seat) == 0
        key = table.game.name, "moves", legal.tobytes()
        found = self.recalled.find(key)
        if found is None:
            offers = _offers(table.game.name)
            found = b"[%s]" % b",".join([offers[code] for code in legal.nonzero()[0].tolist()])
            self.recalled.keep(key, found)
        return found


def _unshared(table: Table, seat: int | None, asked: bool) -> Rest:
    """Return what is made anew at each step of a game that declares no parts."""
    known = table.known(seat)
    found = {"position": write_json(table.game.view(known, table.cards))}
    if asked:
        found["ask"] = write_json(table.game.question(known, table.cards).plain())
    if table.game.plain:
        found["board"] = write_json([line.plain() for line in table.game.board(known, table.cards)])
    return found


@cache
def _numbers(numbers: tuple[int, ...]) -> bytes:
    return write_json(numbers)


@cache
def _offers(game: str) -> list[bytes]:
    """Return every action as it is offered."""
    space = find(game).space
    return [write_json({"code": code, "text": space[code].text}) for code in range(len(space))]
