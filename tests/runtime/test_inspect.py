"""The debugging commands: what a person reads, what a program reads, and mistakes told in a sentence."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jsonpatch
import pytest
import redis

from strata.api.access.tokens import Tokens
from strata.domain.games.registry import GAMES
from strata.domain.kernel import titled
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import Administrator, Rewind, Score
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.runtime.cli import main
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.play.words import WORDS
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.match.deeds import choice, creation

SECRET = "a secret of thirty-two characters"
MATCH = "0123456789abcdef0123"


class Desk:
    """A record to be inspected, and the command that inspects it."""

    def __init__(self, client: redis.Redis, capsys: pytest.CaptureFixture[str]) -> None:
        self.matches = Matches(RedisJournal(client))
        self._capsys = capsys
        self._rng = Random(7)

    def create(self, game: str = "evo") -> Match:
        rules = GAMES[game]
        bots = next(seats for seats in rules.seats if seats > 1) - 1
        plans = [SeatPlan("human"), *[SeatPlan("bot", bot="greedy")] * bots]
        return self.matches.create(creation(MATCH, rules, rules.options(), plans), {0: "Ann"}).match

    def move(self) -> Match:
        """Whoever is asked chooses at random."""
        match = self.matches.load(MATCH)
        assert match.position is not None
        decision = self._rng.choice(match.position.decisions)
        return self.matches.change(MATCH, choice(match, decision.seat, self._rng.choice(decision.options))).match

    def rewind(self, version: int) -> Match:
        return self.matches.change(MATCH, Rewind(by=Administrator(), to_version=version)).match

    def told(self, *arguments: str) -> str:
        assert main(arguments) == 0
        return self._capsys.readouterr().out

    def json(self, *arguments: str) -> Any:
        return json.loads(self.told(*arguments, "--json"))

    def refused(self, *arguments: str) -> str:
        """The sentence that a command ends with."""
        assert main(arguments) == 1
        told = self._capsys.readouterr()
        assert told.out == ""
        return told.err


@pytest.fixture
def desk(
    redis_server: EmbeddedRedis,
    real_redis: redis.Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Desk:
    monkeypatch.setenv("STRATA_REDIS_URL", redis_server.url)
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_SECRET", SECRET)
    monkeypatch.setenv("COLUMNS", "120")
    return Desk(real_redis, capsys)


@pytest.fixture
def played(desk: Desk) -> Desk:
    desk.create()
    for _ in range(18):
        desk.move()
    return desk


@pytest.mark.parametrize("game", GAMES)
def test_show_tells_who_must_decide_what_and_how_all_stand(desk: Desk, game: str) -> None:
    match = desk.create(game)
    for _ in range(8):
        match = desk.move() if match.ledger.status == "playing" else match
    assert match.position is not None
    page, version = desk.told("show", MATCH), match.ledger.version
    assert f"{game} {MATCH}  version {version} of {version}  {match.ledger.status}" in page
    assert "Ann" in page
    assert "Bronto" in page
    assert "As a spectator sees it" in page
    for _, name in match.pending:
        assert f"must decide: {titled(match.game.narrators['en'], 'decision', name)}" in page
    shown = desk.json("show", MATCH)
    assert shown["view"] == to_builtins(match.game.view(match.position.state, None))
    assert shown["standings"] == to_builtins(match.game.ranking(match.position.state))
    assert shown["decisions"] == []


@pytest.mark.parametrize("game", GAMES)
def test_show_lists_the_options_of_the_seat_that_is_asked(desk: Desk, game: str) -> None:
    match = desk.create(game)
    assert match.position is not None
    decision = match.position.decisions[0]
    page = desk.told("show", MATCH, "--seat", str(decision.seat))
    assert f"What seat {decision.seat} may do: {titled(match.game.narrators['en'], 'decision', decision.name)}" in page
    (listed,) = desk.json("show", MATCH, "--seat", str(decision.seat))["decisions"]
    assert [option["action"] for option in listed["options"]] == to_builtins(decision.options)
    assert all(option["label"] in page for option in listed["options"])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_english_is_left_over(desk: Desk, game: str, language: str) -> None:
    """But for names, ids and what the API gives by its own names: views, actions and patches."""
    desk.create(game)
    for _ in range(12):
        match = desk.move()
    assert match.position is not None
    seat, version = match.position.decisions[0].seat, match.ledger.version
    words = WORDS[language]
    seen, changes = words.say("seen-by", seat=str(seat)), words.say("heading-changes")
    told = desk.told("show", MATCH, "--seat", str(seat), "--lang", language)
    head, view = told.split(f"\n\n{seen}\n")
    labels = [line.partition("  {")[0] for line in view.partition("\n\n")[2].splitlines()]
    diff = desk.told("diff", MATCH, "3", str(version), "--lang", language).partition(f"\n\n{changes}\n")[0]
    log = [desk.told("log", MATCH, *how, "--lang", language) for how in ([], ["--turns"])]
    names = {row["name"] for row in desk.json("show", MATCH)["seats"]}
    known = {"UTC", *game.split("-"), *(word for name in names for word in name.split())}
    assert len(labels) > 1
    text = "\n".join([head, *labels, diff, *log]).replace(MATCH, "")
    assert {word for word in re.findall(r"[A-Za-z]{2,}", text) if not re.fullmatch("[IVX]+", word)} - known == set()


def test_show_looks_back_also_at_what_was_undone(played: Desk) -> None:
    then = played.matches.at(MATCH, 15)
    assert then.position is not None
    played.rewind(10)
    page = played.told("show", f"http://127.0.0.1:8080/v1/matches/{MATCH}/", "--version", "15", "--seat", "1")
    assert "version 15 of 21 (undone)" in page
    shown = played.json("show", MATCH, "--version", "15", "--seat", "1")
    assert (shown["version"], shown["head"], shown["is_effective"]) == (15, 21, False)
    assert shown["view"] == to_builtins(then.game.view(then.position.state, 1))


def test_show_draws_the_board(played: Desk, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert str(file) in played.told("show", MATCH, "--svg", str(file))
    assert file.read_text().startswith("<svg")
    assert "cannot be written" in played.refused("show", MATCH, "--svg", str(tmp_path / "nowhere" / "board.svg"))


def test_log_tells_the_story_and_marks_what_was_undone(played: Desk) -> None:
    played.rewind(12)
    lines = played.told("log", MATCH).splitlines()
    assert lines[0].split()[0] == "1"
    assert lines[0].endswith("The match is created.")
    assert lines[-1].endswith("The match goes back to version 12.")
    assert "admin" in lines[-1]
    (undone,) = [line for line in lines if line.split()[0] == "13"]
    (kept,) = [line for line in lines if line.split()[0] == "12"]
    assert undone.endswith("(undone)")
    assert "(undone)" not in kept
    events = [json.loads(line) for line in played.told("log", MATCH, "--after", "10", "--json").splitlines()]
    assert [event["version"] for event in events] == list(range(11, 22))
    assert [event["version"] for event in events if not event["is_effective"]] == list(range(13, 21))
    assert all(event["lines"] for event in events)


def test_log_tells_a_seat_its_own_secrets_and_no_others(played: Desk) -> None:
    def drawn(*seat: str) -> list[set[str]]:
        events = [json.loads(line) for line in played.told("log", MATCH, *seat, "--json").splitlines()]
        facts = [fact for event in events for fact in event["data"].get("facts", [])]
        cards = [fact for fact in facts if fact["kind"] == "event_card_drawn"]
        return [{fact["card"] for fact in cards if fact["seat"] == number and "card" in fact} for number in range(3)]

    assert drawn() == [set(), set(), set()]
    for seat in range(3):
        assert [bool(cards) for cards in drawn("--seat", str(seat))] == [number == seat for number in range(3)]


def _following(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "strata.runtime.cli", "log", MATCH, "--follow", *arguments]
    process = subprocess.Popen(
        command,
        env=os.environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A suite that was started in the background may ignore Ctrl-C; the command must not inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    watchdog = threading.Timer(60, process.kill)
    watchdog.daemon = True
    watchdog.start()
    return process


def _version(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    version: int = json.loads(process.stdout.readline())["version"]
    return version


def test_follow_sees_a_move_made_meanwhile_and_ctrl_c_ends_it(played: Desk) -> None:
    with _following("--after", "18", "--json") as process:
        assert [_version(process), _version(process)] == [19, 20]
        played.move()
        assert _version(process) == 21
        played.move()
        assert _version(process) == 22
        process.send_signal(signal.SIGINT)
        assert process.communicate() == ("", "")
    assert process.returncode == 0


def test_follow_ends_with_the_match(played: Desk) -> None:
    with _following("--after", "20") as process:
        while played.move().ledger.status == "playing":
            pass
        played.matches.change(MATCH, Score())
        told, mistakes = process.communicate()
    assert (process.returncode, mistakes) == (0, "")
    assert told.splitlines()[-1].endswith("The seed of all chance is revealed.")


@pytest.mark.parametrize(("start", "end"), [(5, 18), (18, 5), (7, 7)])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_diff_leads_from_the_one_view_to_the_other(played: Desk, start: int, end: int, seat: int | None) -> None:
    eyes = [] if seat is None else ["--seat", str(seat)]
    diff = played.json("diff", MATCH, str(start), str(end), *eyes)
    before, after = (played.json("show", MATCH, "--version", str(version), *eyes)["view"] for version in (start, end))
    assert jsonpatch.apply_patch(before, diff["patch"]) == after
    assert [row["version"] for row in diff["changes"]] == list(range(min(start, end) + 1, max(start, end) + 1))
    page = played.told("diff", MATCH, str(start), str(end), *eyes)
    assert f"{start} → {end}, as {'a spectator' if seat is None else f'seat {seat}'} sees it" in page
    assert all(operation["path"] in page for operation in diff["patch"])
    assert ("nothing" in page) == (start == end)


def test_fork_gives_a_match_of_its_own(played: Desk) -> None:
    made = played.json("fork", MATCH, "--version", "9")
    match = played.matches.load(made["id"])
    there = played.matches.at(MATCH, 9)
    assert match.position is not None
    assert there.position is not None
    assert match.position.state == there.position.state
    assert made["origin"] == {"match": MATCH, "version": 9, "hash": there.ledger.hash}
    assert not match.ledger.is_listed
    tokens = Tokens(SECRET.encode())
    assert [row["token"] for row in made["seats"]] == [tokens.of(match, seat) for seat in range(3)]
    page = played.told("fork", MATCH, "--play", "1")
    id_ = page.split()[0]
    assert [holder.kind for holder in played.matches.load(id_).ledger.seats] == ["bot", "human", "bot"]
    assert tokens.of(played.matches.load(id_), 1) in page


@pytest.mark.parametrize(("typed", "is_done"), [("y\n", True), ("yes\n", True), ("\n", False), ("", False)])
def test_rewind_asks_first(played: Desk, monkeypatch: pytest.MonkeyPatch, typed: str, is_done: bool) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    if is_done:
        assert "as it was at version 12" in played.told("rewind", MATCH, "12")
    else:
        assert "stays as it is" in played.refused("rewind", MATCH, "12")
    assert played.matches.load(MATCH).ledger.version == (21 if is_done else 20)


def test_rewind_puts_the_game_back(played: Desk) -> None:
    page = played.json("rewind", MATCH, "12", "--yes")
    assert (page["version"], page["status"]) == (21, "playing")
    assert page["view"] == played.json("show", MATCH, "--version", "12")["view"]
    rewound = played.matches.journal.read(MATCH, 20)
    assert [(event.type, event.actor) for event in rewound] == [("match_rewound", "admin")]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "nope"], "There is no match 'nope'."),
        (["log", "nope", "--follow"], "There is no match 'nope'."),
        (["diff", "nope", "2", "3"], "There is no match 'nope'."),
        (["fork", "nope"], "There is no match 'nope'."),
        (["rewind", "nope", "2", "--yes"], "There is no match 'nope'."),
        (["show", MATCH, "--version", "99"], "There is no such version: the match has 20 versions."),
        (["show", MATCH, "--version", "0"], "There is no such version: versions count from 1."),
        (["show", MATCH, "--seat", "3"], "There is no seat 3: the match has seats 0 to 2."),
        (["diff", MATCH, "2", "99"], "There is no such version: the match has 20 versions."),
        (["diff", MATCH, "1", "2"], "At version 1 the match had not started."),
        (["fork", MATCH, "--version", "1"], "The game is not on at that version."),
        (["fork", MATCH, "--play", "3"], "There is no seat 3: the match has seats 0 to 2."),
        (["show", MATCH, "--version", "1", "--svg", "board.svg"], "The match has not started"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(played: Desk, arguments: list[str], sentence: str) -> None:
    assert played.refused(*arguments).startswith(f"strata {arguments[0]}: {sentence}")


def test_a_number_that_is_none_is_asked_wrongly(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["log", MATCH, "--after", "-3"])
    assert left.value.code == 2
    assert "whole number" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["show", "log", "diff", "fork", "rewind"])
def test_each_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    assert "MATCH" in text
    assert "--json" in text


@pytest.mark.parametrize(
    ("is_terminal", "no_color", "is_coloured"), [(True, "", True), (True, "1", False), (False, "", False)]
)
def test_colour_is_for_terminals_that_want_it(
    played: Desk, monkeypatch: pytest.MonkeyPatch, is_terminal: bool, no_color: str, is_coloured: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", no_color)
    isatty: Callable[[], bool] = lambda: is_terminal  # noqa: E731
    monkeypatch.setattr(sys.stdout, "isatty", isatty)
    assert ("\033[" in played.told("show", MATCH)) == is_coloured


def test_a_reader_that_has_seen_enough_is_no_mistake(played: Desk) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "strata.runtime.cli", "log", MATCH]
    with open(writer, "wb") as output:
        done = subprocess.run(command, env=os.environ, stdout=output, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (141, b"")


def test_delete_asks_first_and_leaves_the_last_hash(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    head = desk.create().ledger
    monkeypatch.setattr(sys, "stdin", io.StringIO("n\n"))
    assert main(["delete", MATCH]) == 1
    assert desk.matches.load(MATCH).ledger == head
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    desk._capsys.readouterr()
    assert head.hash in desk.told("delete", MATCH)
    assert "no match" in desk.refused("show", MATCH)
    assert "no match" in desk.refused("delete", MATCH, "--yes")


def test_delete_for_programs(desk: Desk) -> None:
    head = desk.create().ledger
    assert desk.json("delete", MATCH, "--yes") == {"match": MATCH, "version": head.version, "hash": head.hash}
