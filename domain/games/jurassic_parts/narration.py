"""The log: how each fact is told. What is not here is told by its message from its plain fields."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.jurassic_parts.components import BONE_PILES, SPECIES
from strata.domain.games.jurassic_parts.naming import NAMED, TAKEN, cells_listed
from strata.domain.kernel import Scene
from strata.domain.toolkit.language import Argument, Phrase, phrase
from strata.domain.toolkit.narration import FactPhrase, Fields

LAST_ROUNDS = 3
"""So many rounds before the dig is abandoned this is said after every turn."""


def _untold(fact: Fields, scene: Scene) -> None:
    """Other facts of the same event tell it."""
    return


def _named(tiles: Sequence[str]) -> list[Argument]:
    return [NAMED[tile] for tile in tiles]


def _tiles_laid(fact: Fields, scene: Scene) -> Phrase:
    up = sum(tile is not None for tile in fact["tiles"])
    return phrase("fact-tiles_laid", tiles=len(fact["tiles"]), up=up)


def _start_bonus(fact: Fields, scene: Scene) -> Phrase:
    bonus: list[Argument] = [phrase("n-sharp", n=fact["sharp"])] if fact["sharp"] else []
    bonus += [phrase("n-amber", n=fact["amber"])] if fact["amber"] else []
    return phrase("fact-start_bonus_given", seat=scene.names[fact["seat"]], bonus=bonus)


def _card_dealt(fact: Fields, scene: Scene) -> Phrase:
    seat = scene.names[fact["seat"]]
    if "card" not in fact:
        return phrase("fact-card_dealt-hidden", seat=seat)
    return phrase("fact-card_dealt", seat=seat, card=phrase(f"card-{fact['card']}"))


def _main_phase_begun(fact: Fields, scene: Scene) -> Phrase | None:
    return None if fact["sharpened"] else phrase("fact-main_phase_begun", seat=scene.names[fact["seat"]])


def _parts_offered(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-parts_offered", seat=scene.names[fact["seat"]], n=len(fact["cells"]))


def _tile_revealed(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_revealed", cell=fact["cell"], tile=NAMED[fact["tile"]])


def _chisels_returned(fact: Fields, scene: Scene) -> Phrase:
    return phrase(
        "fact-chisels_returned", seat=scene.names[fact["seat"]], n=len(fact["edges"]), sharp=fact["sharp"]
    )  # fmt: skip


def _chisels_set_aside(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-chisels_set_aside", seat=scene.names[fact["seat"]], n=len(fact["edges"]))


def _part_broken_off(fact: Fields, scene: Scene) -> Phrase:
    pickers: list[Argument] = [
        phrase("picker", name=scene.names[seat], n=chisels)
        for seat, chisels in zip(fact["order"], fact["chisels"], strict=True)
    ]
    cells = fact["cells"]
    return phrase("fact-part_broken_off", n=len(cells), cells=cells_listed(cells), pickers=pickers)


def _part_left(fact: Fields, scene: Scene) -> Phrase:
    cells = fact["cells"]
    return phrase(
        "fact-part_left_to_leader", n=len(cells), cells=cells_listed(cells), tiles=_named(fact["tiles"])
    )  # fmt: skip


def _last_tiles(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-last_tiles_laid_out", seat=scene.names[fact["seat"]], tiles=_named(fact["pool"]))


def _tile_taken(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_taken", seat=scene.names[fact["seat"]], tile=TAKEN[fact["tile"]])


def _share_out_ended(fact: Fields, scene: Scene) -> Phrase | None:
    return phrase("fact-share_out_ended", tiles=_named(fact["rest"])) if fact["rest"] else None


def _skeleton(fact: Fields, scene: Scene) -> Phrase:
    species = SPECIES[fact["species"]]
    seat = scene.names[fact["seat"]]
    if species.parts == 1:
        return phrase("fact-skeleton_assembled-whole", seat=seat, species=species.id, points=species.vp)
    piles = sum(tile in BONE_PILES for tile in fact["tiles"])
    return phrase("fact-skeleton_assembled", seat=seat, species=species.id, points=species.vp, piles=piles)


def _service(fact: Fields, scene: Scene) -> Phrase:
    service = phrase(f"service-{fact['service']}")
    return phrase("fact-service_requested", seat=scene.names[fact["seat"]], price=fact["price"], service=service)


def _tile_dug(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_dug", seat=scene.names[fact["seat"]], cell=fact["cell"], tile=TAKEN[fact["tile"]])


def _tile_bought(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_bought", seat=scene.names[fact["seat"]], tile=TAKEN[fact["tile"]])


def _tile_sold(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-tile_sold", seat=scene.names[fact["seat"]], tile=TAKEN[fact["tile"]])


def _card_played(fact: Fields, scene: Scene) -> Phrase:
    card = fact["card"]
    return phrase(
        "fact-card_played",
        seat=scene.names[fact["seat"]],
        card=phrase(f"card-{card}"),
        text=phrase(f"card-{card}-text"),
    )


def _tile_peeked(fact: Fields, scene: Scene) -> Phrase:
    seat = scene.names[fact["seat"]]
    if "tile" not in fact:
        return phrase("fact-tile_peeked-hidden", seat=seat, cell=fact["cell"])
    return phrase("fact-tile_peeked", seat=seat, cell=fact["cell"], tile=NAMED[fact["tile"]])


def _quota_set(fact: Fields, scene: Scene) -> Phrase | None:
    """Who is due all that is left gets it unasked, which tells it."""
    if (scene.after.decision, scene.after.asked) != ("share_pick", fact["seat"]):
        return None
    return phrase("fact-quota_set", seat=scene.names[fact["seat"]], n=fact["quota"])


def _turn_ended(fact: Fields, scene: Scene) -> Phrase:
    dull = scene.before.seats[fact["seat"]].sharp - fact["kept"]
    ended = phrase("fact-turn_ended", seat=scene.names[fact["seat"]], kept=fact["kept"], dull=dull)
    left = scene.after.idle_turns_left
    is_late = 0 < left <= LAST_ROUNDS * len(scene.after.seats)
    return phrase("ended-idly", ended=ended, n=left) if is_late else ended


def _game_ended(fact: Fields, scene: Scene) -> Phrase:
    return phrase("fact-game_ended", reason=phrase(f"reason-{fact['reason']}"))


TOLD: dict[str, FactPhrase] = {
    "tiles_laid": _tiles_laid,
    "backs_drawn": _untold,
    "rotations_drawn": _untold,
    "start_bonus_given": _start_bonus,
    "card_dealt": _card_dealt,
    "main_phase_begun": _main_phase_begun,
    "parts_offered": _parts_offered,
    "tile_revealed": _tile_revealed,
    "chisels_returned": _chisels_returned,
    "chisels_set_aside": _chisels_set_aside,
    "part_broken_off": _part_broken_off,
    "part_left_to_leader": _part_left,
    "last_tiles_laid_out": _last_tiles,
    "quota_set": _quota_set,
    "tile_taken": _tile_taken,
    "share_out_ended": _share_out_ended,
    "skeleton_assembled": _skeleton,
    "service_requested": _service,
    "sturdy_charges_gained": _untold,
    "tile_dug": _tile_dug,
    "tile_bought": _tile_bought,
    "tile_sold": _tile_sold,
    "card_played": _card_played,
    "targets_opened": _untold,
    "target_chosen": _untold,
    "targets_closed": _untold,
    "tile_peeked": _tile_peeked,
    "keep_limit_raised": _untold,
    "keeping_all_allowed": _untold,
    "sale_limit_raised": _untold,
    "quota_raised": _untold,
    "turn_ended": _turn_ended,
    "game_ended": _game_ended,
}
