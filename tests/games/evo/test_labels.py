"""Labels: what choosing means can be decided from them, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from strata.domain.games.evo import GAME
from strata.domain.kernel import Position
from tests.games.evo.table import Played, playing
from tests.games.words import NAMES

DINOS = {"A": ["-3,-1", "-3,0"], "B": ["-2,0", "-2,1", "-2,2", "-3,3"], "C": ["2,-1"]}


def labels(played: Played, language: str = "en") -> list[str]:
    """What the options of whoever is asked are called."""
    [decision] = Position(GAME, played.state).decisions
    view = GAME.view(played.state, decision.seat)
    return list(GAME.narrators[language].labels(decision, view, NAMES))


def in_window(window: str, card: str, **described: Any) -> Sequence[str]:
    """What can be done with a card of A's."""
    played = playing(phase=f"{window}_window", turn=3, queue="A", hands={"A": [card]}, **described)
    return labels(played)[:-1]


def test_an_attack_says_whom_and_at_what_odds() -> None:
    played = playing(climate="hills", dinos={"A": ["-3,0"], "B": ["-2,0"]}, genes={"A": {"horn": 1}})
    said = labels(played)
    assert said[-2] == (
        "Attack Bob {seat} on -2,0 (mountain, cold) from -3,0 (plain, warm): "
        "you win on 1–4 (67 %), or else lose your dino"
    )
    assert said[0] == "Move a dino from -3,0 (plain, warm) to -4,0 (desert, deadly hot)"
    assert said[-1] == "End movement and give up 1 movement point"
    assert "победа при 1–4 (67 %)" in labels(played, "ru")[-2]


def test_horns_that_cards_lend_are_in_the_odds() -> None:
    played = playing(
        dinos={"A": ["-3,0"], "B": ["-2,0"]}, genes={"A": {"horn": 1}}, modifiers={"B": {"defence_horns": 2}}
    )
    assert "you win on 1 (17 %)" in labels(played)[-2]


def test_a_birth_says_what_awaits_the_newborn() -> None:
    adults = {"A": ["-3,0", "-2,0"]}
    said = labels(playing(phase="births", queue="A", climate="hills", dinos=adults, adults=adults))
    by_hex = dict(label.removeprefix("Birth on ").split(" ", 1) for label in said)
    assert by_hex["-4,0"] == "(desert, deadly hot): it will not survive this turn"
    assert by_hex["-1,-1"] == "(plain, warm): makes 2 dinos in the warmth, parasols keep 1"
    assert by_hex["-3,1"] == "(mountain, cold): makes 2 dinos in the cold, fur keeps 1"
    assert by_hex["-2,-1"] == "(hills, temperate): safe"
    proof = {"A": {"cold_proof": True}}
    said = labels(playing(phase="births", queue="A", climate="hills", dinos=adults, adults=adults, modifiers=proof))
    assert "Birth on -3,1 (mountain, cold): safe" in said


def test_losses_say_zone_and_terrain() -> None:
    dinos = {"A": ["-2,-1", "-2,1", "-4,0", "-4,3"]}
    played = playing(phase="survival", queue="A", climate="plain", dinos=dinos)
    assert labels(played)[0] == "Lose to the cold: -2,-1 (hills); to the warmth: -4,0 (desert)"
    assert labels(played, "uk")[0] == "Втратити від холоду: -2,-1 (пагорби); від спеки: -4,0 (пустеля)"


def test_a_row_says_its_gene_and_the_standing_bid() -> None:
    played = playing(
        phase="auction", turn=3, queue="A", rows=["leg", ["egg", "B", 3], "tail"], genes={"A": {"mutant": 1}},
        hands={"A": ["dead_end#2"]},
    )  # fmt: skip
    assert labels(played) == [
        "Row 1, leg: no bid yet, you may begin with 0",
        "Row 2, egg: Bob {seat} bids 3, so bid 4 or more and pay at least 3",
        "Row 3, tail: no bid yet, you may begin with 0",
        "Play Dead End: no gene and no payment this turn",
    ]


def test_a_bid_says_its_price_after_the_discount() -> None:
    played = playing(phase="auction", queue="A", rows=["leg", "egg", "tail"], genes={"A": {"mutant": 1}})
    played.play("A", {"kind": "choose_row", "row": 1})
    assert labels(played)[:3] == [
        "Bid 0 for the leg gene and pay nothing",
        "Bid 1 for the leg gene and pay nothing",
        "Bid 2 for the leg gene and pay 1 point",
    ]
    assert labels(played, "ru")[3] == "Поставить 3 на ген «Лапа»: цена 2 очка"


