"""Words that repeat what the data says agree with it, in every language."""

from __future__ import annotations

import re

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import BOX, CARDS, SERVICES

LANGUAGES = list(GAME.narrators)


def numbers(language: str, term: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", GAME.narrators[language].term(term, ""))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_numbers_of_the_data(language: str) -> None:
    for species in BOX.species:
        printed = [species.vp, species.amber, species.copies]
        printed = [species.parts, *printed] if species.parts > 1 else printed
        assert numbers(language, f"fossil-{species.id}-text") == printed
    assert numbers(language, "fossil-plant-text") == list(BOX.plant_scores)
    assert numbers(language, "fossil-bone_pile-text") == [BOX.checks.bone_pile]
    assert numbers(language, "piece-chisel-text") == [BOX.constants.chisels_per_player]
    assert numbers(language, "piece-amber-text") == [BOX.constants.vp_per_amber]
    for id_, service in SERVICES.items():
        assert numbers(language, f"service-{id_}-text") == ([service.amount] if service.amount > 1 else [])
    for id_, card in CARDS.items():
        amount = card.amount if card.targets is None else card.targets.max
        is_counted = amount and id_ != "rock_saw"
        assert numbers(language, f"card-{id_}-text") == ([amount] if is_counted else [])
