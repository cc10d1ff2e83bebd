"""Games' own structs, read from plain JSON: what is wrong is pointed at, with what would have been right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from strata.api.http.problems import invalid
from strata.domain.kernel import Game

_AT = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(.*)`")


def read_struct(game: Game[Any, Any], type_: Any, plain: dict[str, Any], pointer: str) -> Any:
    """A struct, or one of a union of them."""
    try:
        return msgspec.convert(plain, type_)
    except msgspec.ValidationError as error:
        message = str(error)
        place = _AT.search(message)
        path = "" if place is None else re.sub(r"[.\[]", "/", place[1]).replace("]", "")
        detail = _AT.sub("", message)
        if detail.startswith("Invalid "):
            values = _values(_fields(type_, plain)[path.split("/")[1]])
            detail = f"Must be one of: {', '.join(values)}."
        elif detail.startswith("Object contains unknown field"):
            known = ", ".join(_fields(type_, plain))
            detail = f"Unknown field; there are: {known}. GET /v1/games/{game.slug} has the schema."
        field = _FIELD.search(message)
        path += "" if field is None else f"/{field[1]}"
        raise invalid(pointer + path, detail) from error


def _fields(type_: Any, plain: dict[str, Any]) -> dict[str, Any]:
    """The fields there are, with their types: those of the only struct, or the kind and those of that kind."""
    structs = {struct.__struct_config__.tag: struct for struct in get_args(type_) or [type_]}
    fields: dict[str, Any] = {} if None in structs else {"kind": Literal[tuple(structs)]}
    struct = structs.get(plain["kind"] if fields else None)
    return fields | {field.encode_name: field.type for field in (msgspec.structs.fields(struct) if struct else ())}


def _values(type_: Any) -> Iterator[str]:
    """What a type lists, or the parts it is made of do."""
    if get_origin(type_) is Literal:
        yield from map(str, get_args(type_))
    elif type_ is int:
        yield "a whole number"
    else:
        for part in get_args(type_):
            yield from _values(part)
