"""Matches as the release at hand records them, one of each story for every game, played over HTTP.

``python -m tests.corpus.stories 0.1.0`` writes the corpus of a release: the files, and beside them what readers see of
every file on record. It is run once for a release; what it wrote stays as it is, and every later release must read it.
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

import yaml

from tests.corpus.files import FOLDER, recorded
from tests.corpus.host import Host, Refusal
from tests.corpus.reading import Json, look, read

SEATS = 4
OPTIONS: dict[str, Json] = {
    "dominant-species": {"length": "short", "max_rounds": 7, "earth_setup": "alternative"},
    "evo": {"one_gene_fewer": True, "climate_track": "eight"},
    "gods-love-dinosaurs": {"supply": "unlimited", "start_player": 1},
    "jurassic-parts": {"layout": "B", "equipment_cards": 1},
    "not-alone": {"expansion": "none", "board_side": "B"},
}
"""Options that are not the game's own, for a match with a clock."""
CLOCK = {"move_seconds": 60, "total_seconds": 300, "bot": "random"}
PEOPLE = [{"kind": "human", "player": f"p{seat}"} for seat in range(SEATS)]
BOT = {"kind": "bot", "bot": "random"}
LONGEST = 150
"""No story has more versions."""


class Table:
    """A match whose people all sit here and choose at random."""

    def __init__(self, host: Host, made: Json) -> None:
        self.host, self.id, self.path = host, made["id"], f"/v1/matches/{made['id']}"
        self.tokens: list[str | None] = [seat["token"] for seat in made["seats"]]
        self.rng = Random(self.id)

    def summary(self, token: str | None = None) -> Json:
        found: Json = self.host.get(self.path, token or self.host.admin)
        return found

    def post(self, path: str, body: Json, seat: int | None = None) -> Any:
        """As a seat, or as the administrator."""
        self.host.seconds += 5
        return self.host.post(self.path + path, body, self.host.admin if seat is None else self.tokens[seat])

    def people(self) -> list[int]:
        return [seat for seat, token in enumerate(self.tokens) if token is not None]

    def play(self, moves: int) -> None:
        """So many moves of people, and of bots until a person is asked; fewer where the game is over."""
        for _ in range(moves):
            self.host.work(self.id)
            if self.move() is None:
                return
        self.host.work(self.id)

    def move(self) -> int | None:
        """A person who is asked plays any option; returns the seat, or None where nobody is asked."""
        asked = [row["seat"] for row in self.summary()["pending"] if self.tokens[row["seat"]] is not None]
        if not asked:
            return None
        seat = self.rng.choice(asked)
        (decision,) = self.host.get(f"{self.path}/actions", self.tokens[seat])["decisions"]
        self.post("/moves", {"action": self.rng.choice(decision["options"])["action"]}, seat)
        return seat

    def until(self, is_reached: Callable[[int], bool]) -> int:
        """Moves are played until one of them leads to something; returns the seat that made it."""
        while self.summary()["version"] < LONGEST:
            self.host.work(self.id)
            seat = self.move()
            assert seat is not None, "the match goes on"
            if is_reached(seat):
                return seat
        raise AssertionError("no such move is met")

    def may_undo(self, seat: int) -> bool:
        return bool(self.summary(self.tokens[seat])["undo"]["allowed"])

    def leave(self, seat: int) -> None:
        self.host.seconds += 5
        token, self.tokens[seat] = self.tokens[seat], None
        assert token is not None
        self.host.delete(f"{self.path}/seats/{seat}?bot=random", token)


def open_seats(host: Host, game: str) -> Table:
    """One of its seats is not taken yet."""
    return _create(host, game, "open seats", [{"kind": "open"}, *PEOPLE[1:]])


def never_filled(host: Host, game: str) -> Table:
    """Given up by the service, since nobody came."""
    table = _create(host, game, "never filled", [{"kind": "open"}, *PEOPLE[1:]])
    host.seconds += 8 * 24 * 3600
    host.work(table.id)
    return table


def cancelled(host: Host, game: str) -> Table:
    """An unlisted match of an application, which cancels it."""
    key = host.key("application", "club")
    table = _create(host, game, "cancelled", [*PEOPLE[:-1], BOT], key, listed=False, clock={"total_seconds": 3600})
    table.play(8)
    host.delete(table.path, key)
    return table


def undone(host: Host, game: str) -> Table:
    """Undo at will and by consent, refused and withdrawn; redo; an administrator's rewind; a seat left to a bot.

    At its end a request waits for its last answer.
    """
    table = _create(host, game, "undone", [{"kind": "open"}, *PEOPLE[1:]])
    table.tokens[0] = table.post("/seats/0", {"player": "p0"})["token"]
    seat = table.until(table.may_undo)
    table.post("/undo", {}, seat)
    table.post("/redo", {}, seat)
    table.post("/undo", {}, seat)
    table.play(3)
    for agreeing in (SEATS - 1, 1, 0):
        seat = table.until(lambda seat: not table.may_undo(seat))
        table.post("/undo", {}, seat)
        others = [other for other in table.people() if other != seat]
        for other in others[:agreeing]:
            table.post("/undo/answer", {"agrees": True}, other)
        if agreeing < len(others):
            table.post("/undo/answer", {"agrees": False}, others[-1] if agreeing else seat)
        else:
            table.post("/redo", {}, seat)
    table.play(3)
    version = table.summary()["version"]
    table.post("/rewind", {"to_version": version - 2})
    table.post("/rewind", {"to_version": version - 4})
    table.post("/redo", {})
    table.post("/redo", {})
    table.post("/rewind", {"to_version": version - 3})
    seat = table.until(lambda seat: not table.may_undo(seat))
    table.post("/undo", {}, seat)
    table.leave(table.rng.randrange(SEATS))
    table.play(6)
    seat = table.until(lambda seat: not table.may_undo(seat))
    table.post("/undo", {}, seat)
    table.post("/undo/answer", {"agrees": True}, next(other for other in table.people() if other != seat))
    return table


