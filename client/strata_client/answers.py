"""The service's responses, as typed JSON; GET /docs describes every member."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Status = Literal["open", "playing", "finished", "scored", "cancelled"]
Kind = Literal["human", "bot", "open"]
Part = Literal["actions", "view", "board", "undo"]
"""What a command may return beside its own answer: what is asked next, what is seen, and whether undo is allowed."""
Action = dict[str, Any]
"""What a seat chooses: ``kind`` and whatever the game defines beside it."""
Fact = dict[str, Any]


class SeatPlan(TypedDict):
    """How a seat of a match is to be filled; ``bot`` is the level of a bot."""

    kind: Kind
    name: NotRequired[str]
    player: NotRequired[str]
    bot: NotRequired[str]


class ClockPlan(TypedDict):
    """The time of each person, in seconds: for a move, for all moves, or both; ``bot`` stands in when it is up."""

    move_seconds: NotRequired[int]
    total_seconds: NotRequired[int]
    bot: NotRequired[str]


class NumberRange(TypedDict):
    min: int
    max: int


class Game(TypedDict):
    """A game of the catalogue."""

    slug: str
    title: str
    summary: str
    designers: list[str]
    seats: NumberRange
    minutes: NumberRange | None
    age: int | None
    rules_version: int
    bots: list[str]
    languages: list[str]


class GameDetail(Game):
    """A game with the JSON Schemas of what it defines."""

    options: dict[str, Any]
    actions: dict[str, Any]
    facts: dict[str, Any]
    view: dict[str, Any]
    terms: dict[str, str]
    """Words for ``decision-<name>``, ``line-<score line>``, ``reason-<ending>`` and ``view-<member>``."""
    sources: list[dict[str, str]]


class GlossaryEntry(TypedDict):
    """A thing that has a name, of some kind; ``text`` says what it does, and is empty if it does nothing."""

    kind: str
    kind_title: str
    id: str
    title: str
    text: str


class SeatRow(TypedDict):
    """Who sits where. ``stand_in`` is the bot that plays for a person whose time was up.

    ``player`` is the application's own reference, and None for everybody else.
    """

    seat: int
    kind: Kind
    name: str | None
    player: str | None
    bot: str | None
    stand_in: str | None


class Pending(TypedDict):
    """A seat that must decide, and the name of the decision."""

    seat: int
    name: str


class MatchChance(TypedDict):
    """What draws are made from, and the seats whose values are missing until then."""

    kind: Literal["seed", "joint"]
    waits_for: list[int]
    until: str | None


class Undo(TypedDict):
    """Whether the seat's latest move can be taken back at once, and if not, why."""

    allowed: bool
    to_version: int | None
    blocked_by: str | None


class UndoRequest(TypedDict):
    """A seat asks the others to go back."""

    seat: int
    to_version: int
    created_at: str
    agreed: list[int]


class SeatClock(TypedDict):
    """The time a person has: what is left of the total, and when the time of a seat that is asked is up."""

    seat: int
    remaining_seconds: float | None
    deadline: str | None
    stand_in: str | None


class MatchClock(TypedDict):
    """The time of all people, as of the latest event."""

    move_seconds: int | None
    total_seconds: int | None
    at: str
    seats: list[SeatClock]


class ScoreLine(TypedDict):
    """Points, and what they are for: by name and, where the score is told in words, by ``title``."""

    name: str
    title: NotRequired[str]
    points: int


class Standing(TypedDict):
    """How a seat stands: its rank (1 is best), its total and what that is made of."""

    seat: int
    rank: int
    total: int
    lines: list[ScoreLine]


class Score(TypedDict):
    """How the seats stand; ``reason`` says why the game ended, and is None while it is played."""

    reason: str | None
    reason_title: NotRequired[str | None]
    ranking: list[Standing]


class Origin(TypedDict):
    """Where a fork branches off: a match, a version of it, and its hash there."""

    match: str
    version: int
    hash: str


