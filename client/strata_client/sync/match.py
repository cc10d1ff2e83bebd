"""A match in the client: for spectators, for its maker, and for its seats."""

from __future__ import annotations

import json
import secrets
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, cast
from urllib.parse import quote

from strata_client.answers import (
    Action,
    Actions,
    Alternative,
    Analysis,
    AnalysisProgress,
    Audit,
    ChangedMatch,
    Decision,
    Diff,
    Event,
    FieldChange,
    Frame,
    Hint,
    LogProof,
    Move,
    NarratedEvent,
    Option,
    Part,
    Score,
    ScoreHistory,
    SeatPlan,
    Step,
    Summary,
    Table,
    View,
)
from strata_client.errors import StrataProblem
from strata_client.progress import OnProgress
from strata_client.sync.http import Http
from strata_client.sync.webhooks import Webhooks
from strata_client.wire import ActingFor, Token, given, read

PAGE = 500
"""How many events are asked for at once."""
FRAMES = 100
"""And how many frames."""


class Viewer:
    """A match as one viewer may know it. A version is the match after so many events; without one, the latest."""

    def __init__(self, http: Http, match_id: str, token: Token = None) -> None:
        self.id = match_id
        self._http, self._token = http, token
        self._path = f"/v1/matches/{quote(match_id, safe='')}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"

    def summary(self) -> Summary:
        """Status, version, who must decide, who sits where, whether undo is allowed, the outcome."""
        return cast(Summary, self._get(""))

    def view(self, version: int | None = None) -> View:
        """The state."""
        return cast(View, self._get("/view", version=version))

    def table(self, version: int | None = None, *, board: bool = False) -> Table:
        """All that this viewer has before it, of one version: the summary, the view, what is asked; perhaps a board."""
        return cast(Table, self._get("/table", **{"version": version, "with": "board" if board else None}))

    def board(self, version: int | None = None) -> str:
        """The state as a picture: SVG."""
        drawn = self._http.send("GET", f"{self._path}/board.svg", self._token, params=given({"version": version}))
        return drawn.text

    def board_png(self, version: int | None = None, width: int | None = None) -> bytes:
        """The same as PNG, for chats that show no SVG; 800 pixels wide unless told otherwise."""
        asked = given({"version": version, "width": width})
        drawn = self._http.send("GET", f"{self._path}/board.png", self._token, params=asked)
        return drawn.content

    def score(self, version: int | None = None) -> Score:
        """The outcome of a match that is scored; with a version, how the seats stood then."""
        return cast(Score, self._get("/score", version=version))

    def narration(self, after: int = 0) -> Iterator[NarratedEvent]:
        """What happened after a version, in plain words."""
        return cast(Iterator[NarratedEvent], self._pages("/narration", after))

    def events(self, after: int = 0) -> Iterator[Event]:
        """The events after a version, up to the latest."""
        return cast(Iterator[Event], self._pages("/events", after))

    def diff(self, start: int, end: int | None = None) -> Diff:
        """What changed from one version to another, by default to the latest."""
        return cast(Diff, self._get("/diff", **{"from": start, "to": end}))

    def course(self, after: int = 0) -> Iterator[Step]:
        """The steps of the way to the latest version, with the branches that were undone."""
        return cast(Iterator[Step], self._pages("/course", after))

    def score_history(self) -> ScoreHistory:
        """How the seats stood at every version."""
        return cast(ScoreHistory, self._get("/score/history"))

    def history(self, path: str, after: int = 0) -> Iterator[FieldChange]:
        """The events that changed a field of the view, named by a JSON pointer such as ``/seats/0/points``."""
        return cast(Iterator[FieldChange], self._pages("/history", after, path=path))

    def frames(self, first: int, last: int) -> Iterator[Frame]:
        """Board, words and standings of each version, up to 100 of them with a request."""
        board = ""
        for start in range(first, last + 1, FRAMES):
            answer = self._get("/frames", **{"from": start, "to": min(start + FRAMES - 1, last)})
            for frame in answer["data"]:
                parts = frame.pop("board_change")
                if parts is not None:
                    frame["board"] = picture_of(board, parts)
                board = frame["board"] or board
                yield cast(Frame, frame)

    def alternatives(self, version: int, seat: int | None = None) -> Iterator[Alternative]:
        """What each option of a past decision would have led to, once the match is over."""
        path = f"{self._path}/alternatives"
        return cast(Iterator[Alternative], self._http.pages(path, self._token, version=version, seat=seat))

    def stream(self, after: int = 0) -> Generator[Event]:
        """The events after a version, then each event as it happens, until the match is over.

        Connections that break are opened again where they left off: no event comes twice, none is left out.
        """
        path, newest = f"{self._path}/stream", str(after)
        messages = self._http.follow(path, self._token, newest, lambda event: str(event["version"]))
        with closing(messages) as events:
            for event in events:
                if event is None:
                    if self._is_over(after):
                        return
                elif event["version"] > after:
                    after = event["version"]
                    yield event

    def analyse(self) -> AnalysisProgress:
        """Have a match that is over analysed; where matches are made with a key, it takes a key or a token."""
        return cast(AnalysisProgress, self._post("/analysis", {}))

    def analysis(self, after: int = 0, limit: int = PAGE) -> Analysis:
        """How far the analysis of the match is and what it found, of the moves after a version."""
        return cast(Analysis, self._get("/analysis", after=after, limit=limit))

    def export(self, on_progress: OnProgress | None = None) -> bytes:
        """The record as a file, whole once the match is over: ndjson, to be audited or imported."""
        return self._http.send_file("GET", f"{self._path}/export", self._token, on_progress)

    def audit(self, head: str | None = None, on_progress: OnProgress | None = None) -> Audit:
        """What the service can prove of the record; ``head`` is the hash of a move that was kept as a receipt."""
        query = given({"head": head})
        report = self._http.send_file("GET", f"{self._path}/audit", self._token, on_progress, params=query)
        return cast(Audit, json.loads(report))

    def proof(self, version: int | None = None, size: int | None = None) -> LogProof:
        """That the log of heads has a version of the match, or a later one; ``size`` is that of a checkpoint kept."""
        return cast(LogProof, self._get("/proof", version=version, size=size))

    def fork(self, version: int | None = None, seats: Sequence[SeatPlan] | None = None) -> Match:
        """A match of its own from a version of this one; of a running one, what the seat cannot know is dealt again."""
        return match_of(self._http, self._post("/fork", given({"version": version, "seats": seats})), self._token)

    def _is_over(self, version: int) -> bool:
        """Whether nothing can follow a version."""
        summary = self.summary()
        return summary["status"] in ("scored", "cancelled") and summary["version"] == version

    def _get(self, path: str, **query: Any) -> Any:
        return self._http.get(self._path + path, self._token, **query)

    def _post(self, path: str, body: Mapping[str, Any] | None = None, **headers: str | None) -> Any:
        return self._http.post(self._path + path, self._token, body, **headers)

    def _pages(self, place: str, /, after: int, **query: Any) -> Iterator[Any]:
        return self._http.pages(self._path + place, self._token, after=after, limit=PAGE, **query)


