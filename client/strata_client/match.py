"""A match in the client: for spectators, for its maker, and for its seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast
from urllib.parse import quote

from strata_client.answers import (
    Action,
    Actions,
    Analysis,
    AnalysisProgress,
    Decision,
    Event,
    Hint,
    Move,
    NarratedEvent,
    Option,
    Score,
    SeatPlan,
    Summary,
    View,
)
from strata_client.http import ActingFor, Http, Token, given, read
from strata_client.webhooks import Webhooks

PAGE = 500
"""How many events are asked for at once."""


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

    def board(self, version: int | None = None) -> str:
        """The state as a picture: SVG."""
        return self._http.send("GET", f"{self._path}/board.svg", self._token, params=given({"version": version})).text

    def score(self, version: int | None = None) -> Score:
        """The outcome of a match that is scored; with a version, how the seats stood then."""
        return cast(Score, self._get("/score", version=version))

    def narration(self, after: int = 0) -> Iterator[NarratedEvent]:
        """What happened after a version, in plain words."""
        return cast(Iterator[NarratedEvent], self._pages("/narration", after))

    def events(self, after: int = 0) -> Iterator[Event]:
        """The events after a version, up to the latest."""
        return cast(Iterator[Event], self._pages("/events", after))

    def stream(self, after: int = 0) -> Iterator[Event]:
        """The events after a version, then each event as it happens, until the match is over.

        Connections that break are opened again where they left off: no event comes twice, none is left out.
        """
        path, newest = f"{self._path}/stream", str(after)
        for event in self._http.follow(path, self._token, newest, lambda event: str(event["version"]), self._is_over):
            if event["version"] > after:
                after = event["version"]
                yield event

    def analyse(self) -> AnalysisProgress:
        """Have a match that is over analysed; it takes a key or a token."""
        return cast(AnalysisProgress, self._post("/analysis", {}))

    def analysis(self, after: int = 0, limit: int = PAGE) -> Analysis:
        """How far the analysis of the match is and what it found, of the moves after a version."""
        return cast(Analysis, self._get("/analysis", after=after, limit=limit))

    def export(self) -> bytes:
        """The record as a file, whole once the match is over: ndjson, to be audited or imported."""
        return self._http.send("GET", f"{self._path}/export", self._token).content

    def fork(self, version: int | None = None, seats: Sequence[SeatPlan] | None = None) -> Match:
        """A match of its own from a version of this one; of a running one, what the seat cannot know is dealt again."""
        return match_of(self._http, self._post("/fork", given({"version": version, "seats": seats})), self._token)

    def _is_over(self, version: str | None) -> bool:
        """Whether nothing can follow a version."""
        summary = self.summary()
        return summary["status"] in ("scored", "cancelled") and str(summary["version"]) == version

    def _get(self, path: str, **query: Any) -> Any:
        return self._http.get(self._path + path, self._token, **query)

    def _post(self, path: str, body: Mapping[str, Any] | None = None, **headers: str | None) -> Any:
        return self._http.post(self._path + path, self._token, body, **headers)

    def _pages(self, path: str, after: int) -> Iterator[Any]:
        return self._http.pages(self._path + path, self._token, after=after, limit=PAGE)


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
        self.invitations[number] = self._post("/invitations", {"seat": number})["invitation"]
        return self.invitations[number]

    def on_behalf(self, number: int) -> Seat:
        """A seat for which the application acts by its key, in a match that was created with ``on_behalf``."""
        if not isinstance(self._token, str):
            raise LookupError("Only an application acts for seats: use a key.")
        return Seat(self._http, self.id, ActingFor(self._token, number))

    def issue_token(self, number: int) -> str:
        """Another token for a seat, for the match's application; the one before ends."""
        self.tokens[number] = self._post(f"/seats/{number}/token")["token"]
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

    def turns(self) -> Iterator[Decision]:
        """What the seat is asked, one decision after the other, until the match is over; waits while others decide.

        Each must be decided by ``play`` before the next is asked for, or it comes again.
        """
        known = self.actions()
        events = self.stream(known["version"])
        while True:
            while known["decisions"]:
                yield known["decisions"][0]
                known = self.actions()
            if all(event["version"] <= known["version"] for event in events):
                return
            known = self.actions()

    def play(self, choice: Option | Action, at_version: int | None = None) -> Move:
        """Play one of the options, or an action. With a version, only if nothing has happened since."""
        return cast(Move, self._post("/moves", _chosen(choice), If_Match=_etag(at_version)))

    def check(self, choice: Option | Action) -> None:
        """Raise ``StrataProblem`` where the choice could not be played; it is not played."""
        self._post("/moves/check", _chosen(choice))

    def hint(self) -> Hint:
        """What a bot would do in this seat's place, in a match that was created with ``hints``."""
        return cast(Hint, self._post("/hint", {}))

    def undo(self, to_version: int | None = None) -> Summary:
        """Take back the latest move, or all back to a version; beyond a barrier the other people are asked."""
        return cast(Summary, self._post("/undo", given({"to_version": to_version})))

    def answer(self, agrees: bool) -> Summary:
        """Agree to another seat's request for undo, or refuse; refusing your own withdraws it."""
        return cast(Summary, self._post("/undo/answer", {"agrees": agrees}))

    def redo(self) -> Summary:
        """Restore what was undone last, as long as nobody has moved since."""
        return cast(Summary, self._post("/redo"))

    def leave(self, bot: str = "greedy") -> Summary:
        """Leave the seat to a bot, for good."""
        path = self._path + self._place()
        return cast(Summary, read(self._http.send("DELETE", path, self._token, params={"bot": bot})))

    def return_(self) -> Summary:
        """Return to the seat, in which a bot stands in since its time was up; playing does the same."""
        return cast(Summary, self._post(f"{self._place()}/return"))

    def _place(self) -> str:
        return f"/seats/{self.view()['seat']}"


def match_of(http: Http, made: Mapping[str, Any], token: Token) -> Match:
    """A match that was just made, with the tokens of its people."""
    match = Match(http, made["id"], token)
    match.tokens = {row["seat"]: row["token"] for row in made["seats"] if row["token"] is not None}
    match.invitations = {row["seat"]: row["invitation"] for row in made["seats"] if row.get("invitation") is not None}
    return match


def _chosen(choice: Option | Action) -> dict[str, Any]:
    return {"action": choice if "kind" in choice else choice["action"]}


def _etag(version: int | None) -> str | None:
    return None if version is None else f'"{version}"'
