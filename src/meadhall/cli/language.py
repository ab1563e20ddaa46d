"""The command that checks a language."""

from typing import Annotated

import typer


def words(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help="two letters, like de; else all")] = "",
) -> None:
    """Check the words of a language against the English ones; docs/guides/translate.md says how to mend them."""
    from ..i18n import FOLDER, LANGUAGES
    from ..i18n.check import check, pages_missing

    wrong = 0
    for each in [language] if language else LANGUAGES:
        if not (FOLDER / each).is_dir():
            raise ValueError(f"there are no words in {FOLDER / each}")
        found = check(FOLDER / each)
        wrong += len(found)
        for line in found:
            print(f"{each}: {line}")
        for page in pages_missing(each):
            print(f"{each}: {page} is not written yet; the English page is shown")
        print(f"{each}: {f'{len(found)} to mend' if found else 'every message is there and whole'}")
    if wrong:
        raise typer.Exit(1)
