"""Where Numba keeps what it compiled: by the names of our sources, so that all copies of the same sources share it."""

from pathlib import Path
from typing import Any

from numba.core import config
from numba.core.caching import UserProvidedCacheLocator

PACKAGE = Path(__file__).resolve().parent.parent


class Locator(UserProvidedCacheLocator):  # type: ignore[misc]
    """A locator that ignores where a source is installed and how old it is: a hash of all sources names the folder."""

    def __init__(self, function: Any, source: str) -> None:
        super().__init__(function, source)
        self._cache_path = str(Path(config.CACHE_DIR, *Path(source).resolve().relative_to(PACKAGE).parent.parts))

    def get_source_stamp(self) -> str:
        return ""

    @classmethod
    def from_function(cls, function: Any, source: str) -> Any:
        ours = Path(source).resolve().is_relative_to(PACKAGE)
        return super().from_function(function, source) if ours else None
