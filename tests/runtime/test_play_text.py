"""How ``strata play`` puts a board and a view into text, numbers options, and keeps tokens."""

from __future__ import annotations

import re
import stat
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from strata_client import GlossaryEntry, Option

from strata.api.output.games import detail, glossary
from strata.domain.games.registry import BUILT_IN, GAMES
from strata.domain.kernel import Position
from strata.domain.kernel.chance import RandomChance
from strata.domain.kernel.codec import to_builtins
from strata.domain.kernel.engine import begin, play
from strata.runtime.command_error import CommandError
from strata.runtime.play.lines import wrapped
from strata.runtime.play.map import draw
from strata.runtime.play.menu import PAGE, Menu
from strata.runtime.play.places import Place, maps
from strata.runtime.play.saved_seats import SavedSeats
from strata.runtime.play.screen import printable
from strata.runtime.play.sheet import sheet
from strata.runtime.play.vocabulary import Vocabulary
from strata.runtime.play.words import WORDS

NAMES = ["Ann", "Bot 1", "Bot 2"]
PLAIN = Vocabulary({})
"""Of a game that has no terms."""


@cache
def _position(slug: str) -> Position[Any]:
    """The middle of a game of three, or of as near to three as can play."""
    game, rng = GAMES[slug], Random(5)
    chance = RandomChance(rng)
    seats = min(game.seats, key=lambda seats: abs(seats - len(NAMES)))
    position = reached = begin(game, game.options(), seats, chance).position
    for _ in range(60):
        if reached.is_over:
            break
        position, decision = reached, reached.decisions[0]
        reached = play(position, decision.seat, rng.choice(decision.options), chance).position
    return position


def _maps(slug: str) -> dict[str, list[Place]]:
    game, state = GAMES[slug], _position(slug).state
    names = NAMES[: len(game.ranking(state))]
    return maps(game.board(game.view(state, 0), names, game.narrators["en"], ()))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("width", [60, 80, 130])
def test_a_map_names_every_place_of_the_board(slug: str, width: int) -> None:
    for places in _maps(slug).values():
        words = " ".join(draw(places, NAMES, 0, width)).split()
        assert {place.name.removeprefix("Cell ").split()[0] for place in places} <= set(words)


@pytest.mark.parametrize("slug", BUILT_IN)
def test_every_built_in_game_has_a_map(slug: str) -> None:
    assert _maps(slug)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("slug", BUILT_IN)
def test_a_sheet_tells_what_the_game_names_and_fits_its_width(slug: str, language: str) -> None:
    game, view = GAMES[slug], to_builtins(GAMES[slug].view(_position(slug).state, 0))
    terms = detail(game, language)["terms"]
    entries = [GlossaryEntry(**entry) for entry in glossary(game, language)]
    lines = list(sheet(view, NAMES, 100, Vocabulary(terms, entries, WORDS[language])))
    figures = [name for name, value in view.items() if isinstance(value, str | int) and value]
    said = [terms[f"view-{name}"] for name in figures if f"view-{name}" in terms]
    assert said
    assert [name for name in said if not any(f"{name} " in line for line in lines)] == []
    assert not any(re.search(r"_|\w#", line) for line in lines), "ids are words"
    assert language == "en" or not re.search(r"[a-z]{3}", re.sub("|".join(NAMES), "", " ".join(lines)))
    assert max(map(len, lines)) <= 100
    assert len(lines) < 60


