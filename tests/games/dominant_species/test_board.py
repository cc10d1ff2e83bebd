from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import BOX, CARDS, FOOD_CHAIN, HEXES, SPACES
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Position
from strata.domain.match.decisions import offered_targets
from tests.games.dominant_species.table import Played, playing
from tests.games.matches import one_of_each_decision, random_match
from tests.games.pictures import NAMES, SVG, marked, said, texts

LANGUAGES = ("en", "ru", "uk")
SMALLEST_TYPE = 7.5


def drawn(state: State, viewer: int | None = None, language: str = "en") -> str:
    view = GAME.view(state, viewer)
    offered = offered_targets(Position(GAME, state), viewer, view)
    return GAME.board(view, NAMES[: state.seats], GAME.narrators[language], offered)


def term(name: str, language: str = "en") -> str:
    return GAME.narrators[language].term(name, "")


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "ru"), (6, "uk")])
def test_every_hex_shows_its_name_terrain_cubes_and_matches(seats: int, language: str) -> None:
    for state in one_of_each_decision(GAME, seats, Options(max_rounds=9), seats)[::4]:
        places = marked(drawn(state, language=language), "data-target")
        for hex_ in HEXES:
            shown = texts(places[f"hex:{hex_}"])
            assert any(words and words.split(" →")[0] == hex_ for words in shown)
            if hex_ in state.earth:
                tile = state.earth[hex_]
                terrain = "tundra" if tile.tundra else tile.terrain
                assert term(f"terrain-{terrain}", language) in shown
                for animal, count in tile.species.items():
                    asleep = "z" if animal in tile.hibernating else ""
                    letters = term(f"animal-{animal}", language)[:2].capitalize()
                    assert f"{letters}{count}{asleep}" in texts(places[f"cubes:{hex_}/{animal}"])


def test_the_banner_tells_who_must_do_what() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"}, face_up=["blight"])
    assert "Eve (insects): have a tile scored" in said(drawn(played.state))
    assert "Your turn, Eve" in said(drawn(played.state, 5))
    assert "Eve, ваш ход (насекомые): выбрать тайл для подсчёта очков" in said(drawn(played.state, 5, "ru"))
    played.play("insect", "dominate", hex=[0, 1])
    played.play("mammal", "choose_card", card="blight")
    assert "Ann (mammals), Blight: choose a tile" in said(drawn(played.state))


def test_the_banner_tells_the_element_being_laid_and_the_cubes_left() -> None:
    laying = playing(phase="abundance", pawns={"abundance 1": "insect"}, display={"abundance": ["sun"]})
    laying.play("insect", "abundance", element="sun")
    assert "lay sun on a corner of Earth" in said(drawn(laying.state))
    assert "выложить солнце на угол Земли" in said(drawn(laying.state, language="ru"))
    moving = playing(phase="migration", pawns={"migration 4": "bird"})
    moving.play("bird", "migrate", from_=[-1, 1]).play("bird", "arrive", to=[0, 1], count=1)
    assert "migrate, up to 3 species more" in said(drawn(moving.state))
    places = marked(drawn(moving.state), "data-target")
    assert "-1,1 →1" in texts(places["hex:-1,1"])
    assert "0,1 →1" in texts(places["hex:0,1"])


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(card: str, language: str) -> None:
    words = said(drawn(playing(face_up=[card]).state, language=language))
    assert term(f"card-{card}", language) in words
    assert term(f"card-{card}-text", language) in words


def places_of(played: Played) -> set[str]:
    """The targets drawn for the seat that is asked."""
    decision = played.position.decisions[0]
    return set(marked(drawn(played.state, decision.seat), "data-target"))


def test_places_for_pawns_tiles_cards_and_seats_are_marked() -> None:
    places = places_of(playing(face_up=["blight"]))
    assert {f"space:{section}/{number}" for section, number in SPACES} <= places
    assert {f"pile:{number}" for number in range(1, BOX.stacks + 1)} <= places
    assert {f"animal:{animal}" for animal in FOOD_CHAIN} <= places
    assert "card:blight" in places


def test_corners_that_can_be_chosen_are_named() -> None:
    def named(played: Played) -> set[str]:
        """The corners whose names are written on them."""
        picture = drawn(played.state, played.position.decisions[0].seat)
        places = marked(picture, "data-target").items()
        return {place for place, group in places if place.startswith("corner:") and place[7:] in texts(group)}

    played = playing(phase="abundance", pawns={"abundance 1": "bird"}, display={"abundance": ["sun"]})
    assert named(played) == set()
    played.play("bird", "abundance", element="sun")
    assert named(played) == {f"corner:{corner}" for corner in played.offered("vertex")}
    for phase, pawn, display in (
        ("speciation", "speciation 2", {}),
        ("depletion", "depletion 1", {"depletion": ["sun"]}),
    ):
        played = playing(phase=phase, pawns={pawn: "bird"}, display=display)
        assert named(played) == {"corner:1,0,W", "corner:2,-1,W"}


