"""The schemas of what games define, from msgspec: options, actions, facts and views.

They are named ``<Game><Struct>``, those of guests ``<Game>.<Struct>``. No two games have slugs that differ by hyphens
alone, so no two schemas have the same name. A game's actions, and its facts, form one union discriminated by ``kind``;
across games, where kinds repeat, the union is a plain ``anyOf``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from inspect import cleandoc
from typing import Any

import msgspec

from strata.api.spec.references import REF, Json, reference
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Action, Fact, Game

Kind = type[Action] | type[Fact]

_TYPES = {str: "string", int: "integer"}


def schemas_of_games(games: Iterable[Game[Any, Any]]) -> Json:
    """The schemas of some games, and the union of their actions."""
    several = list(games)
    schemas: Json = {}
    for game in several:
        schemas.update(game_schemas(game))
    members = [reference(form_name(game, "Action")) for game in several]
    schemas["Action"] = {"description": "What a seat chooses, in the game of its match", "anyOf": members}
    return schemas


def game_schemas(game: Game[Any, Any]) -> Json:
    """The schemas of one game, under their names in the document."""
    name = partial(schema_name, game)
    named = schemas_of([*game.actions, *game.facts, game.options, game.view_type], name)
    for fact in game.facts:
        named[name(fact.__name__)] = _loosened(named[name(fact.__name__)], fact)
    played: dict[Kind, str] = {action: name(action.__name__) for action in game.actions}
    for action in game.actions:
        if action.secret:
            played[action] = _played_name(name(action.__name__))
            named[played[action]] = _loosened(named[name(action.__name__)], action)
    named[form_name(game, "Action")] = _union_by_kind({action: name(action.__name__) for action in game.actions})
    named[form_name(game, "Fact")] = _union_by_kind({fact: name(fact.__name__) for fact in game.facts})
    named[form_name(game, "PlayedAction")] = {
        "description": "The action as it was chosen, without what is secret of it",
        **_union_by_kind(played),
    }
    return named


def form_name(game: Game[Any, Any], form: str) -> str:
    """What a form that every game defines is called in the document."""
    if form == "PlayedAction":
        return _played_name(schema_name(game, "Action"))
    structs = {"Options": game.options.__name__, "View": game.view_type.__name__}
    return schema_name(game, structs.get(form, form))


def _played_name(action: str) -> str:
    """An action in the record. It does not begin with the name of the game, as all that the game names does."""
    return f"Played.{action}" if "." in action else f"Played{action}"


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


def schema_name(game: Game[Any, Any], struct: str) -> str:
    """What a struct of a game is called in the document."""
    prefix = game_prefix(game)
    if game.slug not in BUILT_IN:
        return f"{prefix}.{struct}"
    return struct if struct.startswith(prefix) else prefix + struct


def game_prefix(game: Game[Any, Any]) -> str:
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


def _union_by_kind(members: Mapping[Kind, str]) -> Json:
    return union_of({str(struct.__struct_config__.tag): name for struct, name in members.items()}, "kind")


def _loosened(schema: Json, struct: Kind) -> Json:
    """A secret field may be missing, for those who may not read it."""
    return {**schema, "required": [name for name in schema.get("required", []) if name not in struct.secret]}