def test_a_few_things_with_a_text_are_shown_with_it_in_the_order_of_the_terms() -> None:
    terms = {
        "view-hand": "ваши карты",
        "view-turn": "ход",
        "view-rows": "ряд",
        "view-holder": "у кого",
        "view-bid": "ставка",
    }
    card = GlossaryEntry(kind="card", kind_title="Карты", id="long_jump", title="«Прыжок»", text="Динозавр прыгает.")
    rows = [{"bid": 0, "holder": None}, {"bid": 2, "holder": 1}]
    view = {"turn": 3, "hand": ["long_jump#2"], "phase": "climate", "rows": rows}
    lines = [line.split() for line in sheet(view, NAMES, 80, Vocabulary(terms, [card], WORDS["ru"]))]
    assert lines == [
        ["ход", "3"],
        ["ваши", "карты", "«Прыжок»:", "Динозавр", "прыгает."],
        [],
        ["ряд", "1", "2"],
        ["у", "кого", "–", "Bot", "1"],
        ["ставка", "0", "2"],
    ]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "–"),
        ({}, ""),
        (True, "да"),
        (["ice_age", None], "Лёд, –"),
        ({"ice_age": 2, "sun": 1}, "Лёд: 2, sun: 1"),
        ({"ice_age": ["A1"], "sun": []}, "Лёд: A1; sun: –"),
        ("ice_age-3b", "Лёд 3b"),
    ],
)
def test_values_are_said_in_the_words_of_the_glossary(value: Any, words: str) -> None:
    ice = GlossaryEntry(kind="card", kind_title="Карты", id="ice_age", title="Лёд", text="")
    assert Vocabulary({}, [ice], WORDS["ru"]).value(value) == words


def test_seats_stand_side_by_side_and_what_says_nothing_is_left_out() -> None:
    seats = [
        {"points": 3, "genes": {"horn": 0, "leg": 2}, "hand": []},
        {"points": 0, "genes": {"horn": 0, "leg": 1}, "hand": []},
    ]
    lines = list(
        sheet({"viewer": 0, "turn": 2, "board": {"0,1": 1}, "seats": seats, "discard": None}, NAMES[:2], 80, PLAIN)
    )
    assert [line.split() for line in lines] == [
        ["turn", "2"],
        [],
        ["seats", "#0", "Ann", "#1", "Bot", "1"],
        ["points", "3", "0"],
        ["genes:", "leg", "2", "1"],
    ]


def test_ids_are_words_seats_have_names_and_things_count_from_one() -> None:
    view = {"order": [1, 0], "active": 1, "hand": ["long_jump#2", "ice#1"], "rows": [{"bid": 4}, {"bid": 0}]}
    assert [line.split() for line in sheet(view, NAMES, 80, PLAIN)] == [
        ["active", "Bot", "1"],
        ["order", "Bot", "1,", "Ann"],
        ["hand", "long", "jump,", "ice"],
        [],
        ["rows", "1", "2"],
        ["bid", "4", "0"],
    ]


def test_many_records_stand_one_below_the_other() -> None:
    faces = {f"T{number}": {"side": number} for number in range(12)}
    lines = [line.split() for line in sheet({"faces": faces}, NAMES, 80, PLAIN)]
    assert lines[1:3] == [["faces", "side"], ["T0", "0"]]


def _place(q: int, r: int, *words: str) -> Place:
    return Place(15.0 * q, 17.3 * (r + q / 2), 20, 17.3, "#aabbcc", f"{q},{r}", words)


def test_hexes_lie_as_on_the_picture_with_seats_by_number() -> None:
    lines = draw([_place(0, 0, "hills"), _place(1, 0, "dino of Bot 1"), _place(0, 1, "plain")], NAMES, 0, 40)
    row = {name: next(number for number, line in enumerate(lines) if name in line) for name in ("0,0", "1,0", "0,1")}
    assert row["0,0"] < row["1,0"] < row["0,1"]
    assert lines[row["0,0"]].index("0,0") == lines[row["0,1"]].index("0,1") < lines[row["1,0"]].index("1,0")
    assert any("dino of #1" in line for line in lines)


def test_a_name_is_not_found_inside_of_words() -> None:
    (line,) = draw([_place(0, 0, "plain of a")], ["a", "in"], 0, 40)[1:]
    assert line.strip() == "plain of #0"


def _lines(room: int, *words: str) -> list[str]:
    return [line.strip() for line in draw([_place(0, 0, *words)], NAMES, 0, room + 3)[1:]]


def test_a_crowded_place_still_tells_every_piece() -> None:
    animals = [f"{animal} {number} (match 2)" for number, animal in enumerate(("bird", "amphibian", "arachnid"), 1)]
    lines = _lines(10, "jungle", *animals, "dominated by arachnid")
    assert lines == ["jungle", "bird 1", "amphibian", "2", "arachnid 3", "dominated", "arachnid"]


