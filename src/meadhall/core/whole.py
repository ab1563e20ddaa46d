"""How Numba compiles rules: it lowers each of them once, and optimises them only as parts of entries.

By default Numba optimises every function with all that it calls and makes machine code of it, again at every level.
"""

from typing import Any

from llvmlite.binding import Linkage
from numba.core import types
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, Flags
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonRewrites,
    NoPythonSupportedFeatureValidation,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.types.misc import unliteral
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode

PASSES = (  # those of Numba's that rules need: they have no closures, `with` blocks or errors to raise
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    NopythonRewrites,
    NoPythonSupportedFeatureValidation,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
)


class _Flags(Flags):  # type: ignore[misc]
    """Flags that compare fast. Numba looks overloads up by them thousands of times, and would list all each time."""

    def __hash__(self) -> int:
        return hash(_Flags)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Flags) and (self._values == other._values or self.values() == other.values())


class EntryCompiler(Compiler):  # type: ignore[misc]
    """A compiler that runs the passes that rules need, and no others."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, *rest: Any) -> None:
        super().__init__(typing, target, library, args, result, _Flags(flags), *rest)

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("rule")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class RuleCompiler(EntryCompiler):
    """A compiler that leaves the code of a rule as it was lowered."""

    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or Lowered(target.codegen(), "rule"), *rest)


class Lowered(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule, with links to the code of the rules that it calls. Nothing of it can be run."""

    _whole: Any = None

    def finalize(self) -> None:
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        """Return itself, in place of what would set the environment of machine code."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Do nothing: there is no machine code."""

    def _get_module_for_linking(self) -> Any:
        """Return the code with that of all rules it calls, each of them once."""
        if self._whole is None:
            self._whole = self._own().clone()
            for library in list(self._reached({}))[1:]:
                part = library._own() if isinstance(library, Lowered) else library._get_module_for_linking()
                self._whole.link_in(part, preserve=True)
        return self._whole

    def _own(self) -> Any:
        """Return the code of the rule alone, for others to link in."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"
        return self._final_module

    def _reached(self, found: dict[Any, None]) -> dict[Any, None]:
        """Add itself and all that it calls, directly or not, to what was found."""
        found[self] = None
        for library in self._linking_libraries:
            if isinstance(library, Lowered) and library not in found:
                library._reached(found)
            found[library] = None
        return found


def plain(kind: Any) -> Any:
    """Return the type that a rule is compiled for. Signed whole numbers of any width are one type."""
    kind = unliteral(kind)
    return types.int64 if kind in types.signed_domain or isinstance(kind, types.IntEnumMember) else kind


STAMPS: dict[Any, str] = {}  # what the code of a game that is not ours depends on, by the type of its records


class EntryCache(FunctionCache):  # type: ignore[misc]
    """A cache that keeps compiled code of further games by their sources too."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        stamps = tuple(STAMPS[each] for each in map(_record_type, sig) if each in STAMPS)
        key = super()._index_key(sig, codegen)
        return (*key, stamps) if stamps else key


def _record_type(kind: Any) -> Any:
    """Return the NumPy type of a record or of an array's records, else None."""
    record = kind.dtype if isinstance(kind, types.Array) else kind
    return record.dtype if isinstance(record, types.Record) else None


class EntryDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A dispatcher that compiles once for numbers of any width."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template([plain(each) for each in args], {k: plain(v) for k, v in kws.items()})


class RuleDispatcher(EntryDispatcher):
    """A dispatcher without a wrapper for Python. It raises TypeError where a call from Python would crash."""

    def __call__(self, *args: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is called by compiled rules alone")
