"""Forged records: honest ones of the corpus, altered, and sealed and chained again by somebody who holds the seed.

``python -m tests.corpus.forge`` writes those that are missing, and what each must yield: the verdict, the check that
finds it and the version it is about. A file that is there stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical, digest, fold, read_facts
from strata.domain.kernel.codec import decode, to_builtins
from strata.domain.match.commands import Administrator
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, ShownEvent, export, lines, read_export
from strata.domain.match.import_ import import_match
from strata.domain.match.lineage import Lineage
from tests.corpus.files import FOLDER
from tests.match.deeds import Moment, fork, holder, move
from tests.match.forger import chained_again, copy, cut, with_event
from tests.match.table import plan

FORGED = FOLDER / "forged"
EXPECTED = FORGED / "expected.yaml"
DOMINANT_SPECIES = "dominant-species-1.ndjson"
JURASSIC_PARTS = "jurassic-parts-2.ndjson"
TIMED = "release-0.1.0/evo-timed.ndjson"
RUNNING = "release-0.1.0/evo-running.ndjson"
FORK = Moment("2031-05-07T12:00:00.000000Z", bytes(range(32)))


class Forgery(NamedTuple):
    """What was done, to which record, what an audit must say, and what it says with the origin at hand."""

    what: str
    source: str
    alter: Callable[[Export], Export]
    verdict: str
    check: str
    version: int
    with_origin: list[Any] | None = None


def read(name: str) -> Export:
    return read_export((FOLDER / name).read_bytes())


def seed_of(record: Export) -> bytes:
    last = record.events[-1]
    return bytes.fromhex(last.data["seed"] if last.type == "seed_revealed" else str(record.header.seed))


def altered(record: Export, version: int, change: Callable[[dict[str, Any]], object]) -> Export:
    """One event says something else."""
    forged = copy(record.events[version - 1])
    change(forged.data)
    return with_event(record, forged)


def running(record: Export, version: int) -> Export:
    """The record as it was at a version, whole: with the seed in its header."""
    then = cut(record, version)
    return Export(msgspec.structs.replace(then.header, seed=seed_of(record).hex()), then.events)


def followed_by(record: Export, type_: str, data: dict[str, Any], **fields: Any) -> Export:
    """The record with one event more, which nobody decided."""
    plain: dict[str, Any] = {"sealed": {}, "nonces": {}, "readers": {}, "actor": "seat:0", **fields}
    last = record.events[-1]
    more = msgspec.structs.replace(last, version=last.version + 1, type=type_, data=data, **plain)
    return Export(record.header, [*record.events, more])


def replayed(record: Export, shown: ShownEvent) -> Export:
    """The record with an event of it once more at its end."""
    again = msgspec.structs.replace(shown, version=record.events[-1].version + 1)
    return Export(record.header, [*record.events, again])


def refolded(record: Export) -> Export:
    """The record with every digest made to fit the facts, and the outcome what the states give."""
    game, states = GAMES[record.header.game], dict[int, bytes]()
    turns = {shown.version: shown.data["to_version"] for shown in record.events if "by" in shown.data}
    turns |= {shown.version: shown.data["to_version"] for shown in record.events if shown.type == "match_restored"}
    events = list(record.events)
    for version, parent, _ in Lineage(len(events), turns).walk():
        state = decode(states[parent], game.state) if parent in states else game.state()
        shown = copy(events[version - 1])
        if "facts" in shown.data:
            fold(state, read_facts(game, shown.data["facts"], 1))
            shown.data["digest"] = digest(state)
        elif shown.type == "match_scored":
            shown.data["outcome"] = to_builtins(game.outcome(state))
        events[version - 1], states[version] = shown, canonical(state)
    return Export(record.header, events)


def swapped_winner(record: Export) -> Export:
    def swap(data: dict[str, Any]) -> None:
        first, last = data["outcome"]["ranking"]
        first["seat"], last["seat"] = last["seat"], first["seat"]

    return altered(record, 52, swap)


def last_move_under_other_rules(record: Export) -> Export:
    return altered(swapped_winner(record), 47, lambda data: data.update(rules_version=99))


def more_points(record: Export) -> Export:
    def score(data: dict[str, Any]) -> None:
        (fact,) = (fact for fact in data["facts"] if fact["kind"] == "points_scored")
        fact["points"] += 500

    return refolded(altered(record, 27, score))


def garbage(data: dict[str, Any]) -> None:
    data.update(facts=[{"kind": "never_heard_of"}], draws=[], codec_version=99)


def garbage_facts(record: Export) -> Export:
    forged = altered(record, 20, garbage)
    plain = {pointer: seal for pointer, seal in forged.events[19].sealed.items() if not pointer.startswith("/facts/")}
    return with_event(forged, msgspec.structs.replace(forged.events[19], sealed=plain))


def moves_left_out(record: Export) -> Export:
    """Garbage, then at once the end."""
    forged = garbage_facts(record)
    kept = [*forged.events[:20], *forged.events[47:48], *forged.events[51:]]
    numbered = [msgspec.structs.replace(shown, version=at) for at, shown in enumerate(kept, 1)]
    return Export(record.header, numbered)


def rewound_at_will(record: Export) -> Export:
    back = {"to_version": 30, "by": "seat", "seat": 1, "crossed": []}
    return followed_by(running(record, 50), "match_rewound", back, actor="seat:1")


def rewound_after_the_end(record: Export) -> Export:
    back = {"to_version": 78, "by": "seat", "seat": 0, "crossed": []}
    return followed_by(running(record, 91), "match_rewound", back)


def restored_by_another(record: Export) -> Export:
    taken_back = running(record, 5)
    return followed_by(taken_back, "match_restored", {"to_version": 4, "seat": 1}, actor="seat:1")


def cancelled_and_restored(record: Export) -> Export:
    taken_back = running(record, 5)
    cancelled = followed_by(taken_back, "match_cancelled", {"reason": "by_maker"}, actor="creator")
    restored = followed_by(cancelled, "match_restored", {"to_version": 4, "seat": 0})
    return replayed(restored, record.events[5])


def agreed_for_others(record: Export) -> Export:
    asked = running(record, 54)
    return followed_by(asked, "undo_answered", {"seat": 2, "agrees": True}, actor="seat:2")


def bare_rewinds(record: Export) -> Export:
    forged = running(record, 5)
    for _ in range(200):
        back = {"to_version": 3, "by": "admin", "seat": None, "crossed": []}
        forged = followed_by(forged, "match_rewound", back, actor="admin")
    return forged


def retimed(record: Export, upto: int, times: dict[int, str]) -> Export:
    forged = running(record, upto)
    for version, at in times.items():
        forged = with_event(forged, msgspec.structs.replace(forged.events[version - 1], at=at))
    return forged


def forked(record: Export, version: int, seat: int | None, **said: Any) -> Export:
    """A fork that the service made, and what it says of its start afterwards; then a move."""
    events = import_match(record).events
    origin, head = evolve(None, events[:version]), evolve(None, events)
    by = Administrator() if seat is None else holder(head, seat)
    seats = [plan("human")] * len(head.ledger.seats)
    made = fork("forgedfork", origin, head, seats, by, FORK)
    assert made.match.position is not None
    decision = made.match.position.decisions[0]
    played = move(made.match, decision.seat, decision.options[0], FORK)
    honest = export(played.match, [*made.events, *played.events], FORK.seed, None, is_admin=True)
    return altered(honest, 1, lambda data: data.update(said))


def cooked(record: Export) -> Export:
    forged = forked(record, 30, None, origin={"match": "neverplayed", "version": 12, "hash": "ab" * 32})
    return refolded_fork(altered(forged, 1, _rich))


def cooked_from_a_true_origin(record: Export) -> Export:
    return refolded_fork(altered(forked(record, 30, None), 1, _rich))


def _rich(data: dict[str, Any]) -> None:
    insect = data["state"]["animals"]["insect"]
    insect.update(vp=900, scored={"domination": 900})


def refolded_fork(record: Export) -> Export:
    """The digest of the one move after a fork's start, made to fit."""
    game = GAMES[record.header.game]
    state = decode(canonical(record.events[0].data["state"]), game.state)
    fold(state, read_facts(game, record.events[1].data["facts"], 1))
    return altered(record, 2, lambda data: data.update(digest=digest(state)))


