"""What keeps a game from being played at all, found by looking at its parts without playing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import msgspec

from strata.domain.kernel.game import ENDING, Game
from strata.domain.kernel.structs import ACTOR, NOBODY, Action, Fact, Options, State, View

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
KIND = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MOST_SEATS = 20

_BASES: dict[str, type] = {"state": State, "options": Options, "view_type": View}
_BASES_OF_SEVERAL: dict[str, type] = {"actions": Action, "facts": Fact}
_UNIONS = {"Action", "Fact"}
_FUNCTIONS = ("setup", "proceed", "pending", "ending", "ranking", "moment", "tracks", "view", "resample", "board")


def flaws(game: object) -> list[str]:
    """Each flaw in a sentence; none of a game that can be played."""
    if not isinstance(game, Game):
        return [f"it is not a Game but of type {type(game).__name__}"]
    # What stands on broken parts is not looked at.
    for look in (_wrong_types, _wrong_structs, _wrong_schemas):
        if found := list(look(game)):
            return found
    return []


def _wrong_types(game: Game[Any, Any]) -> Iterator[str]:
    if not (isinstance(game.slug, str) and SLUG.fullmatch(game.slug)):
        yield f"the slug {game.slug!r} is not words of a-z and 0-9 with hyphens between them"
    for name in ("title", "summary"):
        if not (isinstance(getattr(game, name), str) and getattr(game, name).strip()):
            yield f"{name} says nothing"
    if not (isinstance(game.seats, range) and game.seats and game.seats.step == 1):
        yield "seats is not a range of numbers"
    elif not 1 <= game.seats[0] <= game.seats[-1] <= MOST_SEATS:
        yield f"seats is not within 1 to {MOST_SEATS}"
    for name in ("rules_version", "codec_version"):
        if not (isinstance(getattr(game, name), int) and getattr(game, name) >= 1):
            yield f"{name} is not a whole number from 1 on"
    for name, base in _BASES.items():
        if not _is_subclass(getattr(game, name), base):
            yield f"{name} is not a subclass of {base.__name__}"
    for name, base in _BASES_OF_SEVERAL.items():
        structs = getattr(game, name)
        if not (isinstance(structs, tuple) and structs and all(_is_subclass(struct, base) for struct in structs)):
            yield f"{name} is not a tuple of subclasses of {base.__name__}"
    yield from (f"{name} is not a function" for name in _FUNCTIONS if not callable(getattr(game, name)))
    if "en" not in game.narrators:
        yield "there is no narrator for English (en)"


def _wrong_structs(game: Game[Any, Any]) -> Iterator[str]:
    if game.ending is ENDING and "ending" not in game.state.__struct_fields__:
        yield f"{game.state.__name__} has no field `ending`, and the game no function that says why it is over"
    for struct in (game.state, game.options):
        try:
            struct()
        except TypeError as error:
            yield f"a field of {struct.__name__} has no default: {error}"
    for structs in (game.actions, game.facts):
        kinds = [struct.__struct_config__.tag for struct in structs]
        for struct, kind in zip(structs, kinds, strict=True):
            if not (isinstance(kind, str) and KIND.fullmatch(kind)):
                yield f'{struct.__name__} has no kind in snake_case (class …, tag="…")'
            elif kinds.count(kind) > 1:
                yield f"{struct.__name__} is of kind {kind}, as another one is"
    for struct in chain(game.actions, game.facts):
        yield from _wrong_secrets(struct)
    for upcast in game.upcasts:
        if not 1 < upcast.before <= game.codec_version:
            yield f"an upcast of {upcast.kind} is for what was recorded before codec version {upcast.before}"


def _wrong_secrets(struct: Any) -> Iterator[str]:
    defaults = {info.name: info.default for info in msgspec.structs.fields(struct)}
    for field, audience in struct.secret.items():
        if field not in defaults:
            yield f"{struct.__name__} declares a secret that is not a field of it: {field}"
        elif defaults[field] not in (msgspec.NODEFAULT, None):
            yield f"{struct.__name__}.{field} is secret, so its default can only be None"
        if audience not in (ACTOR, NOBODY, *defaults):
            yield f"the audience of {struct.__name__}.{field} is not a field, ACTOR or NOBODY: {audience}"


def _wrong_schemas(game: Game[Any, Any]) -> Iterator[str]:
    types = {
        "facts": game.fact_list,
        "actions": game.action_union,
        "state": game.state,
        "options": game.options,
        "view_type": game.view_type,
    }
    for name, type_ in types.items():
        try:
            msgspec.json.Decoder(type_)
            schema = msgspec.json.schema(type_)
        except TypeError as error:
            yield f"{name} cannot be read from JSON: {error}"
            continue
        if _has_float(schema):
            yield f"{name} holds a float, and bytes of floats are not canonical"
        for taken in _UNIONS & schema.get("$defs", {}).keys():
            yield f"{name} holds a struct that is called {taken}, as the union of all of them is"


def _has_float(schema: Any) -> bool:
    if isinstance(schema, dict):
        return schema.get("type") == "number" or any(map(_has_float, schema.values()))
    return isinstance(schema, list) and any(map(_has_float, schema))


def _is_subclass(value: object, base: type) -> bool:
    return isinstance(value, type) and issubclass(value, base)