class Match(Viewer):
    """A match as its maker or a spectator has it.

    ``tokens`` are those of its people and ``invitations`` those to its open seats, by seat: each is for one person.
    """

    def __init__(self, http: Http, match_id: str, token: Token = None) -> None:
        super().__init__(http, match_id, token)
        self.tokens: dict[int, str] = {}
        self.invitations: dict[int, str] = {}

    def seat(self, number: int) -> Seat:
        """A seat whose token came when the match was made or joined."""
        if number not in self.tokens:
            raise LookupError(f"There is no token of seat {number} here, only of: {sorted(self.tokens)}.")
        return Seat(self._http, self.id, self.tokens[number])

    def join(
        self, number: int, name: str | None = None, player: str | None = None, invitation: str | None = None
    ) -> Seat:
        """Take an open seat, by invitation where one is needed; the match starts when the last one is taken."""
        token = invitation or self.invitations.get(number) or self._token
        row = self._http.post(f"{self._path}/seats/{number}", token, given({"name": name, "player": player}))
        self.tokens[number] = row["token"]
        return self.seat(number)

    def invite(self, number: int) -> str:
        """An invitation to an open seat: a token with which one person takes it."""
        self.invitations[number] = (self._post("/invitations", {"seat": number}))["invitation"]
        return self.invitations[number]

    def on_behalf(self, number: int) -> Seat:
        """A seat for which the application acts by its key, in a match that was created with ``on_behalf``."""
        if not isinstance(self._token, str):
            raise LookupError("Only an application acts for seats: use a key.")
        return Seat(self._http, self.id, ActingFor(self._token, number))

    def issue_token(self, number: int) -> str:
        """Another token for a seat, for the match's application; the one before ends."""
        self.tokens[number] = (self._post(f"/seats/{number}/token"))["token"]
        return self.tokens[number]

    def cancel(self) -> Summary:
        """End a match that is not over; its record stays."""
        return cast(Summary, read(self._http.send("DELETE", self._path, self._token)))