FORGERIES = {
    "f01-swapped-winner": Forgery(
        "The winner and the loser change places, and the last move declares rules that never were",
        DOMINANT_SPECIES,
        last_move_under_other_rules,
        "broken",
        "releases",
        47,
    ),
    "f01-control": Forgery(
        "The same without the declaration", DOMINANT_SPECIES, swapped_winner, "broken", "outcome", 52
    ),
    "f02-500-points": Forgery(
        "500 points more at one move that declares rules that never were; all that follows fits",
        DOMINANT_SPECIES,
        lambda record: altered(more_points(record), 27, lambda data: data.update(rules_version=-5)),
        "broken",
        "releases",
        27,
    ),
    "f02-control": Forgery("The same without the declaration", DOMINANT_SPECIES, more_points, "broken", "rules", 27),
    "f02-rules-as-text": Forgery(
        "Rules that are called today",
        DOMINANT_SPECIES,
        lambda record: altered(more_points(record), 27, lambda data: data.update(rules_version="today")),
        "broken",
        "releases",
        27,
    ),
    "f02-another-shape": Forgery(
        "A state of a shape that never was, so that no digest could be compared",
        DOMINANT_SPECIES,
        lambda record: altered(more_points(record), 27, lambda data: data.update(state_schema="0" * 16)),
        "broken",
        "releases",
        27,
    ),
    "f03-rewind-at-will": Forgery(
        "A seat goes back 20 moves across dice and others' choices, and says that it crosses nothing",
        JURASSIC_PARTS,
        rewound_at_will,
        "broken",
        "undo",
        51,
    ),
    "f04-restored-by-another": Forgery(
        "A seat restores what another one took back", JURASSIC_PARTS, restored_by_another, "broken", "course", 6
    ),
    "f05-fork-of-no-match": Forgery(
        "A fork with 900 points from a match that nobody ever saw",
        DOMINANT_SPECIES,
        cooked,
        "not_proven",
        "origin",
        1,
    ),
    "f05-fork-of-a-true-match": Forgery(
        "The same from a version of a true match",
        DOMINANT_SPECIES,
        cooked_from_a_true_origin,
        "not_proven",
        "origin",
        1,
        with_origin=["broken", "origin", 1],
    ),
    "f05-what-if-for-another-seat": Forgery(
        "A what-if that names another seat than the one it was resampled for",
        RUNNING,
        lambda record: forked(record, 14, 0, for_seat=1),
        "not_proven",
        "origin",
        1,
        with_origin=["broken", "origin", 1],
    ),
    "f05-listed-fork": Forgery(
        "A fork of a running match that says anybody may look at it",
        RUNNING,
        lambda record: forked(record, 14, None, is_listed=True),
        "not_proven",
        "origin",
        1,
        with_origin=["broken", "origin", 1],
    ),
    "f06-cancelled-and-restored": Forgery(
        "A cancelled match is restored and played on", JURASSIC_PARTS, cancelled_and_restored, "broken", "course", 7
    ),
    "f07-rewind-after-the-end": Forgery(
        "A seat takes back the end of a match", JURASSIC_PARTS, rewound_after_the_end, "broken", "course", 92
    ),
    "f09-times-run-back": Forgery(
        "A move is stamped an hour before the one it follows, to save time",
        TIMED,
        lambda record: retimed(record, 5, {5: "2031-05-06T11:00:15.000000Z"}),
        "not_proven",
        "times",
        5,
    ),
    "f10-garbage-facts": Forgery(
        "Facts that nobody can read, under a codec that never was",
        DOMINANT_SPECIES,
        garbage_facts,
        "broken",
        "releases",
        20,
    ),
    "f10b-moves-left-out": Forgery(
        "The same, and all moves after it are left out", DOMINANT_SPECIES, moves_left_out, "broken", "releases", 20
    ),
    "f12-lapse-an-hour-ahead": Forgery(
        "A seat lapses an hour ahead of its time, and the match goes on in the present",
        TIMED,
        lambda record: retimed(record, 7, {6: "2031-05-06T13:00:15.000000Z", 7: "2031-05-06T12:00:20.000000Z"}),
        "not_proven",
        "times",
        7,
    ),
    "agreed-for-others": Forgery(
        "Whoever asked for an undo agrees to it", JURASSIC_PARTS, agreed_for_others, "broken", "course", 55
    ),
    "bare-rewinds": Forgery(
        "Rewinds that take nothing back, one after the other", JURASSIC_PARTS, bare_rewinds, "broken", "course", 6
    ),
}


def forge(name: str) -> Export:
    forgery = FORGERIES[name]
    source = read(forgery.source)
    forged = forgery.alter(source)
    return chained_again(forged, FORK.seed if forged.header.match == "forgedfork" else seed_of(source))


def write_missing(folder: Path = FORGED) -> None:
    folder.mkdir(exist_ok=True)
    for name in FORGERIES:
        path = folder / f"{name}.ndjson"
        if not path.exists():
            path.write_bytes(b"".join(lines(forge(name))))
            print(path.name, path.stat().st_size, "bytes")
    told = {
        name: {
            "what": forgery.what,
            "verdict": forgery.verdict,
            "check": forgery.check,
            "version": forgery.version,
            **({} if forgery.with_origin is None else {"origin": forgery.source, "with_origin": forgery.with_origin}),
        }
        for name, forgery in FORGERIES.items()
    }
    EXPECTED.write_text(yaml.safe_dump(told, sort_keys=False, width=120))


if __name__ == "__main__":
    write_missing()