def timed(host: Host, game: str) -> Table:
    """A clock: bots stand in for people whose time is up, until they return, by saying so or by playing.

    At its end a bot stands in.
    """
    table = _create(host, game, "timed", PEOPLE[:3], options=OPTIONS[game], clock=CLOCK)
    table.play(3)
    for seat in _lapsed(table):
        table.post(f"/seats/{seat}/return", {}, seat)
    table.play(2)
    late = _lapsed(table)
    while any(table.summary()["seats"][seat]["stand_in"] is not None for seat in late):
        table.move()
    seat = table.until(table.may_undo)
    table.post("/undo", {}, seat)
    table.post("/redo", {}, seat)
    seat = table.until(lambda seat: not table.may_undo(seat))
    table.post("/undo", {}, seat)
    _lapsed(table)
    return table


def running(host: Host, game: str) -> Table:
    """People and bots in the middle of a match, with undo by consent alone."""
    table = _create(host, game, "running", [*PEOPLE[:2], BOT], undo_policy="consent")
    table.play(12)
    return table


def copied(host: Host, game: str) -> Table:
    """The administrator's copy of a running match."""
    origin = tell(running, host, game)
    version = origin.summary()["version"] - 6
    table = Table(host, host.post(f"{origin.path}/fork", {"version": version}, host.admin, key="copied"))
    _play_with_undo(table)
    return table


def what_if(host: Host, game: str) -> Table:
    """What a seat of a running match makes of what it knows."""
    origin = tell(running, host, game)
    version = origin.summary()["version"] - 3
    seats = [BOT, *PEOPLE[:1], BOT]
    body = {"version": version, "seats": seats, "clock": CLOCK}
    table = Table(host, host.post(f"{origin.path}/fork", body, origin.tokens[1], key="what if"))
    _play_with_undo(table)
    return table


def played_out(host: Host, game: str) -> Table:
    """A copy of a match that is over, from shortly before its end, played to its end by bots and scored."""
    origin = host.import_(recorded(game)[0].read_bytes())
    seats = [{"kind": "bot", "bot": "greedy"} for _ in origin["seats"]]
    for version in range(origin["version"] - 20, 0, -1):
        try:
            made = host.post(f"/v1/matches/{origin['id']}/fork", {"version": version, "seats": seats}, key="played out")
        except Refusal as refusal:
            if refusal.code != "nothing_to_fork":
                raise
        else:
            table = Table(host, made)
            host.work(table.id)
            return table
    raise AssertionError("there is nothing to fork")


STORIES = (open_seats, never_filled, cancelled, undone, timed, running, copied, what_if, played_out)


def tell(story: Callable[[Host, str], Table], host: Host, game: str) -> Table:
    """A story of a game, always the same: chance follows from its name."""
    rng = Random(f"{game} {story.__name__}")
    with patch.object(secrets, "token_bytes", rng.randbytes), patch.object(secrets, "randbits", rng.getrandbits):
        return story(host, game)


def _create(host: Host, game: str, name: str, seats: list[Json], key: str | None = None, **body: Any) -> Table:
    made = host.post("/v1/matches", {"game": game, "seats": seats, **body}, key, key=f"{game} {name}")
    return Table(host, made)


def _lapsed(table: Table) -> list[int]:
    """Let the time of who is asked pass; returns the seats for whom bots stand in."""
    table.host.seconds += 61
    table.host.work(table.id)
    return [seat for seat, row in enumerate(table.summary()["seats"]) if row["stand_in"] is not None]


def _play_with_undo(table: Table) -> None:
    table.play(3)
    table.post("/undo", {}, table.until(table.may_undo))
    table.play(1)
    table.post("/undo", {}, table.until(table.may_undo))
    table.post("/redo", {})
    table.play(1)


def write(release: str) -> None:
    """The corpus of a release: its stories, and what readers see of them and of the whole matches on record."""
    folder = FOLDER / f"release-{release}"
    folder.mkdir()
    games = [game["slug"] for game in Host().get("/v1/games")["data"]]
    view: dict[str, list[str]] = {}
    files: dict[str, Json] = {}
    for game in games:
        for story in STORIES:
            name, table = f"{game}-{story.__name__.replace('_', '-')}", tell(story, Host(), game)
            data = table.host.export(table.id)
            path = folder / f"{name}.ndjson"
            path.write_bytes(data)
            files[str(path.relative_to(FOLDER))] = seen = look(table.host, table.id, data)
            assert read(data) == seen, f"{name} is read otherwise where it is imported"
            if story is running:
                view[game] = sorted(table.host.get(f"{table.path}/view", table.host.admin)["view"])
            print(name, seen["status"], seen["version"], "events", len(data), "bytes")
        for path in recorded(game):
            files[str(path.relative_to(FOLDER))] = read(path.read_bytes())
    facts = {"release": release, "view": view, "files": files}
    text = yaml.safe_dump(json.loads(json.dumps(facts)), sort_keys=False, width=120, default_flow_style=None)
    (FOLDER / f"release-{release}.yaml").write_text(text)


if __name__ == "__main__":
    write(sys.argv[1])
