from __future__ import annotations

from xml.etree import ElementTree

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import INSTANCES, ISLANDS
from strata.domain.games.evo.effects import effects
from strata.domain.games.evo.phrases import card_name
from strata.domain.games.evo.state import Modifiers, Phase, State
from strata.domain.kernel import Position
from strata.domain.match.decisions import offered_targets
from tests.games.evo.table import playing, table
from tests.games.pictures import NAMES, SVG, marked, said, texts


def drawn(state: State, viewer: int | None, language: str = "en") -> str:
    view = GAME.view(state, viewer)
    offered = offered_targets(Position(GAME, state), viewer, view)
    return GAME.board(view, NAMES, GAME.narrators[language], offered)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_hex_can_be_read_and_found(seats: int) -> None:
    state = table(seats)
    targets = marked(drawn(state, None), "data-target")
    hexes = {target.removeprefix("hex:"): group for target, group in targets.items() if target.startswith("hex:")}
    assert set(hexes) == set(ISLANDS[state.map].hexes)
    for hex_, group in hexes.items():
        shown = texts(group)
        assert shown[0] == hex_
        assert shown[1:] == ([str(state.board[hex_])] if hex_ in state.board else [])


def test_a_seat_sees_its_own_cards_and_what_they_do() -> None:
    state = table(3)
    state.seats[0].hand = []
    state.seats[1].hand = sorted(["big_brother#1", "epidemic#1", "weather_maker#1"])
    words = said(drawn(state, 1))
    assert "Big Brother" in words
    assert "2 more horns when you defend, this turn" in words
    assert "take 2 dinos from a rival with 4 or more" in words
    assert "the climate goes −1, 0, +1 as you choose" in words
    assert "Big Brother" not in said(drawn(state, 0))


def test_every_card_says_what_it_does() -> None:
    state = table(3)
    for card in INSTANCES:
        state.seats[0].hand = []
        without = said(drawn(state, 0))
        state.seats[0].hand = [card]
        name, window = INSTANCES[card].name, INSTANCES[card].window
        assert len(said(drawn(state, 0))) > len(without) + len(name) + len(window)


def test_modifiers_are_told() -> None:
    state = table(5)
    state.seats[2].modifiers = Modifiers(
        attack_horns=2,
        movement_bonus=-2,
        temp_genes={"fur": 2},
        fur_malus=1,
        birth_banned=True,
        birth_distance=3,
        warm_proof=True,
        out_of_auction=True,
        discount_bonus=3,
    )
    words = said(drawn(state, None)).replace("\u00a0", " ")
    for change in ("+2 attack", "no births", "births within 3", "no loss to the warmth", "no gene this turn"):
        assert change in words
    assert "leg 1 −2" in words
    assert "fur 1 +1" in words
    assert "mutant 0 +3" in words
    assert "/ parasol ∞" in words


@pytest.mark.parametrize("language", GAME.narrators)
def test_a_full_hand_and_all_that_was_played_are_shown(language: str) -> None:
    """Nine cards are all that a seat can hold: three at the start and six card genes."""
    state = table(3, turn=5)
    cards = sorted(INSTANCES)
    state.seats[0].hand, state.discard = cards[:9], cards[9:]
    picture, words = drawn(state, 0, language), GAME.narrators[language]
    shown = said(picture).replace("\u00a0", " ")
    for card in cards[:9]:
        told = " ".join(part or "" for part in texts(marked(picture, "data-target")[f"card:{card}"]))
        for effect in effects(INSTANCES[card].effect):
            assert words.phrase(effect) in told
    for card in cards[9:]:
        assert words.phrase(card_name(card)) in shown
    assert " ×2" in shown


def test_the_table_of_combat_is_shown() -> None:
    words = said(drawn(table(3), None))
    assert "The attacker wins on ≤ −2 – −1 1 0 1–2 +1 1–4 ≥ +2 1–5" in words


def test_the_meteor_hides_no_number_and_has_that_of_the_log() -> None:
    state = table(5, meteor=11)
    shown = texts(ElementTree.fromstring(drawn(state, None)))
    assert "≤3" in shown
    bold = [part.text for part in ElementTree.fromstring(drawn(state, None)).iter(f"{SVG}text") if _is_caption(part)]
    assert bold == ["9"]


def _is_caption(part: ElementTree.Element) -> bool:
    """Whether it is the number under the space that the meteor stands over."""
    return part.get("font-size") == "11" and part.get("font-weight") == "bold" and part.get("text-anchor") == "middle"


def test_what_is_offered_looks_offered() -> None:
    played = playing(phase="auction", rows=["egg", ["leg", "B", 2], "tail"], queue="A")
    idle, asked = (marked(drawn(played.state, viewer), "data-target")["row:1"] for viewer in (1, 0))
    assert next(iter(idle)).get("stroke") == "none"
    assert next(iter(asked)).get("stroke") != "none"


def test_newborns_are_told_apart_while_births_are_placed() -> None:
    played = playing(phase="births", dinos={"A": ["0,0"]}, adults={"A": ["0,0"]}, genes={"A": {"egg": 2}})
    played.play("A", {"kind": "place_birth", "hex": "0,1"})
    assert "newborn dino of Ann" in said(drawn(played.state, None))
    played.state.phase = Phase.SURVIVAL_WINDOW
    assert "newborn" not in said(drawn(played.state, None))


def test_bids_lie_on_the_scale_and_beyond_it() -> None:
    state = table(3, phase="auction", rows=[["egg", "B", 6], ["leg", "C", 17], "tail"])
    targets = marked(drawn(state, None), "data-target")
    assert {f"space:row-{row}/{bid}" for row in (1, 2, 3) for bid in range(7)} <= set(targets)
    assert texts(targets["row:1"])[-1] == "1"
    assert texts(targets["row:2"])[-2:] == ["2", "17"]


@pytest.mark.parametrize("language", GAME.narrators)
def test_the_end_shows_the_ranking_and_no_hints(language: str) -> None:
    played = playing(phase="meteor", meteor=12, points={"A": 20, "B": 31, "C": 20}, dinos={"A": ["0,0"], "B": ["1,1"]})
    words = GAME.narrators[language]
    shown = said(drawn(played.state, 0, language))
    result = shown.partition(words.say("board-result"))[2]
    assert result.startswith(" 1 1 <Bob & \"Bo'> 31 ")
    assert result.index(" 2 0 Ann 20 ") < result.index(" 3 2 A name that")
    for hint in ("board-meteor-die", "board-offer", "board-order", "board-combat-wins", "zone-cold"):
        assert words.say(hint) not in shown
    assert words.say("board-climate-die", faces="") not in shown


def test_the_end_names_the_winners() -> None:
    last = table(3, ending="meteor")
    for seat, points in enumerate((50, 50, 40)):
        last.seats[seat].points, last.seats[seat].supply = points, 4
    assert "Ann and <Bob & \"Bo'> share the victory with 50 points" in said(drawn(last, None))
    last.seats[1].supply = 3
    assert "<Bob & \"Bo'> wins with 50 points" in said(drawn(last, None))