class Seat(Viewer):
    """A seat, for whoever plays it."""

    def __init__(self, http: Http, match_id: str, token: Token) -> None:
        super().__init__(http, match_id, token)
        self.webhooks = Webhooks(http, token)

    def actions(self, version: int | None = None) -> Actions:
        """What the seat is asked, with every legal option; no decisions while it is not."""
        return cast(Actions, self._get("/actions", version=version))

    def turns(self) -> Generator[Decision]:
        """What the seat is asked, one decision after the other, until the match is over; waits while others decide.

        Each must be decided by ``play`` before the next is asked for, or it comes again. Where the chance of the match
        is joint, the seat adds its value first.
        """
        self.add_value()
        known = self.actions()
        with closing(self.stream(known["version"])) as events:
            while True:
                while known["decisions"]:
                    yield known["decisions"][0]
                    known = self.actions()
                for event in events:
                    if event["version"] > known["version"]:
                        break
                else:
                    return
                known = self.actions()

    def add_value(self) -> None:
        """Add a random value of one's own to the chance of the match, if it waits for one."""
        if not (self.summary())["chance"]["waits_for"]:
            return
        try:
            self._post("/value", {"value": secrets.token_hex(32)})
        except StrataProblem as problem:
            if problem.code not in ("chance_not_joint", "match_started", "value_added"):
                raise

    def play(self, choice: Option | Action, at_version: int | None = None, then: Sequence[Part] = ()) -> Move:
        """Play one of the options, or an action. With a version, only if nothing has happened since.

        ``then`` names what of the table the answer has too, as it is after the move.
        """
        return cast(Move, self._post(f"/moves{_then(then)}", _chosen(choice), If_Match=_etag(at_version)))

    def check(self, choice: Option | Action) -> None:
        """Raise ``StrataProblem`` where the choice could not be played; it is not played."""
        self._post("/moves/check", _chosen(choice))

    def hint(self) -> Hint:
        """What a bot would do in this seat's place, in a match that was created with ``hints``."""
        return cast(Hint, self._post("/hint", {}))

    def undo(self, to_version: int | None = None, then: Sequence[Part] = ()) -> ChangedMatch:
        """Take back the latest move, or all back to a version; beyond a barrier the other people are asked."""
        return cast(ChangedMatch, self._post(f"/undo{_then(then)}", given({"to_version": to_version})))

    def answer(self, agrees: bool, then: Sequence[Part] = ()) -> ChangedMatch:
        """Agree to another seat's request for undo, or refuse; refusing your own withdraws it."""
        return cast(ChangedMatch, self._post(f"/undo/answer{_then(then)}", {"agrees": agrees}))

    def redo(self, then: Sequence[Part] = ()) -> ChangedMatch:
        """Restore what was undone last, as long as nobody has moved since."""
        return cast(ChangedMatch, self._post(f"/redo{_then(then)}"))

    def leave(self, bot: str = "greedy") -> Summary:
        """Leave the seat to a bot, for good."""
        path = self._path + self._place()
        return cast(Summary, read(self._http.send("DELETE", path, self._token, params={"bot": bot})))

    def return_(self, then: Sequence[Part] = ()) -> ChangedMatch:
        """Return to the seat, in which a bot stands in since its time was up; playing does the same."""
        return cast(ChangedMatch, self._post(self._place() + f"/return{_then(then)}"))

    def _place(self) -> str:
        seen = self.view()
        return f"/seats/{seen['seat']}"


def match_of(http: Http, made: Mapping[str, Any], token: Token) -> Match:
    """A match that was just made, with the tokens of its people."""
    match = Match(http, made["id"], token)
    match.tokens = {row["seat"]: row["token"] for row in made["seats"] if row["token"] is not None}
    match.invitations = {row["seat"]: row["invitation"] for row in made["seats"] if row.get("invitation") is not None}
    return match


def picture_of(before: str, parts: Sequence[Mapping[str, Any]]) -> str:
    """A picture that is told by what changed since the one before, which is cut in front of every ``<``."""
    pieces = [f"<{piece}" for piece in before.split("<")[1:]]
    taken = ((pieces[part["first"] : part["first"] + part["count"]], part["text"]) for part in parts)
    return "".join("".join(same) + text for same, text in taken)


def _chosen(choice: Option | Action) -> dict[str, Any]:
    return {"action": choice if "kind" in choice else choice["action"]}


def _then(parts: Sequence[Part]) -> str:
    return f"?then={','.join(parts)}" if parts else ""


def _etag(version: int | None) -> str | None:
    return None if version is None else f'"{version}"'
