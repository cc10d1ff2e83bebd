"""Games as the catalogue shows them, in a language."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from strata.domain.bots import LEVELS
from strata.domain.kernel import Game, Narrator, titled
from strata.domain.toolkit.narration import FluentNarrator

_TERMS = ("decision-", "line-", "reason-", "view-")
"""What goes by a name in responses and has words in the game's languages."""


def row(game: Game[Any, Any], language: str) -> dict[str, Any]:
    narrator = game.narrators[language]
    return {
        "slug": game.slug,
        "title": narrator.term("title", game.title),
        "summary": narrator.term("summary", game.summary),
        "designers": list(game.designers),
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "minutes": None if game.minutes is None else dict(zip(("min", "max"), game.minutes, strict=True)),
        "age": game.age,
        "rules_version": game.rules_version,
        "bots": list(LEVELS),
        "languages": list(game.narrators),
        "rules": f"/v1/games/{game.slug}/rules" if _rules_page(game).is_file() else None,
        "glossary": f"/v1/games/{game.slug}/glossary",
    }


def detail(game: Game[Any, Any], language: str) -> dict[str, Any]:
    narrator = game.narrators[language]
    return {
        **row(game, language),
        "options": _options(game, narrator),
        "actions": msgspec.json.schema(game.action_union),
        "facts": msgspec.json.schema(game.fact_list),
        "view": msgspec.json.schema(game.view_type),
        "terms": _terms(narrator),
        "sources": [
            {
                "component": source.component,
                "title": titled(narrator, "source", source.component),
                "status": source.status,
                "how": narrator.term(f"source-{source.component}-how", ""),
            }
            for source in game.sources
        ],
    }


def rules_of(game: Game[Any, Any]) -> str | None:
    """The rules as they are played here, if the game brings any to read."""
    page = _rules_page(game)
    return page.read_text(encoding="utf-8") if page.is_file() else None


def _rules_page(game: Game[Any, Any]) -> Traversable:
    return files("strata").joinpath("docs", "rules", f"{game.slug}.md")


def glossary(game: Game[Any, Any], language: str) -> list[dict[str, Any]]:
    """Every thing of the game that has a name, with what it does."""
    narrator = game.narrators[language]
    return [
        {
            "kind": kind,
            "kind_title": titled(narrator, "glossary", kind),
            "id": id_,
            "title": titled(narrator, kind, id_),
            "text": narrator.term(f"{kind}-{id_}-text", ""),
        }
        for kind, ids in game.glossary.items()
        for id_ in ids
    ]


def _options(game: Game[Any, Any], narrator: Narrator) -> dict[str, Any]:
    """The JSON Schema of the options, each with its title and description, and titles for the values it may have."""
    schema: dict[str, Any] = msgspec.json.schema(game.options)
    for struct in schema.get("$defs", {}).values():
        for name, option in struct.get("properties", {}).items():
            option["title"] = titled(narrator, "option", name)
            option["description"] = narrator.term(f"option-{name}-text", option.get("description", ""))
            for form in _forms(option):
                values = {str(value): value for value in form.get("enum", ())}
                if form.get("type") == "boolean":
                    values = {"yes": True, "no": False}
                if values:
                    form["oneOf"] = [
                        {"const": value, "title": titled(narrator, f"option-{name}", word)}
                        for word, value in values.items()
                    ]
    return schema


def _forms(option: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The schemas of an option: its own, those it is any of, and those of what its lists hold."""
    yield option
    for form in (*option.get("anyOf", ()), *([option["items"]] if "items" in option else [])):
        yield from _forms(form)


def _terms(narrator: Narrator) -> dict[str, str]:
    if not isinstance(narrator, FluentNarrator):
        return {}
    return {name: narrator.say(name) for name in narrator.messages() if name.startswith(_TERMS)}
