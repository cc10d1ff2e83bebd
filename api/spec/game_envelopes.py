"""Envelopes that hold what a game defines: one for each game, told apart by ``game``.

A field says what it holds by two marks. ``x-game-form`` names the form that a game defines there (``Action``, ``Fact``,
``Options``, ``PlayedAction``, ``View``), and ``x-game-nullable`` says that there may be null. ``x-game-slug`` is on the
slug of a game: ``own`` where it tells the envelopes apart, ``any`` where nothing depends on it. What an envelope for a
game is called begins with the name of the envelope, and what a game defines begins with the name of the game, so no two
have the same name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from strata.api.spec.game_schemas import form_name, game_prefix, union_of
from strata.api.spec.references import REF, Json, reference, references_in
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game

FORM, NULLABLE, SLUG = "x-game-form", "x-game-nullable", "x-game-slug"
SLUG_SCHEMA = "GameSlug"


def split_by_game(schemas: Json, games: Iterable[Game[Any, Any]]) -> Json:
    """The schemas with an envelope for each game in the place of those that hold what games define."""
    several = list(games)
    holders = _holders(schemas)
    parts = {name for name in holders if not _is_told_apart(schemas[name])}
    """What holds a game's form and does not say of which game: a part of an envelope that does."""
    split: Json = {SLUG_SCHEMA: _slugs()}
    for name, schema in schemas.items():
        if name not in holders:
            split[name] = _of_any(schema)
            continue
        split |= {envelope_name(name, game): _of_game(schema, game, parts) for game in several}
        if name in parts:
            split[name] = _of_any(schema)
        else:
            described = {"description": schema["description"]} if "description" in schema else {}
            split[name] = described | union_of({game.slug: envelope_name(name, game) for game in several}, "game")
    return split


def linked_to_games(schemas: Json) -> Json:
    """The schemas with a link in each place of what a game defines."""
    return {SLUG_SCHEMA: _slugs(), **{name: _linked(schema) for name, schema in schemas.items()}}


def envelope_name(envelope: str, game: Game[Any, Any]) -> str:
    """What the envelope of a game is called in the document."""
    dot = "" if game.slug in BUILT_IN else "."
    return f"{envelope}{dot}{game_prefix(game)}"


def _slugs() -> Json:
    return {
        "description": "Slug of a game: one that comes with Strata, or one of another package that is installed",
        "anyOf": [{"type": "string", "enum": list(BUILT_IN)}, {"type": "string"}],
    }


def _holders(schemas: Json) -> set[str]:
    """The schemas that hold what a game defines, themselves or in a part."""
    found = {name for name, schema in schemas.items() if any(_forms(schema))}
    while True:
        parts = {name for name in found if not _is_told_apart(schemas[name])}
        more = {name for name, schema in schemas.items() if parts & set(references_in(schema))} - found
        if not more:
            return found
        found |= more


def _is_told_apart(schema: Json) -> bool:
    return bool(schema.get("properties", {}).get("game", {}).get(SLUG) == "own")


def _forms(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if FORM in node:
            yield node[FORM]
        node = list(node.values())
    if isinstance(node, list):
        for value in node:
            yield from _forms(value)


def _of_game(node: Any, game: Game[Any, Any], parts: set[str]) -> Any:
    """A schema as it is for one game."""
    if isinstance(node, list):
        return [_of_game(value, game, parts) for value in node]
    if not isinstance(node, dict):
        return node
    if FORM in node:
        return _form(form_name(game, node[FORM]), node)
    if SLUG in node:
        return {"type": "string", "const": game.slug}
    name = node.get("$ref", "")
    if isinstance(name, str) and name.removeprefix(REF) in parts:
        return {**node, **reference(envelope_name(name.removeprefix(REF), game))}
    return {key: _of_game(value, game, parts) for key, value in node.items()}


def _linked(node: Any) -> Any:
    if isinstance(node, list):
        return [_linked(value) for value in node]
    if not isinstance(node, dict):
        return node
    if FORM in node:
        link = f"The game defines its form: [`GET /v1/games/{{game}}`](/v1/games) has the schema ({node[FORM]})."
        told = f"{node['description']}. {link}" if "description" in node else link
        return {"type": ["object", "null"] if NULLABLE in node else "object", "description": told}
    if SLUG in node:
        return reference(SLUG_SCHEMA) | _description(node)
    return {key: _linked(value) for key, value in node.items()}


def _of_any(node: Any) -> Any:
    """A schema as it is where the game is not known."""
    if isinstance(node, list):
        return [_of_any(value) for value in node]
    if not isinstance(node, dict):
        return node
    if FORM in node:
        return _form(node[FORM], node)
    if SLUG in node:
        return reference(SLUG_SCHEMA) | _description(node)
    return {key: _of_any(value) for key, value in node.items()}


def _form(name: str, node: Json) -> Json:
    form = {"anyOf": [reference(name), {"type": "null"}]} if NULLABLE in node else reference(name)
    return form | _description(node)


def _description(node: Json) -> Json:
    return {"description": node["description"]} if "description" in node else {}
