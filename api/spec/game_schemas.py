"""The schemas of what games define, from msgspec: options, actions, facts and views.

They are named ``<Game><Struct>``, those of guests ``<Game>.<Struct>``. No other name has a dot, and no two games have
slugs that differ by hyphens alone, so no two schemas have the same name. A game's actions, and its facts, form one
union discriminated by ``kind``; across games, where kinds repeat, the union is a plain ``anyOf``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from inspect import cleandoc
from typing import Any

import msgspec

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Fact, Game

REF = "#/components/schemas/"

Json = dict[str, Any]

_TYPES = {str: "string", int: "integer"}


def schemas_of_games(games: Iterable[Game[Any, Any]]) -> Json:
    """The schemas of some games, and the unions across them."""
    several = list(games)
    schemas: Json = {}
    for game in several:
        schemas.update(game_schemas(game))
    for union, description in (
        ("Action", "What a seat chooses, in the game of its match"),
        ("Fact", "What became true, in the game of its match"),
        ("View", "The state of a game as one viewer may know it"),
    ):
        members = [reference(schema_name(game, union)) for game in several]
        schemas[union] = {"description": description, "anyOf": members}
    return schemas


def game_schemas(game: Game[Any, Any]) -> Json:
    """The schemas of one game, under their names in the document."""
    name = partial(schema_name, game)
    named = schemas_of([*game.actions, *game.facts, game.options, game.view_type], name)
    for fact in game.facts:
        _loosen(named[name(fact.__name__)], fact)
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


def schema_name(game: Game[Any, Any], struct: str) -> str:
    """What a struct of a game is called in the document."""
    prefix = "".join(word.capitalize() for word in game.slug.split("-"))
    if game.slug not in BUILT_IN:
        return f"{prefix}.{struct}"
    return struct if struct.startswith(prefix) else prefix + struct


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
