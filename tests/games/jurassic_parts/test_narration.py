"""The log, in what it says to whom."""

from __future__ import annotations

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import TILES
from strata.domain.games.jurassic_parts.facts import (
    CardDealt,
    CardPlayed,
    ChiselPlaced,
    ChiselsReturned,
    ChiselsSetAside,
    ChiselsTakenUp,
    GameEnded,
    MainPhaseBegun,
    PartBrokenOff,
    PartLeftToLeader,
    PartsOffered,
    QuotaSet,
    ServiceRequested,
    ShareOutEnded,
    SkeletonAssembled,
    StartBonusGiven,
    TilePeeked,
    TileTaken,
    TurnEnded,
)
from strata.domain.games.jurassic_parts.naming import NAMED
from strata.domain.kernel import Fact
from strata.domain.toolkit.narration import FluentNarrator
from tests.games.jurassic_parts.table import playing
from tests.games.words import Words

ENGLISH, RUSSIAN, UKRAINIAN = (Words(GAME, language) for language in ("en", "ru", "uk"))
told = ENGLISH.told


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (StartBonusGiven(0, 1, 1), "Ann starts with 1 sharp chisel and 1 amber."),
        (StartBonusGiven(2, 0, 1), "Seat 2 starts with 1 amber."),
        (ChiselPlaced(0, "0-2", 0, sturdy=False), "Ann places a chisel on edge 0-2."),
        (ChiselPlaced(0, "0-2", 2, sturdy=False), "Ann places a chisel on edge 0-2 and spends 2 more on boulders."),
        (ChiselPlaced(0, "0-2", 0, sturdy=True), "Ann places a chisel on edge 0-2 with a sturdy tool."),
        (ChiselsReturned(1, ["0-1", "2-3"], sharp=True), "2 chisels of Bob {seat} come back sharp."),
        (ChiselsReturned(0, ["0-1"], sharp=False), "1 chisel of Ann comes back dull."),
        (ChiselsSetAside(0, ["0-1", "0-2"]), "Ann sets 2 chisels aside until the turn ends."),
        (ChiselsTakenUp(0, 1), "1 chisel that Ann had set aside is sharp."),
        (
            PartBrokenOff([19, 36, 37], ["plant-01", "plant-02", "plant-03"], [1, 0], [4, 1]),
            "3 tiles break off (cells 19, 36 and 37). Order of picking: Bob {seat} (4 chisels) and Ann (1 chisel).",
        ),
        (
            PartBrokenOff([37], ["plant-01"], [0], [3]),
            "The tile of cell 37 breaks off. Order of picking: Ann (3 chisels).",
        ),
        (
            PartLeftToLeader([36, 37], ["plant-01", "triceratops-1a"]),
            "2 tiles (cells 36 and 37) fall off with nobody's chisels at them; the leader gets a plant and the head of "
            "a Triceratops (1/3).",
        ),
        (PartsOffered(0, [37, 39]), "The slab is in 2 equal parts; Ann chooses the one that breaks off."),
        (TileTaken(0, "tyrannosaurus-3b"), "Ann takes the legs of a Tyrannosaurus (3/4)."),
        (TileTaken(0, "pterodactyl-1a"), "Ann takes a Pterodactyl."),
        (ShareOutEnded(["plant-01", "bone_pile-2"]), "The leader gets a plant and a bone pile."),
        (ShareOutEnded([]), ""),
        (
            SkeletonAssembled(3, "triceratops", ["triceratops-1a", "bone_pile-1", "bone_pile-2"]),
            "Dee assembles a Triceratops with 2 bone piles: 7 points.",
        ),
        (
            SkeletonAssembled(0, "pterodactyl", ["pterodactyl-1a"]),
            "The Pterodactyl of Ann is a skeleton at once: 1 point.",
        ),
        (ServiceRequested(0, "buy_fossil", 2), "Ann pays 2 amber: Buying fossils."),
        (CardPlayed(0, "amber_vein"), "Ann plays Amber vein: take 2 amber."),
        (MainPhaseBegun(0, sharpened=True), ""),
        (MainPhaseBegun(0, sharpened=False), "Ann need not sharpen: the slab is gone."),
        (GameEnded("abandoned_dig"), "The dig is abandoned: the game is over."),
    ],
)  # fmt: skip
def test_facts_in_words(fact: Fact, words: str) -> None:
    assert told(fact) == words


