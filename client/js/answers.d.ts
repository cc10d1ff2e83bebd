export type Status = "open" | "playing" | "finished" | "scored" | "cancelled";
export type SeatKind = "human" | "bot" | "open";
export type UndoPolicy = "barrier" | "consent" | "free" | "off";
export type Json = Record<string, unknown>;
/**
 * What a seat chooses: `kind` and whatever the game defines beside it.
 */
export type Action = {
    kind: string;
    [member: string]: unknown;
};
/**
 * What became true in the game: `kind` and whatever the game defines beside it.
 */
export type Fact = {
    kind: string;
    [member: string]: unknown;
};
/**
 * How a seat of a match is to be filled; `bot` is the level of a bot.
 */
export type SeatPlan = {
    kind: SeatKind;
    name?: string;
    player?: string;
    bot?: string;
};
/**
 * That the service's log of heads has a version of a match: leaf, path, and the latest checkpoint.
 */
export type LogProof = {
    match: string;
    version: number;
    hash: string;
    leaf: string;
    index: number;
    size: number;
    path: string[];
    checkpoint: string;
    imported: boolean;
};
/**
 * The time of each person, in seconds: for a move, for all moves, or both; `bot` stands in when it is up.
 */
export type ClockPlan = {
    move_seconds?: number;
    total_seconds?: number;
    bot?: string;
};
export type NumberRange = {
    min: number;
    max: number;
};
/**
 * A game of the catalogue. `rules` and `glossary` are addresses.
 */
export type Game = {
    slug: string;
    title: string;
    summary: string;
    designers: string[];
    seats: NumberRange;
    minutes: NumberRange | null;
    age: number | null;
    rules_version: number;
    bots: string[];
    languages: string[];
    rules: string | null;
    glossary: string;
};
/**
 * Where a component of a game is from.
 */
export type Source = {
    component: string;
    title: string;
    status: "published" | "reconstructed";
    how: string;
};
/**
 * A game with the JSON Schemas of what it defines. `terms` has words for `decision-<name>`, `line-<score line>`,
 * `reason-<ending>` and `view-<member>`.
 */
export type GameDetail = Game & {
    options: Json;
    actions: Json;
    facts: Json;
    view: Json;
    terms: Record<string, string>;
    sources: Source[];
};
/**
 * A card, a place or the like, in words.
 */
export type GlossaryEntry = {
    kind: string;
    kind_title: string;
    id: string;
    title: string;
    text: string;
};
/**
 * Who sits where. `stand_in` is the bot that plays for a person whose time was up. `player` is the application's own
 * reference, and null for everybody else.
 */
export type SeatRow = {
    seat: number;
    kind: SeatKind;
    name: string | null;
    player: string | null;
    bot: string | null;
    stand_in: string | null;
};
/**
 * A seat with the token of whoever holds it.
 */
export type SeatWithToken = SeatRow & {
    token: string | null;
};
/**
 * A seat of a match that was just made: with the token of its person, or the invitation to it.
 */
export type CreatedSeat = SeatWithToken & {
    invitation: string | null;
};
/**
 * A match that was just made.
 */
export type CreatedMatch = {
    id: string;
    game: string;
    status: Status;
    version: number;
    commitment: string;
    hash: string;
    seats: CreatedSeat[];
};
/**
 * A token with which one person takes an open seat.
 */
export type Invitation = {
    seat: number;
    invitation: string;
};
/**
 * A seat that must decide, and the name of the decision.
 */
export type Pending = {
    seat: number;
    name: string;
};
/**
 * Whether the seat's latest move can be taken back at once, and if not, why.
 */
export type Undo = {
    allowed: boolean;
    to_version: number | null;
    blocked_by: string | null;
};
/**
 * A seat asks the others to go back.
 */
export type UndoRequest = {
    seat: number;
    to_version: number;
    created_at: string;
    agreed: number[];
};
/**
 * The time a person has: what is left of the total, and when the time of a seat that is asked is up.
 */
export type SeatClock = {
    seat: number;
    remaining_seconds: number | null;
    deadline: string | null;
    stand_in: string | null;
};
/**
 * What draws are made from, and the seats whose values are missing until then.
 */
export type MatchChance = {
    kind: "seed" | "joint";
    waits_for: number[];
    until: string | null;
};
/**
 * The time of all people, as of the latest event.
 */
export type MatchClock = {
    move_seconds: number | null;
    total_seconds: number | null;
    at: string;
    seats: SeatClock[];
};
/**
 * The time of all people after a version, as a stream tells it.
 */
export type ClockTold = MatchClock & {
    type: "clock";
    version: number;
};
/**
 * Points, and what they are for.
 */
export type ScoreLine = {
    name: string;
    points: number;
};
/**
 * How a seat stands: its rank (1 is best), its total and what that is made of.
 */
export type Standing = {
    seat: number;
    rank: number;
    total: number;
    lines: ScoreLine[];
};
/**
 * How a match ended.
 */
