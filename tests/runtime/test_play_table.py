"""The table of ``strata play`` at a service in this process: what is typed, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path

import fakeredis
import httpx
import pytest
from strata_client import Match, Seat, Strata

from strata.runtime.command_error import CommandError
from strata.runtime.play import start
from strata.runtime.play.saved_seats import SavedSeats
from strata.runtime.play.table import PlayerLeft, Table
from strata.runtime.settings import Settings
from tests.api.conftest import Service

Sit = Callable[..., str]


@pytest.fixture
def strata() -> Iterator[Strata]:
    app = Service(fakeredis.FakeRedis()).app
    with Strata("http://strata.test", transport=httpx.WSGITransport(app)) as client:
        yield client


@pytest.fixture
def match(strata: Strata) -> Match:
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]
    return strata.create("evo", people, {"event_deck": "none"})


@pytest.fixture
def dinosaurs(strata: Strata) -> Match:
    """A match where a seat decides several times in a row."""
    return strata.create("gods-love-dinosaurs", [{"kind": "human"}] * 2)


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Sit down where a decision is to be made, type some lines and then nothing more; answers what was said."""

    def sit(match: Match, *lines: str) -> str:
        typed = iter(lines)

        def read(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setenv("COLUMNS", "120")
        with pytest.raises(PlayerLeft):
            Table(match.seat(_asked(match)), _asked(match), SavedSeats(tmp_path)).play()
        assert next(typed, None) is None, "a line was not read"
        return capsys.readouterr().out

    return sit


def _asked(match: Match) -> int:
    return match.summary()["pending"][0]["seat"]


def test_the_table_shows_the_board_who_stands_how_and_the_options(sit: Sit, match: Match) -> None:
    said = sit(match)
    options = match.seat(_asked(match)).actions()["decisions"][0]["options"]
    assert all(f"{number}  {option['label']}" in said for number, option in enumerate(options, 1))
    assert "(you)  1. with  10  ◀ move dino" in said
    assert "mountain" in said
    assert "\033" not in said


@pytest.mark.parametrize("commands", [("?", "l", "v", "s"), ("help", "LOG", "view", "score")])
def test_help_log_view_and_score(sit: Sit, match: Match, commands: tuple[str, ...]) -> None:
    said = sit(match, *commands)
    assert "take back your latest move" in said
    assert "The match starts." in said
    assert "climate_terrain" in said
    assert "1. Ann  " in said


def test_the_picture_of_the_board_is_kept_up_to_date(sit: Sit, match: Match, tmp_path: Path) -> None:
    picture = tmp_path / f"{match.id}.svg"
    seat = match.seat(_asked(match))
    assert picture.as_uri() in sit(match, "b")
    assert picture.read_text() == seat.board()


def test_the_board_is_shown_again_where_it_has_changed_or_on_demand(sit: Sit, dinosaurs: Match) -> None:
    def shown(*lines: str) -> tuple[int, int, int]:
        said = sit(dinosaurs, *lines)
        return said.count("0,0"), said.count("phase "), said.count("eggs  ")

    assert shown("u") == (1, 1, 1)
    assert shown("m") == (2, 2, 2)
    assert shown("1") == (2, 2, 1), "a tile is taken: its places are on the map, and the seats are as they were"


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("99", "There is no option 99; there are 1 to"),
        ("0", "There is no option 0; there are 1 to"),
        ("xyzzy", "No option has “xyzzy” in it. Type ? for help."),
        ("²", "No option has “²” in it."),
        ("u", "There is no move to take back."),
        ("r", "Nothing that was undone can be restored."),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(sit: Sit, match: Match, typed: str, reply: str) -> None:
    before = match.summary()["version"]
    assert reply in sit(match, typed)
    assert match.summary()["version"] == before


def test_options_are_found_by_their_words_and_enter_takes_the_only_one(sit: Sit, dinosaurs: Match) -> None:
    before = dinosaurs.summary()["version"]
    tile = dinosaurs.view()["view"]["slots"]["tiger"][1]
    said = sit(dinosaurs, "frog", "/", f"row 2 {tile.lower()}", "")
    assert "with “frog”, of 10; /: all" in said
    actions = [event["data"]["action"] for event in dinosaurs.events(before)]
    assert actions == [{"kind": "take_tile", "column": "tiger", "row": 2}]


def test_a_move_is_made_taken_back_and_restored(sit: Sit, dinosaurs: Match) -> None:
    said = sit(dinosaurs, "1", "u", "r")
    decisions = [line.partition(": ")[2] for line in said.splitlines() if line.startswith("Your turn, ")]
    assert [line.split()[0] for line in decisions] == ["take", "choose", "take", "choose"]
    assert "Taken back." in said
    events = [event["type"] for event in dinosaurs.events()]
    assert events[-3:] == ["move_played", "match_rewound", "match_restored"]


def test_an_option_that_is_gone_is_refused_and_the_table_shown_again(
    sit: Sit, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = _asked(match)
    stale = match.seat(asked).actions()
    match.seat(asked).play(stale["decisions"][0]["options"][-1])
    later = match.seat(_asked(match)).actions()
    answers = iter([stale, later])
    monkeypatch.setattr(Seat, "actions", lambda _: next(answers))
    said = sit(match, "1")
    assert said.count("Your turn, ") == 2
    assert "not among the options" in said


def test_a_request_for_undo_is_answered(sit: Sit, match: Match) -> None:
    mover = match.seat(_asked(match))
    mover.play(mover.actions()["decisions"][0]["options"][-1])
    request = mover.undo()["undo_request"]
    assert request is not None
    said = sit(match, "n")
    assert "asks to go back to version" in said
    assert match.summary()["undo_request"] is None


@pytest.fixture
def refusal(strata: Strata, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    """Ask for a match that cannot be; answers what is said to it."""

    def refusal(game: str, *options: tuple[str, object]) -> str:
        monkeypatch.setattr(start, "service", lambda *_: nullcontext(strata))
        settings = Settings.from_environment({"STRATA_DATA": str(tmp_path)})
        with pytest.raises(CommandError) as mistake:
            start.play(settings, game, None, "greedy", "Ann", list(options), None, None, None, "en", browser=False)
        return str(mistake.value)

    return refusal


def test_a_game_that_is_not_there_is_told_as_at_a_terminal(refusal: Callable[..., str]) -> None:
    assert refusal("chess") == "There is no game 'chess'; `strata play` lists them."


def test_who_gives_an_option_that_is_refused_is_told_those_there_are(refusal: Callable[..., str]) -> None:
    assert refusal("jurassic-parts", ("foo", "bar")).splitlines() == [
        "Jurassic Parts has no option 'foo'.",
        "Options of Jurassic Parts:",
        "  layout           A or B; A if not given",
        "  equipment_cards  0 or 1 or 2; 0 if not given",
        "  first_player     random or seat0; random if not given",
        "  boulders         backs or none; backs if not given",
        "  stall_rounds     5 to 100; 20 if not given",
    ]
    assert refusal("dominant-species", ("max_rounds", 99)).startswith("max_rounds: ")
    told = refusal("dominant-species", ("animals", [["bird"]]))
    assert told.startswith("animals: ")
    assert "  animals            [[amphibian or arachnid or bird or insect or mammal or reptile, …], …]; null" in told
    assert "  creature_seat   a number or random; random" in refusal("not-alone", ("foo", 1))