def test_nothing_is_on_offer_to_those_who_are_not_asked() -> None:
    played = playing(phase="domination", pawns={"domination 1": "insect"})
    assert drawn(played.state, 5).count("#c2189b") > drawn(played.state, 0).count("#c2189b") == 1


def test_animal_boards_tell_pawns_cubes_points_and_danger() -> None:
    played = playing(
        pawns={"glaciation 2": "bird"},
        only_cubes={"1,0": {"bird": 3}},
        eliminated={"bird": 4},
        vp={"bird": 17},
        added={"bird": ["sun", "grub"]},
    )
    words = said(drawn(played.state))
    assert "17 VP" in words
    assert "pawns: 2 free · 1 placed · 7 in the box" in words
    assert "species: 3 on Earth · 27 gene pool · 4 lost" in words
    assert "3 endangered" not in words
    bare = playing(only_cubes={"1,0": {"bird": 3}})
    assert "3 endangered" in said(drawn(bare.state))


def test_the_bonus_table_and_the_limits_of_speciation_are_shown() -> None:
    words = said(drawn(playing().state)).replace("\u00a0", " ")
    for number, points in enumerate(BOX.bonus[1:-1], start=1):
        assert f"{number} → {points}" in words
    assert f"9+ → {BOX.bonus[-1]}" in words
    assert "7·4·2 +3" in words
    assert "sea, wetland 4 · savannah, jungle, forest 3 · desert, mountain 2 · tundra 1" in words


def test_the_arachnid_stands_before_the_spaces_of_the_competition() -> None:
    def left(group: ElementTree.Element) -> float:
        return min(float(circle.attrib["cx"]) for circle in group.iter(f"{SVG}circle"))

    root = ElementTree.fromstring(drawn(playing().state))
    section = next(group for group in root.iter(f"{SVG}g") if "11 Competition" in texts(group)[:1])
    groups = list(section.iter(f"{SVG}g"))
    [printed] = [group for group in groups if group.findtext(f"{SVG}title") == "arachnids"]
    spaces = [group for group in groups if group.get("data-target", "").startswith("space:")]
    assert left(printed) < min(map(left, spaces))


def test_the_viewer_is_marked() -> None:
    state = playing().state
    assert "Ann (you)" in said(drawn(state, 0))
    assert "(you)" not in said(drawn(state))
    choosing = next(random_match(GAME, 3, Options(animal_assignment="choose"), seed=1)).position.state
    assert "Ann (вы)" in said(drawn(choosing, 0, "ru"))


@pytest.mark.parametrize("seats", [3, 6])
def test_all_that_was_scored_is_told(seats: int) -> None:
    scored = {"domination": 45, "glaciation": 10, "wanderlust": 12, "survival": 15, "cards": 9, "final_tiles": 38}
    played = playing(animals=list(FOOD_CHAIN[:seats]), only_cubes={"1,0": {"bird": 3}})
    for animal in played.state.animals.values():
        animal.scored = dict(scored)
    words = said(drawn(played.state)).replace("\u00a0", " ")
    assert "3 endangered" in words
    told = " · ".join(f"{term(f'line-{line}')} {points}" for line, points in scored.items())
    assert words.count(told) == seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["standard", "multi_animal"])
def test_nothing_is_too_small_to_read(language: str, mode: str) -> None:
    """Names, words and numbers are cut or set in smaller type where there is little room, within reason."""
    for state in one_of_each_decision(GAME, 3, Options(max_rounds=9, mode=mode), 1):  # type: ignore[arg-type]
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn(state, 0, language))]
        assert min(sizes) >= SMALLEST_TYPE


def finished(**options: object) -> State:
    *_, end = random_match(GAME, 2, Options(max_rounds=1, **options), seed=2)  # type: ignore[arg-type]
    state: State = end.position.state
    return state


def test_the_end_ranks_the_seats_and_hints_at_nothing() -> None:
    last = finished()
    for place, animal in enumerate(sorted(last.animals)):
        last.animals[animal].vp = 30 + place
    best = sorted(last.animals)[-1]
    name = NAMES[last.animals[best].seat]
    picture = drawn(last, 0)
    assert f"{name} wins: {term(f'animal-{best}')}, 31 points" in said(picture)
    assert "Final ranking The last round is over" in said(picture)
    assert "Action display" not in said(picture)
    assert "scored this round" not in said(picture)
    assert "cards to come" not in said(picture)
    assert "#c2189b" not in picture


def test_the_end_with_several_animals_says_which_counts() -> None:
    last = finished(mode="multi_animal")
    for animal in FOOD_CHAIN:
        last.animals[animal].vp = 100
    lowest = {seat: next(name for name, animal in last.animals.items() if animal.seat == seat) for seat in (0, 1)}
    last.animals[lowest[0]].vp, last.animals[lowest[1]].vp = 40, 50
    words = said(drawn(last))
    winner = term(f"animal-{lowest[1]}")
    assert f"{NAMES[1]} wins: the lowest animal counts, {winner} with 50 points" in words
    assert "Of each seat only the animal with fewest points counts" in words
    assert "▼ 40 VP" in words
    assert "▼ 50 VP" in words
    assert "▼ 100 VP" not in words
