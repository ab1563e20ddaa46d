"""What a viewer is shown, in pieces of JSON: viewers share them, and a step makes anew only what it changed."""

from collections.abc import Callable, Iterable, Sized
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import orjson

from ...core.game import Game, find
from ...core.noting import Noting, Reads, difference, mask_of
from ...core.parts import Place, places
from ...core.record import Reading, Span
from ...core.table import Table

T = TypeVar("T", bound=Sized)
Rest = dict[str, bytes]  # what a view holds besides the position, by name
REMEMBERED = 8 << 20  # bytes of pieces, twice: those asked for lately and those before
AROUND = 400  # bytes that it takes to remember one, besides itself


def write_json(value: Any) -> bytes:
    """Write JSON in no more memory than it takes: orjson keeps all that it had reserved."""
    return bytes(memoryview(orjson.dumps(value)))


class Way(Reads):
    """One of the ways in which a part has been made: what it read then."""

    def __init__(self, spans: tuple[Span, ...]) -> None:
        super().__init__(spans)
        self.mask = mask_of(spans)


@dataclass(slots=True)
class Piece:
    """A part of a position as it was made, and the way in which that was: it stays until what it read changes."""

    json: bytes
    way: Way

    def __len__(self) -> int:
        return len(self.json)


class Sheet:
    """How the position of a game with so many seats is put together."""

    def __init__(self, game: Game, seats: int) -> None:
        self.places = list(places(game.shared or {}, seats))
        self.ask = len(self.places)  # the question is a piece too, but not of the position
        asked = Place("ask", None, lambda known, cards: game.question(known, cards).plain())
        self.frame = list(_frame(self.places))
        self.ways: dict[tuple[int, tuple[Span, ...]], Way] = {}
        self.eyes = [Eyes(self, [*self.places, asked], viewer) for viewer in range(-1, seats)]

    def write(self, pieces: list[Piece]) -> bytes:
        """Write the whole position."""
        framed = [part for before, piece in zip(self.frame, pieces, strict=False) for part in (before, piece.json)]
        return b"".join(framed) + self.frame[-1]


class Eyes:
    """What each part has been seen to read when a viewer looked.

    A part that reads the same bytes in the same places is the same, whoever looks and whenever.
    """

    def __init__(self, sheet: Sheet, places: list[Place], viewer: int) -> None:
        self.sheet = sheet
        self.makes = [(place.make, place.arguments(viewer)) for place in places]
        self.ways: list[list[Way]] = [[] for _ in places]  # one for each way that a part has gone

    def learn(self, part: int, noting: Noting) -> Way:
        """Note what a part has just read."""
        key = part, tuple(noting.noted)
        way = self.sheet.ways.get(key)
        if way is None:
            way = self.sheet.ways[key] = Way(key[1])
        if way not in self.ways[part]:
            self.ways[part].append(way)
        return way


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

    def __init__(self, sheet: Sheet, content: bytes, pieces: list[Piece], rest: Rest) -> None:
        self.sheet, self.content, self.pieces, self.rest = sheet, content, pieces, rest

    def json(self) -> bytes:
        """Return the whole view."""
        rest = self.rest | ({"position": self.sheet.write(self.pieces)} if self.pieces else {})
        return _object(rest.items())

    def change(self, before: "Shown") -> bytes:
        """Return what differs from an earlier view: names of the view, names of its position, and places in those."""
        whole, within = dict[str, bytes](), dict[str, dict[str, bytes]]()
        for place, now, then in zip(self.sheet.places, self.pieces, before.pieces, strict=True):
            if now is then or now.json == then.json:
                continue
            if place.key is None:
                whole[place.name] = now.json
            else:
                within.setdefault(place.name, {})[str(place.key)] = now.json
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
    """What was made lately at any table, by what it was made of; what nobody asks for is forgotten."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most, self.size = most, 0
        self._now: dict[Any, Sized] = {}
        self._before: dict[Any, Sized] = {}

    def find(self, key: Any) -> Any:
        """Return what was kept by that key, or None."""
        found = self._now.get(key)
        if found is None and (found := self._before.get(key)):
            self.keep(key, found)
        return found

    def keep(self, key: Any, made: T) -> T:
        self._now[key] = made
        self.size += AROUND + len(made)
        if self.size > self.most:
            self._now, self._before, self.size = {}, self._now, 0
        return made


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
            differs = difference(before.content, known)
            pieces = [
                self._recall(eyes, part, look) if differs & piece.way.mask else piece
                for part, piece in enumerate(before.pieces)
            ]
        else:
            pieces = [self._recall(eyes, part, look) for part in range(self.sheet.ask)]
        return Shown(self.sheet, known, pieces, self._rest(table, seat, look, eyes, offering))

    def _recall(self, eyes: Eyes, part: int, look: Reading) -> Piece:
        """Return a piece as it was made of the same bytes, or make it."""
        make, given = eyes.makes[part]
        find: Callable[[Any], Piece | None] = self.recalled.find
        which, content, ways = (self.cards.number, given), look.content, eyes.ways[part]
        for at, way in enumerate(ways):
            if found := find((way, which, way.pick(content))):
                if at:
                    ways.insert(0, ways.pop(at))  # what was read last time is likely to be read again
                return found
        noting = Noting(look)
        made = write_json(make(noting, self.cards, *given))
        way = eyes.learn(part, noting)
        key = way, which, way.pick(content)
        return find(key) or self.recalled.keep(key, Piece(made, way))

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
            return rest | {"ask": self._recall(eyes, self.sheet.ask, look).json} if asked else rest
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
        found: bytes | None = self.recalled.find(key)
        return found or self.recalled.keep(key, write_json(table.game.name_points(points)))

    def _moves(self, table: Table, seat: int) -> bytes:
        legal = table.position.legal(seat) == 0
        key = table.game.name, "moves", legal.tobytes()
        found: bytes | None = self.recalled.find(key)
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