@pytest.mark.parametrize(
    ("window", "card", "first"),
    [
        ("climate", "calm_spell#1", "Play Calm Spell: the climate stays at hills, no die is rolled"),
        (
            "climate",
            "climate_reversal#1",
            "Play Climate Reversal: the climate goes 1 space back, to plain, no die is rolled",
        ),
        (
            "climate",
            "climate_leap#1",
            "Play Climate Leap: the climate goes 2 spaces forward, to hills, no die is rolled",
        ),
        (
            "climate",
            "weather_maker#1",
            "Play Weather Maker: the climate goes 1 space back, to plain, no die is rolled",
        ),
        ("movement", "big_brother#1", "Play Big Brother: horns in defence 0 → 2 this turn"),
        ("movement", "giant_gene#1", "Play Giant Gene: horns in attack 0 → 2 this turn"),
        ("movement", "second_wind#1", "Play Second Wind: movement points 1 → 3"),
        ("movement", "lame_leg#1", "Play Lame Leg: movement points of Bob {seat} 1 → 0"),
        (
            "movement",
            "long_jump#1",
            "Play Long Jump: the dino on -3,-1 (desert, deadly hot) jumps up to 3 steps",
        ),
        ("movement", "unexpected_gene#1", "Play Unexpected Gene: leg 1 → 3 this turn"),
        ("births", "barren_season#1", "Play Barren Season: no births for Bob {seat} this turn instead of 1"),
        ("births", "fertility#1", "Play Fertility: births 1 → 3"),
        ("births", "far_flung_eggs#1", "Play Far-flung Eggs: births up to 3 steps from your adults"),
        (
            "survival",
            "frostbite#1",
            "Play Frostbite: fur of Bob {seat} 1 → 0 this turn, dinos in the cold: 1",
        ),
        (
            "survival",
            "sunburn#1",
            "Play Sunburn: parasols of Bob {seat} 1 → 0 this turn, dinos in the warmth: 0",
        ),
        ("survival", "wetsuit#1", "Play Wetsuit: no dino of yours is lost to the cold (0 there, fur keeps 1)"),
        (
            "survival",
            "sunblock#1",
            "Play Sunblock: no dino of yours is lost to the warmth (1 there, parasols keep 1)",
        ),
        (
            "survival",
            "epidemic#1",
            "Play Epidemic: Bob {seat} loses -3,3 (hills, temperate) and -2,0 (mountain, cold)",
        ),
        ("evolution", "bargain#1", "Play Bargain: discount 0 → 3 this turn"),
        ("evolution", "gene_drift#1", "Play Gene Drift: new genes for row 1 (egg)"),
    ],
)
def test_a_card_says_what_playing_it_does_now(window: str, card: str, first: str) -> None:
    said = in_window(window, card, climate="hills", dinos=DINOS, adults=DINOS, rows=["egg", "leg", "tail"])
    assert said[0] == first


def test_what_a_card_does_is_reckoned_from_where_it_is_read() -> None:
    """A second Lame Leg, or one against a Second Wind, counts from below nothing."""
    said = in_window("movement", "second_wind#1", dinos=DINOS, modifiers={"A": {"movement_bonus": -2}})
    assert said == ["Play Second Wind: movement points 0 → 1"]
    banned = {"A": {"birth_banned": True}}
    assert in_window("births", "fertility#1", dinos=DINOS, modifiers=banned) == ["Play Fertility: births 0 → 0"]


@pytest.mark.parametrize("language", GAME.narrators)
def test_two_copies_of_a_card_are_told_apart(language: str) -> None:
    played = playing(phase="births_window", turn=3, queue="A", hands={"A": ["fertility#1", "fertility#2"]})
    assert len(set(labels(played, language))) == 3
    assert labels(played)[1] == "Play Fertility (copy 2): births 1 → 3"


def test_playing_no_card_says_for_which_moment() -> None:
    played = playing(phase="survival_window", turn=3, hands={"A": ["bargain#1"]})
    assert labels(played) == ["Play no card before survival"]
    assert labels(played, "ru") == ["Не играть карт перед выживанием"]
