"""Copies of states. What to copy follows from the types: what can be written is copied, all else is shared.

Every move copies a state, so for each struct a function is written out, as dataclasses do it.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any, TypeVar

from msgspec import inspect
from msgspec.structs import force_setattr

from strata.domain.kernel.structs import State

S = TypeVar("S", bound=State)

_NEVER_WRITTEN = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.BytesType,
    inspect.EnumType,
    inspect.LiteralType,
)


def clone(state: S) -> S:
    """An equal state: nothing that is done to one of them shows in the other."""
    cloned: S = _copier_of(type(state))(state)
    return cloned


@cache
def _copier_of(type_: type[State]) -> Callable[[Any], Any]:
    writer = _Writer()
    writer.function(inspect.type_info(type_))
    return writer.copiers[type_]


class _Writer:
    """Writes Python: for each type an expression of the copy of a value, for each struct a function of its own."""

    def __init__(self) -> None:
        self.copiers: dict[type, Callable[[Any], Any]] = {}
        self._functions: dict[type, str | None] = {}
        self._names: dict[str, Any] = {
            "copiers": self.copiers,
            "deepcopy": deepcopy,
            "force_setattr": force_setattr,
            "share": lambda value: value,
        }

    def copied(self, type_: inspect.Type, value: str) -> str:
        """The copy of a value of a type; the value itself where it can be shared."""
        match type_:
            case inspect.StructType():
                function = self.function(type_)
                return value if function is None else f"{function}({value})"
            case inspect.ListType(item_type=inner):
                item = self.copied(inner, "item")
                return f"[*{value}]" if item == "item" else f"[{item} for item in {value}]"
            case inspect.DictType(value_type=inner):
                item = self.copied(inner, "item")
                return f"{{**{value}}}" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
            case inspect.SetType():
                return f"{{*{value}}}"
            case inspect.VarTupleType(item_type=inner) | inspect.FrozenSetType(item_type=inner):
                return value if self._is_shared(inner) else f"deepcopy({value})"
            case inspect.TupleType(item_types=types):
                return value if all(map(self._is_shared, types)) else f"deepcopy({value})"
            case inspect.UnionType():
                return self._copied_union(type_, value)
        return value if isinstance(type_, _NEVER_WRITTEN) else f"deepcopy({value})"

    def _is_shared(self, type_: inspect.Type) -> bool:
        return self.copied(type_, "item") == "item"

    def function(self, struct: Any) -> str | None:
        """The name of what copies structs of a type; None where they can be shared."""
        cls = struct.cls
        if cls not in self._functions:
            name = self._functions[cls] = f"copy_{len(self._functions)}"  # before its fields, which may hold its like
            copies = [(field.name, self.copied(field.type, f"value.{field.name}")) for field in struct.fields]
            written = [(field, copied) for field, copied in copies if copied != f"value.{field}"]
            if not written and cls.__struct_config__.frozen:
                self._functions[cls] = None
            else:
                self.copiers[cls] = self._names[name] = self._write(name, cls, written) if written else cls.__copy__
        return self._functions[cls]

    def _write(self, name: str, cls: Any, written: list[tuple[str, str]]) -> Callable[[Any], Any]:
        assign = 'force_setattr(copied, "{}", {})' if cls.__struct_config__.frozen else "copied.{} = {}"
        self._names[f"shallow_{name}"] = cls.__copy__
        lines = [f"copied = shallow_{name}(value)", *(assign.format(*pair) for pair in written), "return copied"]
        exec("\n    ".join([f"def {name}(value):", *lines]), self._names)
        copier: Callable[[Any], Any] = self._names[name]
        return copier

    def _copied_union(self, union: inspect.UnionType, value: str) -> str:
        written = [type_ for type_ in union.types if self.copied(type_, value) != value]
        if not written:
            return value
        if union.includes_none and len(union.types) == 2:
            return f"(None if {value} is None else {self.copied(written[0], value)})"
        if not all(isinstance(type_, inspect.StructType) for type_ in written):
            return f"deepcopy({value})"
        return f"copiers.get(type({value}), share)({value})"
