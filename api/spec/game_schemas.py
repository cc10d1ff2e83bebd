"""The schemas of what games define, from msgspec: options, actions, facts and views.

They are named ``<Game><Struct>``. A game's actions, and its facts, form one union discriminated by ``kind``; across
games, where kinds repeat, the union is a plain ``anyOf``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import cleandoc
from typing import Any

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Fact, Game

REF = "#/components/schemas/"

Json = dict[str, Any]

_TYPES = {str: "string", int: "integer"}


def all_games() -> Json:
    """The schemas of every game, and the unions across them."""
    schemas: Json = {}
    for game in GAMES.values():
        schemas.update(game_schemas(game))
    for union, description in (
        ("Action", "What a seat chooses, in the game of its match"),
        ("Fact", "What became true, in the game of its match"),
        ("View", "The state of a game as one viewer may know it"),
    ):
        members = [reference(prefix_of(game) + union) for game in GAMES.values()]
        schemas[union] = {"description": description, "anyOf": members}
    return schemas


def game_schemas(game: Game[Any, Any]) -> Json:
    """The schemas of one game, under their names in the document."""
    prefix = prefix_of(game)

    def name(struct: str) -> str:
        return struct if struct.startswith(prefix) else prefix + struct

    named = schemas_of([*game.actions, *game.facts, game.options, game.view_type], name)
    for fact in game.facts:
        _loosen(named[prefix + fact.__name__], fact)
    for union, structs in (("Action", game.actions), ("Fact", game.facts)):
        references = {str(struct.__struct_config__.tag): name(struct.__name__) for struct in structs}
        named[name(union)] = union_of(references, "kind")
    return named


def schemas_of(structs: Iterable[Any], name: Callable[[str], str]) -> Json:
    """The schemas of structs and of all they hold, as ``name`` calls them."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return {name(struct): _plain(schema, name) for struct, schema in components.items()}


def union_of(members: Mapping[str, str], property_: str) -> Json:
    """One of several schemas, told apart by a property: its value → the schema's name."""
    return {
        "oneOf": [reference(schema) for schema in members.values()],
        "discriminator": {
            "propertyName": property_,
            "mapping": {value: REF + schema for value, schema in members.items()},
        },
    }


def reference(schema: str) -> Json:
    return {"$ref": REF + schema}


def prefix_of(game: Game[Any, Any]) -> str:
    return "".join(word.capitalize() for word in game.slug.split("-"))


def _plain(node: Any, name: Callable[[str], str]) -> Any:
    """A schema of msgspec as generators of clients understand it, with its references renamed."""
    if isinstance(node, list):
        return [_plain(value, name) for value in node]
    if not isinstance(node, dict):
        return node
    plain = {key: _plain(value, name) for key, value in node.items()}
    if isinstance(node.get("title"), str):
        del plain["title"]
    if isinstance(node.get("description"), str):
        plain["description"] = cleandoc(node["description"]).replace("``", "`")
    match node:
        case {"$ref": str(struct)}:
            plain["$ref"] = REF + name(struct)
        case {"discriminator": {"mapping": mapping}}:
            plain["discriminator"]["mapping"] = {value: REF + name(struct) for value, struct in mapping.items()}
        case {"enum": [str(only)]}:
            del plain["enum"]
            plain = {"type": "string", "const": only, **plain}
        case {"enum": [*values]}:
            del plain["enum"]
            plain = {**_enum(values), **plain}
        case {"prefixItems": [first, *others]}:
            # The length is fixed by minItems and maxItems, so nothing can follow.
            del plain["items"]
            if all(other == first for other in others):
                plain["items"] = plain.pop("prefixItems")[0]
    return plain


def _enum(values: list[Any]) -> Json:
    """One of some values; where they are of several types, one of each type's."""
    by_type: dict[str, list[Any]] = {}
    for value in values:
        by_type.setdefault(_TYPES[type(value)], []).append(value)
    enums = [{"type": type_, "enum": members} for type_, members in by_type.items()]
    return enums[0] if len(enums) == 1 else {"anyOf": enums}


def _loosen(schema: Json, fact: type[Fact]) -> None:
    """A secret field may be missing, for those who may not read it."""
    schema["required"] = [name for name in schema.get("required", []) if name not in fact.secret]