export type Outcome = {
    reason: string;
    ranking: Standing[];
};
/**
 * Points, and what they are for, in words too.
 */
export type TitledScoreLine = {
    name: string;
    title: string;
    points: number;
};
export type TitledStanding = {
    seat: number;
    rank: number;
    total: number;
    lines: TitledScoreLine[];
};
/**
 * How the seats stand; `reason` says why the game ended, and is null while it is played.
 */
export type Score = {
    reason: string | null;
    reason_title: string | null;
    ranking: TitledStanding[];
};
/**
 * How far an analysis is; one that is `outdated` is made again when it is asked for again.
 */
export type AnalysisProgress = {
    match: string;
    game: string;
    version: number;
    status: "none" | "waiting" | "running" | "done" | "failed";
    done: number;
    of: number;
    outdated: boolean;
};
/**
 * An option, and what it is worth to the seat; only differences matter.
 */
export type ValuedOption = {
    action: Action;
    points: number;
};
/**
 * The options that were compared, the best first, which was chosen, and what that cost.
 */
export type JudgementOfMove = {
    options: ValuedOption[];
    chosen: number;
    cost: number;
};
/**
 * A seat's chance to win, and the bounds between which it lies in 95 of 100 cases.
 */
export type Chance = {
    seat: number;
    chance: number;
    low: number;
    high: number;
};
/**
 * A move: how good it was, and the seats' chances after it.
 */
export type AnalysedMove = {
    version: number;
    seat: number;
    decision: string;
    judgement: JudgementOfMove | null;
    chances: Chance[];
};
/**
 * A move that cost much, in words.
 */
export type TurningPoint = {
    version: number;
    seat: number;
    chosen: string;
    better: string;
    cost: number;
    text: string;
};
/**
 * What an analysis found so far, a page of moves at a time.
 */
export type Analysis = AnalysisProgress & {
    moves: AnalysedMove[];
    has_more: boolean;
    turning_points: TurningPoint[];
};
/**
 * The option that a bot would take, ready to be played, and why.
 */
export type Hint = {
    game: string;
    version: number;
    seat: number;
    option: Option;
    reason: string;
};
/**
 * Where a fork branches off: a match, a version of it, and its hash there.
 */
export type Origin = {
    match: string;
    version: number;
    hash: string;
};
/**
 * A match: its status, who must decide, its outcome. `hash` is a receipt for all that happened so far.
 */
export type Summary = {
    id: string;
    game: string;
    status: Status;
    version: number;
    options: Json;
    commitment: string;
    hash: string;
    created_at: string;
    updated_at: string;
    pending: Pending[];
    seats: SeatRow[];
    clock: MatchClock | null;
    listed: boolean;
    on_behalf: boolean;
    pace: number | null;
    hints: boolean;
    chance: MatchChance;
    undo: Undo;
    undo_policy: UndoPolicy;
    undo_request: UndoRequest | null;
    forked_from: Origin | null;
    imported: "proven" | "unproven" | null;
    rated: boolean;
    unrated_because: string | null;
    outcome: Outcome | null;
};
/**
 * A match in the lobby.
 */
export type MatchRow = {
    id: string;
    game: string;
    status: Status;
    version: number;
    created_at: string;
    updated_at: string;
    pending: Pending[];
    options: Json;
    seats: SeatRow[];
    open_seats: number;
    forked_from: Origin | null;
    reason: string | null;
};
/**
 * A seat that must decide, and when its time is up; `link` is where its options are listed.
 */
export type Turn = {
    match: string;
    game: string;
    version: number;
    seat: number;
    player: string | null;
    decision: string;
    deadline: string | null;
    updated_at: string;
    link: string;
};
/**
 * Where the seats of some tokens must decide; `lost` says which of the tokens, counted from 0, hold no seat any longer.
 */
export type TurnsOf = {
    data: Turn[];
    lost: number[];
};
/**
 * The state as one viewer may know it; `seat` is null for a spectator.
 */
export type View = {
    game: string;
    version: number;
    seat: number | null;
    view: Json;
};
/**
 * A legal action, ready to be played, and what it means in words; `targets` are where to point at the board, in order.
 */
export type Option = {
    label: string;
    targets: string[];
    action: Action;
};
/**
 * What a seat is asked, with every legal option.
 */
export type Decision = {
    seat: number;
    name: string;
    title: string;
    about: string | null;
    options: Option[];
};
export type Actions = {
    game: string;
    version: number;
    decisions: Decision[];
};
/**
 * A match, and what one viewer has before it; `view` is null before the game begins.
 */
export type Table = Summary & {
    seat: number | null;
    view: Json | null;
    decisions: Decision[];
    board?: string;
};
/**
 * A move that was made, and what was asked for by `then`. `hash` is a receipt: keep it, and an audit can check the record
 * against it.
 */