class Summary(TypedDict):
    """A match: its status, who must decide, its outcome. ``hash`` is a receipt for all that happened so far."""

    id: str
    game: str
    status: Status
    version: int
    options: dict[str, Any]
    commitment: str
    hash: str
    created_at: str
    updated_at: str
    pending: list[Pending]
    seats: list[SeatRow]
    clock: MatchClock | None
    listed: bool
    on_behalf: bool
    pace: int | None
    hints: bool
    chance: MatchChance
    undo: Undo
    undo_policy: str
    undo_request: UndoRequest | None
    forked_from: Origin | None
    imported: Literal["proven", "unproven"] | None
    rated: bool
    unrated_because: str | None
    outcome: Score | None


class MatchRow(TypedDict):
    """A match in the lobby."""

    id: str
    game: str
    status: Status
    version: int
    created_at: str
    updated_at: str
    pending: list[Pending]
    options: dict[str, Any]
    seats: list[SeatRow]
    open_seats: int
    forked_from: Origin | None
    reason: str | None


class Turn(TypedDict):
    """A seat that must decide, and when its time is up; ``link`` is where its options are listed."""

    match: str
    game: str
    version: int
    seat: int
    player: str | None
    decision: str
    deadline: str | None
    updated_at: str
    link: str


class View(TypedDict):
    """The state as one viewer may know it; ``seat`` is None for a spectator."""

    game: str
    version: int
    seat: int | None
    view: dict[str, Any]


class Option(TypedDict):
    """A legal action, ready to be played, and what it means in words."""

    label: str
    targets: list[str]
    """Where to point at the board, in order."""
    action: Action


class Decision(TypedDict):
    """What a seat is asked, with every legal option."""

    seat: int
    name: str
    title: str
    about: str | None
    options: list[Option]


class Actions(TypedDict):
    game: str
    version: int
    decisions: list[Decision]


class Then(TypedDict):
    """What was asked for by ``then``, as it is after a command."""

    seat: NotRequired[int | None]
    view: NotRequired[dict[str, Any]]
    decisions: NotRequired[list[Decision]]
    board: NotRequired[str]


class ChangedMatch(Summary, Then):
    """A match after a command, and what was asked for by ``then``."""


class Table(Summary):
    """A match, and what one viewer has before it; ``view`` is None before the game begins."""

    seat: int | None
    view: dict[str, Any] | None
    decisions: list[Decision]
    board: NotRequired[str]


class Move(Then):
    """A move that was made. ``hash`` is a receipt: keep it, and an audit can check the record against it."""

    undo: NotRequired[Undo]

    game: str
    version: int
    hash: str
    status: Status
    facts: list[Fact]
    pending: list[Pending]


class Event(TypedDict):
    """An entry of a match's record, as the viewer may read it; ``match`` and ``game`` are not in its hash."""

    match: str
    game: str
    version: int
    type: str
    at: str
    actor: str
    data: dict[str, Any]
    sealed: dict[str, str]
    nonces: dict[str, str]
    hash: str
    lines: NotRequired[list[str]]
    """In a stream with a language: what happened, in words."""


class MatchEvent(Event):
    """An event of one of an application's matches; a stream of all of them resumes after its ``id``."""

    id: str


class AuditCheck(TypedDict):
    """One thing that was verified: how often it was found correct, and the first version where it was not."""

    name: str
    status: str
    version: int | None
    checked: int
    message: str


class Proof(TypedDict):
    """An earlier release that would prove what the service cannot."""

    release: str
    changes: list[str]
    command: str


class Audit(TypedDict):
    """What is proven of a record; ``statement`` says it in words."""

    match: str
    game: str
    version: int
    hash: str
    redacted_for: str | None
    verdict: Literal["holds", "not_proven", "broken"]
    statement: str
    first_bad_version: int | None
    unfair_because: str | None
    checks: list[AuditCheck]
    prove_with: list[Proof]


class LogProof(TypedDict):
    """That the service's log of heads has a version of a match: leaf, path, and the latest checkpoint."""

    match: str
    version: int
    hash: str
    leaf: str
    index: int
    size: int
    path: list[str]
    checkpoint: str
    imported: bool


class NarratedEvent(TypedDict):
    """An event in plain words."""

    version: int
    at: str
    undone: bool
    lines: list[str]


