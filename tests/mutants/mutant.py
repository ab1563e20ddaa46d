"""A mutant: one thing broken on purpose, and the tests that must notice it."""

from dataclasses import dataclass

RULES = "src/meadhall"


def ids_of(folder: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Tests named like "fights:the_lower_card_loses_a_figure", or a whole file like "fights" or "core/undo"."""
    return tuple(_test_of(folder, name) for name in names)


def _test_of(folder: str, name: str) -> str:
    place, _, test = name.partition(":")
    other, _, file = place.rpartition("/")
    return f"tests/{other or folder}/test_{file}.py" + (f"::test_{test}" if test else "")


@dataclass(frozen=True)
class Mutant:
    """`changes` gives for each text of the file, which stands there once, what stands there instead."""

    name: str
    file: str
    changes: dict[str, str]
    tests: tuple[str, ...]

    @property
    def module(self) -> str:
        """The name by which Python imports the file."""
        return self.file.removeprefix("src/").removesuffix(".py").replace("/", ".")

    @property
    def of_the_client(self) -> bool:
        return self.file.startswith("web/")

    def applied(self, text: str) -> str:
        """Return the file's text with every change made; LookupError if one does not fit exactly once."""
        for old, new in self.changes.items():
            if text.count(old) != 1:
                raise LookupError(f"{self.name}: {self.file} has this {text.count(old)} times: {old!r}")
            text = text.replace(old, new)
        return text