export type Move = {
    game: string;
    version: number;
    hash: string;
    status: Status;
    facts: Fact[];
    pending: Pending[];
    seat?: number | null;
    view?: Json;
    decisions?: Decision[];
    board?: string;
    undo?: Undo;
};
/**
 * A match after a command, and what was asked for by `then`.
 */
export type ChangedMatch = Summary & {
    seat?: number | null;
    view?: Json;
    decisions?: Decision[];
    board?: string;
};
/**
 * An entry of a match's record, as the viewer may read it; `match` and `game` are not in its hash. In the stream of an
 * application it has an `id`, after which that stream resumes; in a stream with `lang`, `lines` tell it in words.
 */
export type Event = {
    id?: string;
    match: string;
    game: string;
    version: number;
    type: string;
    at: string;
    actor: string;
    data: Json;
    sealed: Record<string, string>;
    nonces: Record<string, string>;
    hash: string;
    lines?: string[];
};
/**
 * An event in plain words.
 */
export type NarratedEvent = {
    version: number;
    at: string;
    undone: boolean;
    lines: string[];
};
/**
 * A step of the way to the latest version. `continues` is the version it continues from: the one before or, of a rewind or
 * a restoration, the one that the game is at again. `marks` are `draws` and `reveals`.
 */
export type Step = {
    version: number;
    type: string;
    seat: number | null;
    continues: number;
    undone: boolean;
    turn: number | null;
    phase: string | null;
    marks: string[];
};
/**
 * A counter of the whole table.
 */
export type Track = {
    name: string;
    title: string;
};
/**
 * How the seats stood from a version on: `totals` and `ranks` in the order of the seats.
 */
export type StandingsAtVersion = {
    version: number;
    totals: number[];
    ranks: number[];
    tracks: Record<string, number>;
};
/**
 * How the seats stood at every version: a row holds until the next one.
 */
export type ScoreHistory = {
    version: number;
    tracks: Track[];
    data: StandingsAtVersion[];
};
/**
 * An event that changed a field of the view; `before` and `after` are left out where there was no such field.
 */
export type FieldChange = Step & {
    at: string;
    before?: unknown;
    after?: unknown;
    facts: Fact[];
};
/**
 * Pieces of the picture before, which is cut in front of every `<`, and a text that follows them.
 */
export type PicturePart = {
    first: number;
    count: number;
    text: string;
};
/**
 * All that is shown of a version. From the service, `board` is null where `board_change` tells it by the frame before;
 * from `frames()` it is always the whole picture, if there is one.
 */
export type Frame = Step & {
    phase_title: string | null;
    at: string;
    lines: string[];
    targets: string[];
    pending: Pending[];
    totals: number[];
    ranks: number[];
    tracks: Record<string, number>;
    board: string | null;
    board_change: PicturePart[] | null;
};
/**
 * What a seat was asked.
 */
export type Asked = {
    seat: number;
    name: string;
    title: string;
    about: string | null;
    options: number;
};
/**
 * An option of a past decision, and what it would have led to; `led_to` are the versions where it was really chosen.
 */
export type Alternative = Option & {
    led_to: number[];
    facts: Fact[];
    lines: string[];
    ending: string | null;
    totals: number[];
    ranks: number[];
    tracks: Record<string, number>;
    board_change?: PicturePart[];
};
/**
 * An operation of a JSON Patch (RFC 6902).
 */
export type PatchOperation = {
    op: "add" | "remove" | "replace" | "move";
    path: string;
    from?: string;
    value?: unknown;
};
/**
 * An event that changed the game; `to_version` is where a rewind or a restoration goes.
 */
export type Change = {
    version: number;
    type: string;
    to_version: number | null;
    facts: Fact[];
};
/**
 * What changed between two versions: `patch` turns the view at `from` into the view at `to`.
 */
export type Diff = {
    game: string;
    from: number;
    to: number;
    seat: number | null;
    patch: PatchOperation[];
    changes: Change[];
};
/**
 * A fork of a match, and the version that it starts from.
 */
export type ForkRow = {
    id: string;
    forked_from: Origin;
    how: "copy" | "what_if";
    listed: boolean;
    status: Status;
    created_at: string;
    updated_at: string;
};
/**
 * A player, or a level of bots, and how good they are.
 */
export type LeaderboardRow = {
    place: number;
    player: string | null;
    bot: string | null;
    rating: number;
    mu: number;
    sigma: number;
    matches: number;
    won: number;
};
/**
 * A field of the body (`pointer`) or a parameter of the query that was refused, and why.
 */
export type FieldError = {
    pointer?: string;
    parameter?: string;
    detail: string;
};
/**
 * A problem document (RFC 9457).
 */
export type Problem = {
    type: string;
    title: string;
    status: number;
    code: string;
    detail: string;
    request_id: string;
    errors?: FieldError[];
    decision?: Json;
    actions?: string;
    check?: string;
    version?: number | null;
    missed?: Event[];
};
