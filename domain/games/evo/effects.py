"""What an event card does, as it would be printed on it."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.evo.components import Effect
from strata.domain.games.evo.phrases import signed
from strata.domain.toolkit.language import Phrase, phrase


def effects(effect: Effect) -> Iterator[Phrase]:
    yield from _on_climate(effect)
    yield from _on_self(effect)
    yield from _on_others(effect)


def _on_climate(effect: Effect) -> Iterator[Phrase]:
    if effect.climate_steps == "param":
        yield phrase("effect-climate_chosen", steps=", ".join(map(signed, effect.steps_choices)))
    elif effect.climate_steps is not None:
        steps = effect.climate_steps
        way = "stay" if steps == 0 else "back" if steps < 0 else "on"
        yield phrase("effect-climate", way=way, steps=abs(steps))


def _on_self(effect: Effect) -> Iterator[Phrase]:
    if effect.attack_horns:
        yield phrase("effect-attack_horns", by=effect.attack_horns)
    if effect.defence_horns:
        yield phrase("effect-defence_horns", by=effect.defence_horns)
    if effect.movement_points:
        yield phrase("effect-movement_points", by=effect.movement_points)
    if effect.relocate_own_dino_max_distance:
        yield phrase("effect-jump", distance=effect.relocate_own_dino_max_distance)
    if effect.temporary_genes:
        yield phrase("effect-temporary_genes", by=effect.temporary_genes)
    if effect.births:
        yield phrase("effect-births", by=effect.births)
    if effect.birth_distance:
        yield phrase("effect-birth_distance", distance=effect.birth_distance)
    if effect.all_own_cold_survive:
        yield phrase("effect-cold_proof")
    if effect.all_own_warm_survive:
        yield phrase("effect-warm_proof")
    if effect.skip_auction:
        yield phrase("effect-skip_auction")
    if effect.discount:
        yield phrase("effect-discount", by=effect.discount)
    if effect.redraw_rows_max:
        yield phrase("effect-redraw", least=effect.redraw_rows_min, most=effect.redraw_rows_max)


def _on_others(effect: Effect) -> Iterator[Phrase]:
    if effect.target_movement_points:
        yield phrase("effect-target_movement_points", by=-effect.target_movement_points)
    if effect.target_births == 0:
        yield phrase("effect-target_births")
    if effect.target_fur:
        yield phrase("effect-target_fur", by=-effect.target_fur)
    if effect.target_parasol:
        yield phrase("effect-target_parasol", by=-effect.target_parasol)
    if effect.remove_dinos:
        yield phrase("effect-epidemic", by=effect.remove_dinos, least=effect.target_min_dinos)