class Step(TypedDict):
    """A step of the way to the latest version.

    ``continues`` is the version it continues from: the one before or, of a rewind or a restoration, the one that the
    game is at again. ``marks`` are ``draws`` and ``reveals``.
    """

    version: int
    type: str
    seat: int | None
    continues: int
    undone: bool
    turn: int | None
    phase: str | None
    marks: list[str]


class Track(TypedDict):
    """A counter of the whole table."""

    name: str
    title: str


class StandingsAtVersion(TypedDict):
    """How the seats stood from a version on: totals and ranks in the order of the seats."""

    version: int
    totals: list[int]
    ranks: list[int]
    tracks: dict[str, int]


class ScoreHistory(TypedDict):
    """How the seats stood at every version: a row of ``data`` holds until the next one."""

    version: int
    tracks: list[Track]
    data: list[StandingsAtVersion]


class FieldChange(Step):
    """An event that changed a field of the view; ``before`` and ``after`` are missing where there was no such field."""

    at: str
    before: NotRequired[Any]
    after: NotRequired[Any]
    facts: list[Fact]


class Frame(Step):
    """All that is shown of a version; ``board`` is None before the game begins."""

    phase_title: str | None
    at: str
    lines: list[str]
    targets: list[str]
    pending: list[Pending]
    totals: list[int]
    ranks: list[int]
    tracks: dict[str, int]
    board: str | None


class Alternative(TypedDict):
    """An option of a past decision, and what it would have led to; ``led_to`` is where it was really chosen."""

    label: str
    targets: list[str]
    action: Action
    led_to: list[int]
    facts: list[Fact]
    lines: list[str]
    ending: str | None
    totals: list[int]
    ranks: list[int]
    tracks: dict[str, int]


class Diff(TypedDict):
    """What changed between two versions: ``patch`` turns the view at ``from`` into the view at ``to``."""

    game: str
    to: int
    seat: int | None
    patch: list[dict[str, Any]]
    changes: list[dict[str, Any]]


class AnalysisProgress(TypedDict):
    """How far an analysis is; one that is ``outdated`` is made again when it is asked for again."""

    match: str
    game: str
    version: int
    status: str
    done: int
    of: int
    outdated: bool


class ValuedOption(TypedDict):
    """An option, and what it is worth to the seat; only differences matter."""

    action: Action
    points: float


class JudgementOfMove(TypedDict):
    """The options that were compared, the best first, which was chosen, and what that cost."""

    options: list[ValuedOption]
    chosen: int
    cost: float


class Chance(TypedDict):
    """A seat's chance to win, and the bounds between which it lies in 95 of 100 cases."""

    seat: int
    chance: float
    low: float
    high: float


class AnalysedMove(TypedDict):
    """A move: how good it was, and the seats' chances after it."""

    version: int
    seat: int
    decision: str
    judgement: JudgementOfMove | None
    chances: list[Chance]


class TurningPoint(TypedDict):
    """A move that cost much, in words."""

    version: int
    seat: int
    chosen: str
    better: str
    cost: float
    text: str


class Analysis(AnalysisProgress):
    """What an analysis found so far, a page of moves at a time."""

    moves: list[AnalysedMove]
    has_more: bool
    turning_points: list[TurningPoint]


class Hint(TypedDict):
    """The option that a bot would take, ready to be played, and why."""

    game: str
    version: int
    seat: int
    option: Option
    reason: str


class LeaderboardRow(TypedDict):
    """A player, or a level of bots, and how good they are."""

    place: int
    player: str | None
    bot: str | None
    rating: float
    mu: float
    sigma: float
    matches: int
    won: int


class Webhook(TypedDict):
    """An address that events are sent to, and whether deliveries succeed."""

    id: str
    url: str
    events: list[str]
    match: str | None
    seat: int | None
    created_at: str
    enabled: bool
    disabled_by: str | None
    disabled_at: str | None
    failing_since: str | None


class NewWebhook(Webhook):
    """A webhook with the secret that verifies its messages, which is shown once."""

    secret: str


class Delivery(TypedDict):
    """A message to a webhook, and its result."""

    id: str
    type: str
    status: str
    attempts: int
    created_at: str
    next_attempt_at: str | None
    payload: dict[str, Any]
