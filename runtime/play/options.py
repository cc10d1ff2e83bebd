"""The options of a game, for people: what is wrong with those given, and what each may be set to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from strata_client import GameDetail, StrataProblem


def option_errors(problem: StrataProblem, game: GameDetail) -> list[str]:
    """What is wrong with the options that were given, if that is the problem, and below it those there are."""
    faults = [error for error in problem.members.get("errors", []) if error.get("pointer", "").startswith("/options")]
    return [_fault(error, game) for error in faults] + (list(_offered(game)) if faults else [])


def _fault(error: Mapping[str, str], game: GameDetail) -> str:
    name = error["pointer"].removeprefix("/options").removeprefix("/")
    if name and name.partition("/")[0] not in _members(game):
        return f"{game['title']} has no option {name!r}."
    return f"{name}: {error['detail']}" if name else error["detail"]


def _offered(game: GameDetail) -> Iterator[str]:
    """A line for each option, read from their JSON Schema: its values, and that which it has if it is not given."""
    members = _members(game)
    longest = max(map(len, members), default=0)
    yield f"Options of {game['title']}:" if members else f"{game['title']} has no options."
    for name, member in members.items():
        yield f"  {name:<{longest}}  {' or '.join(_values(member))}; {_text(member['default'])} if not given"


def _members(game: GameDetail) -> Mapping[str, Any]:
    schema = game["options"]
    members: Mapping[str, Any] = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return members


def _values(schema: Mapping[str, Any]) -> list[str]:
    match schema:
        case {"enum": values}:
            return [_text(value) for value in values]
        case {"anyOf": ways}:
            return [value for way in ways if way.get("type") != "null" for value in _values(way)]
        case {"type": "boolean"}:
            return ["true", "false"]
        case {"type": "integer", "minimum": least, "maximum": most}:
            return [f"{least} to {most}"]
        case {"type": "integer"}:
            return ["a number"]
        case {"type": "array", "items": items}:
            return [f"[{' or '.join(_values(items))}, …]"]
    return [str(schema.get("type", "JSON"))]


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