def test_the_end_of_a_turn_tells_what_went_dull() -> None:
    before = playing(sharp={0: 3}, turn={"placed": 1})
    after = playing(sharp={0: 3}, turn={"placed": 1}).play(0, "end_turn", keep=1)
    ended = told(TurnEnded(0, 1, 1), 0, before.state, after.state)
    assert ended == "Ann ends the turn and keeps 1 sharp; 2 go dull."


def test_the_log_warns_in_the_last_rounds_before_a_dig_is_abandoned() -> None:
    described = {"sharp": {0: 1}, "turn": {"placed": 1}, "options": {"stall_rounds": 5}}
    for idle, warning in ((2, ""), (3, " Unless a tile leaves the slab, the dig is abandoned in 6 turns.")):
        before = playing(**described, turns_without_removal=idle)
        after = playing(**described, turns_without_removal=idle).play(0, "end_turn", keep=0)
        ended = told(TurnEnded(0, 0, idle + 1), 0, before.state, after.state)
        assert ended == f"Ann ends the turn; 1 sharp chisel goes dull.{warning}"


def test_a_share_is_told_to_those_who_must_choose_and_not_where_it_is_all_there_is() -> None:
    choosing = playing(pool=["plant-01", "plant-02", "plant-03"], cells=range(9)).state
    assert told(QuotaSet(0, 2), 0, choosing, choosing) == "Ann may take 2 tiles."
    assert told(QuotaSet(0, 1), 0, choosing, playing().state) == ""


def test_secrets_are_named_to_their_owner_alone() -> None:
    dealt, peeked = CardDealt(0, "rock_saw"), TilePeeked(0, 17, "plant-01")
    assert told(dealt) == "Ann is dealt Rock saw."
    assert told(peeked) == "Ann looks at cell 17: a plant."
    for viewer in (1, None):
        assert told(dealt, viewer) == "Ann is dealt a card."
        assert told(peeked, viewer) == "Ann looks at the tile of cell 17 in secret."


def test_every_kind_of_tile_has_a_name_of_its_own() -> None:
    english = GAME.narrators["en"]
    assert isinstance(english, FluentNarrator)
    assert len({english.phrase(NAMED[tile]) for tile in TILES}) == 5 + 4 + 3 + 2 + 1 + 1 + 1


@pytest.mark.parametrize(
    ("fact", "russian", "ukrainian"),
    [
        (TileTaken(0, "brachiosaurus-2a"), "Ann берёт шею брахиозавра (2/5).", "Ann бере шию брахіозавра (2/5)."),
        (TileTaken(0, "plant-01"), "Ann берёт растение.", "Ann бере рослину."),
        (TileTaken(0, "pterodactyl-1a"), "Ann берёт птеродактиля.", "Ann бере птеродактиля."),
        (
            ChiselsReturned(2, ["0-1", "2-3"], sharp=False),
            "2 долота игрока Место 2 возвращаются затупившимися.",
            "2 долота гравця Місце 2 повертаються затупленими.",
        ),
        (
            ServiceRequested(0, "quick_sharpen", 3),
            "Ann платит 3 кристалла янтаря за помощь «Быстрая заточка».",
            "Ann платить 3 кристали бурштину за допомогу «Швидке заточування».",
        ),
        (
            PartBrokenOff(list(range(21)), [], [0], [5]),
            "Откалывается 21 тайл (клетки 0, 1, 2, 3, 4, 5, 6, 7 …). Порядок дележа: Ann (5 долот).",
            "Відколюється 21 тайл (клітинки 0, 1, 2, 3, 4, 5, 6, 7 …). Порядок поділу: Ann (5 доліт).",
        ),
    ],
)
def test_numbers_and_cases_in_russian_and_ukrainian(fact: Fact, russian: str, ukrainian: str) -> None:
    assert RUSSIAN.told(fact) == russian
    assert UKRAINIAN.told(fact) == ukrainian