def test_what_is_cut_ends_in_a_sign() -> None:
    assert _lines(8, "temperate") == ["tempera…"]
    assert _lines(8, "mountain", "cold", "start", "dino of Bot 1") == ["mountain", "cold,", "start,", "dino #1"]
    assert _lines(8, *(f"animal {number}" for number in range(9)))[-1] == "…"


def test_long_lines_are_broken_between_words_and_colours_take_no_room() -> None:
    assert wrapped("   12  Take the tile", 14) == ["   12  Take", "       the", "       tile"]
    assert wrapped("  strata play --resume m-1", 10) == ["  strata", "  play", "  --resume", "  m-1"]
    painted = "\033[1mbold\033[0m"
    assert wrapped(painted, 4) == [painted]


def test_what_most_places_of_a_large_map_share_is_told_once() -> None:
    places = [_place(0, row, "no tile", "empty") for row in range(13)] + [_place(1, row, "sea") for row in range(12)]
    legend, *lines = draw([*places, _place(2, 0)], NAMES, 0, 40)
    assert legend == "  Unless noted otherwise: no tile, empty."
    assert " ".join(lines).count("sea") == 12
    assert " ".join(lines).count("–") == 1
    assert "no tile" not in " ".join(lines)


def _menu(count: int) -> Menu:
    return Menu(
        [Option(label=f"Move to {number}", action={"kind": "move", "to": number}) for number in range(1, count + 1)]
    )


def test_options_come_in_pages_and_keep_their_numbers() -> None:
    menu = _menu(PAGE + 5)
    assert len(list(menu.lines())) == PAGE + 1
    menu.next_page()
    assert "21 to 25 of 25" in list(menu.lines())[-1]
    menu.next_page()
    assert "1 to 20 of 25" in list(menu.lines())[-1]
    assert menu.search("MOVE 23")
    assert "23  Move to 23" in next(iter(menu.lines()))
    assert menu.only is menu.numbered(23)
    assert not menu.search("nothing like that")
    assert menu.numbered(0) is menu.numbered(26) is None


def test_a_bid_has_its_own_number() -> None:
    bids = [Option(label=f"Bid {amount}", action={"kind": "place_bid", "amount": amount}) for amount in range(3)]
    menu = Menu(bids)
    assert [line.split()[-2:] for line in menu.lines()] == [["Bid", "0"], ["Bid", "1"], ["Bid", "2"]]
    assert (menu.numbered(0), menu.numbered(2), menu.numbered(3)) == (bids[0], bids[2], None)
    assert menu.range == (0, 2)


def test_options_that_say_more_than_a_number_are_counted() -> None:
    passing = Option(label="Pass", action={"kind": "pass"})
    for others in ([2, 3], [-1, 0], [4, 4]):
        menu = Menu([*(Option(label=f"Go {to}", action={"kind": "go", "to": to}) for to in others), passing])
        assert menu.range == (1, 3)
    same = [Option(label=f"Go by {way}", action={"kind": "go", "to": 4, "way": way}) for way in "ab"]
    assert Menu(same).range == (1, 2)
    assert Menu([Option(label="Go", action={"kind": "go", "to": to}) for to in (-1, 0)]).range == (1, 2)


def test_a_token_is_its_owners_alone(tmp_path: Path) -> None:
    kept = SavedSeats(tmp_path / "play")
    kept.keep("m1", "strata_seat_x")
    files = [kept.draw("m1", "<svg/>"), tmp_path / "play" / "m1.token"]
    assert [stat.S_IMODE(file.stat().st_mode) for file in [tmp_path / "play", *files]] == [0o700, 0o600, 0o600]
    assert kept.token("m1") == "strata_seat_x"
    kept.forget("m1")
    with pytest.raises(CommandError, match="--token"):
        kept.token("m1")


@pytest.mark.parametrize("match", ["../m1", "", "a/b", "x" * 65])
def test_only_an_id_names_a_file(tmp_path: Path, match: str) -> None:
    with pytest.raises(CommandError, match="not the id"):
        SavedSeats(tmp_path).token(match)


def test_nobodys_name_commands_the_terminal() -> None:
    assert printable({"name": "A\x1b[2Jnn\u202e", "all": ["\x07b", 1]}) == {"name": "A[2Jnn", "all": ["b", 1]}
