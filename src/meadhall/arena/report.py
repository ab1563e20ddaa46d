"""The report of a tournament: one page that needs nothing else, neither a script nor a font nor a picture."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from ..bots.player import Failure
from . import plots
from .html import Html, join, table, tag
from .job import Result
from .ratings import Estimate, Standing, above, in_order, mean, observed, share_of, standings, total, won
from .tables import compared, count, failing, headline, interval
from .tournament import REPORT, Tournament

STYLE = Path(__file__).with_name("report.css")
LISTED = 60  # failures


def write_report(tournament: Tournament, results: Sequence[Result], folder: Path) -> Path:
    path = folder / REPORT
    beside = path.with_name(f".{path.name}.part")
    beside.write_text(report(tournament, results), encoding="utf-8")
    beside.replace(path)
    return path


def report(tournament: Tournament, results: Sequence[Result]) -> str:
    """Return the page. It depends on the set of results alone, not on the order in which they came."""
    games, found = in_order(results), standings(results)
    numbers = {bot: number for number, bot in enumerate(tournament.field.bots)}
    title = f"{tournament.game.name.capitalize()}: {', '.join(tournament.field.bots)}"
    return page(
        title,
        tag("h1", title),
        tag("p", headline(tournament, len(games)), class_="muted"),
        standing_section(found, numbers),
        rating_section(found, numbers),
        against_section(tournament, games, found, numbers),
        score_section(games, found, numbers),
        course_section(games, found, numbers),
        length_section(games),
        ending_section(games),
        seat_section(tournament, games),
        failure_section(games, found),
        rules_section(tournament),
        again_section(tournament),
    )


def page(title: str, *inside: str, language: str = "en") -> str:
    """Return a whole page with its style."""
    head = tag(
        "head",
        Html('<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'),
        tag("title", title),
        tag("style", Html(STYLE.read_text(encoding="utf-8"))),
    )
    return "<!DOCTYPE html>\n" + tag("html", head, tag("body", tag("main", *inside)), lang=language) + "\n"


def section(title: str, *inside: str) -> Html:
    return tag("section", tag("h2", title), *inside)


def signed(bot: str, numbers: dict[str, int]) -> Html:
    return join(plots.sign(numbers[bot]), bot)


def figure(estimate: Estimate | None, scale: float = 1.0, unit: str = "") -> Html:
    """Return a cell with a number that matters, and its interval."""
    if estimate is None:
        return tag("td", "–")
    value, _, reach = interval(estimate, 1, scale).partition(" ")
    return tag("td", tag("b", value + unit), " ", tag("small", reach or " "))


def standing_section(found: Sequence[Standing], numbers: dict[str, int]) -> Html:
    rows = [
        [
            signed(each.bot, numbers),
            f"{each.games:,}",
            figure(each.rating),
            figure(each.wins, 100, " %"),
            figure(each.score),
            f"{each.milliseconds:,.1f} ms",
            tag("td", str(each.failures), class_="failed") if each.failures else "0",
        ]
        for each in found
    ]
    head = ["bot", "seats", "rating", "wins a seat", "score", "a decision", "failed"]
    return section("Standings", table(head, rows), tag("p", "In brackets, 95 % intervals.", class_="muted"))


def rating_section(found: Sequence[Standing], numbers: dict[str, int]) -> Html:
    rated = {each.bot: each.rating for each in found if each.rating}
    if not rated:
        return Html("")
    about = "Plackett-Luce ratings by openskill, game by game; all begin at 25. The bars are 95 % intervals."
    return section(
        "Ratings", plots.intervals(rated, numbers, "Ratings with intervals", 25.0), tag("p", about, class_="muted")
    )


def against_section(
    tournament: Tournament, games: Sequence[Result], found: Sequence[Standing], numbers: dict[str, int]
) -> Html:
    if len(found) < 2:
        return Html("")
    rows = [
        [signed(each.bot, numbers), *(share(above(games, each.bot, other.bot), each.bot, other.bot) for other in found)]
        for each in found
    ]
    head = ["", *(signed(each.bot, numbers) for each in found)]
    return section("Head to head", table(head, rows, class_="matrix"), tag("p", compared(tournament), class_="muted"))


def share(estimate: Estimate | None, bot: str, other: str) -> Html:
    if estimate is None:
        return tag("td", " ")
    says = f"{bot} above {other}: {interval(estimate, 1, 100)} %"
    shade = f"--share: {45 * estimate.value:.0f}%"
    return tag("td", f"{estimate.value:.1%}", title=says, class_="share", style=shade)


def score_section(games: Sequence[Result], found: Sequence[Standing], numbers: dict[str, int]) -> Html:
    scores = {each.bot: [value for deal in observed(games, each.bot, total) for value in deal] for each in found}
    about = "Final scores of each bot's seats; the sign stands at the mean."
    return section(
        "Scores",
        plots.distributions(scores, numbers, "Distributions of scores", "points"),
        tag("p", about, class_="muted"),
    )


def course_section(games: Sequence[Result], found: Sequence[Standing], numbers: dict[str, int]) -> Html:
    courses = {each.bot: course(games, each.bot) for each in found}
    about = "Mean score after each round, of the games that last so long: what would be scored if the game ended there."
    return section("Score by round", plots.curves(courses, numbers, "Scores by round"), tag("p", about, class_="muted"))


def course(games: Sequence[Result], bot: str) -> list[float]:
    rounds: list[list[float]] = []
    for game in games:
        for seat, name in enumerate(game["seating"]):
            for after, scores in enumerate(game["course"] if name == bot else ()):
                rounds += [[]] if after == len(rounds) else []
                rounds[after].append(scores[seat])
    return [mean(each) for each in rounds]


def length_section(games: Sequence[Result]) -> Html:
    parts = []
    for name in ("rounds", "decisions"):
        values = [float(game[name]) for game in games]
        says = f"{mean(values):.1f} {name} a game, {min(values):.0f} to {max(values):.0f}."
        parts += [tag("p", says), plots.histogram(values, f"Games by their number of {name}", name)]
    return section("Length of games", *parts)


def ending_section(games: Sequence[Result]) -> Html:
    reasons = Counter(str(game["reason"]) for game in games)
    rows = [
        [reason.replace("_", " "), str(times), f"{times / len(games):.1%}"] for reason, times in reasons.most_common()
    ]
    return section("How games ended", table(["ended by", "games", "share"], sorted(rows), class_="narrow"))


def seat_section(tournament: Tournament, games: Sequence[Result]) -> Html:
    """Show what the seat alone is worth. Every bot has had every seat of its deals."""
    if tournament.seats == 1:
        return Html("")
    rows = []
    for seat in range(tournament.seats):
        wins: dict[int, list[float]] = {}
        for game in games:
            wins.setdefault(game["deal"], []).append(won(game, seat))
        score = mean(total(game, seat) for game in games)
        rows.append([f"seat {seat}", figure(share_of(list(wins.values())), 100, " %"), f"{score:.1f}"])
    about = "All bots together; each has had every seat of its deals."
    return section("Seats", table(["", "wins", "score"], rows, class_="narrow"), tag("p", about, class_="muted"))


def failure_section(games: Sequence[Result], found: Sequence[Standing]) -> Html:
    failures = [Failure(**failure) for game in games for failure in game["failures"]]
    if not failures:
        return section("Failures", tag("p", "No bot failed."))
    rows = [
        [each.bot, each.table, str(each.seat), tag("td", str(each).split(each.table, 1)[1].strip(), class_="words")]
        for each in failures[:LISTED]
    ]
    about = f"{count(len(failures), 'failure')}: {failing(found)}."
    more = f" The first {LISTED} are listed." if len(failures) > LISTED else ""
    return section(
        "Failures", tag("p", about + more, class_="failed"), table(["bot", "game", "seat", "what happened"], rows)
    )


def rules_section(tournament: Tournament) -> Html:
    rows = []
    for option in tournament.game.options:
        value = tournament.options[option.name]
        said = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        rows.append([option.name, said, "" if value == option.default else "changed"])
    rows.append(["cards", tournament.cards.name, ""])
    rows.append(
        [
            "time for a decision",
            "as long as it takes" if tournament.seconds is None else f"{tournament.seconds:g} s",
            "",
        ]
    )
    return section(
        "Options",
        tag("p", f"Rules {tournament.game.version} of {tournament.game.name}."),
        table(["", "", ""], rows, class_="narrow"),
    )


def again_section(tournament: Tournament) -> Html:
    own = [bot for bot in tournament.field.bots if ":" in bot]
    notes = ["This command plays the same games again; any number of --jobs gives the same results."]
    if tournament.seconds is not None:
        notes.append("Bots that think until their time is up may choose differently on another machine.")
    if own:
        notes.append(f"It needs {' and '.join(own)}.")
    if tournament.card_file:
        notes.append("It needs the file of cards; the cards themselves stand in the first line of results.jsonl.")
    about = "Each deal is played once for every rotation of the seats, so that the luck of the deal falls on all alike."
    if tournament.seats == 1:
        about = "Every bot plays every deal."
    intervals = "Intervals take the games of one deal together."
    return section(
        "Play it again",
        tag("pre", tag("code", tournament.command)),
        tag("p", " ".join(notes)),
        tag("p", f"{about} {intervals}", class_="muted"),
    )
