/**
 * A picture that is told by what changed since the one before.
 * @param {string} before
 * @param {PicturePart[]} parts
 * @returns {string}
 */
export function pictureOf(before: string, parts: PicturePart[]): string;
/** A request that got no usable response. */
export class StrataError extends Error {
    /** @param {string} message @param {ErrorOptions} [options] */
    constructor(message: string, options?: ErrorOptions);
    /** Whether it is worth trying again. */
    isPassing: boolean;
    /** How many seconds the service asks to wait before that. */
    retryAfter: number;
}
/** The service cannot be reached, or does not respond in time. */
export class StrataUnreachable extends StrataError {
}
/**
 * The service refuses: a problem document (RFC 9457).
 *
 * `code` is stable and meant for programs, `detail` is a sentence for people, `members` holds whatever else is in the
 * document, such as `errors` with each field refused.
 */
export class StrataProblem extends StrataError {
    /**
     * @param {number} status
     * @param {string} code
     * @param {string} detail
     * @param {Partial<Problem> & Record<string, unknown>} members
     * @param {number} [retryAfter]
     */
    constructor(status: number, code: string, detail: string, members: Partial<Problem> & Record<string, unknown>, retryAfter?: number);
    status: number;
    code: string;
    detail: string;
    members: Partial<import("./answers.js").Problem> & Record<string, unknown>;
}
/** A match as one viewer may know it. */
export class Viewer {
    /**
     * @param {Http} http
     * @param {string} id
     * @param {Token} token
     */
    constructor(http: Http, id: string, token: Token);
    /** @protected */
    protected _http: Http;
    /** @protected */
    protected _token: Token;
    /** @protected */
    protected _path: string;
    /** @readonly */
    readonly id: string;
    /**
     * Status, version, who must decide, who sits where, whether undo is allowed, the outcome.
     * @param {Abortable} [options]
     * @returns {Promise<Summary>}
     */
    summary({ signal }?: Abortable): Promise<Summary>;
    /**
     * The state.
     * @param {Look} [look]
     * @returns {Promise<View>}
     */
    view({ signal, ...look }?: Look): Promise<View>;
    /**
     * All that this viewer has before it, of one version: the summary, the view, what is asked; with `board`, the picture too.
     * @param {Look & { board?: boolean | undefined }} [look]
     * @returns {Promise<Table>}
     */
    table({ signal, board, ...look }?: Look & {
        board?: boolean | undefined;
    }): Promise<Table>;
    /**
     * The state as a picture: SVG.
     * @param {Look} [look]
     * @returns {Promise<string>}
     */
    board({ signal, ...look }?: Look): Promise<string>;
    /**
     * The same as PNG, for chats that show no SVG; 800 pixels wide unless told otherwise.
     * @param {Look & { width?: number | undefined }} [look]
     * @returns {Promise<Blob>}
     */
    boardPng({ signal, ...look }?: Look & {
        width?: number | undefined;
    }): Promise<Blob>;
    /**
     * The outcome of a match that is scored; with a version, how the seats stood then.
     * @param {Look} [look]
     * @returns {Promise<Score>}
     */
    score({ signal, ...look }?: Look): Promise<Score>;
    /**
     * Have a match that is over analysed; where matches are made with a key, it takes a key or a token.
     * @param {Abortable} [options]
     * @returns {Promise<AnalysisProgress>}
     */
    analyse({ signal }?: Abortable): Promise<AnalysisProgress>;
    /**
     * How far the analysis of the match is and what it found, of the moves after a version.
     * @param {Told & { after?: number | undefined, limit?: number | undefined }} [options]
     * @returns {Promise<Analysis>}
     */
    analysis({ signal, ...query }?: Told & {
        after?: number | undefined;
        limit?: number | undefined;
    }): Promise<Analysis>;
    /**
     * What happened after a version, in plain words.
     * @param {Told & Eyes & { version?: number | undefined, after?: number | undefined }} [look]
     * @returns {AsyncGenerator<NarratedEvent, void, undefined>}
     */
    narration({ signal, ...look }?: Told & Eyes & {
        version?: number | undefined;
        after?: number | undefined;
    }): AsyncGenerator<NarratedEvent, void, undefined>;
    /**
     * The events after a version, up to the latest.
     * @param {Abortable & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<Event, void, undefined>}
     */
    events({ signal, after }?: Abortable & {
        after?: number | undefined;
    }): AsyncGenerator<Event, void, undefined>;
    /**
     * What changed between two versions, by default up to the latest.
     * @param {number} from
     * @param {Abortable & { to?: number | undefined }} [options]
     * @returns {Promise<Diff>}
     */
    diff(from: number, { signal, to }?: Abortable & {
        to?: number | undefined;
    }): Promise<Diff>;
    /**
     * The steps of the way to the latest version, with the branches that were undone.
     * @param {Abortable & Eyes & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<Step, void, undefined>}
     */
    course({ signal, ...look }?: Abortable & Eyes & {
        after?: number | undefined;
    }): AsyncGenerator<Step, void, undefined>;
    /**
     * How the seats stood at every version.
     * @param {Told} [options]
     * @returns {Promise<ScoreHistory>}
     */
    scoreHistory({ signal, ...told }?: Told): Promise<ScoreHistory>;
    /**
     * The events that changed a field of the view, named by a JSON pointer such as `/seats/0/points`.
     * @param {string} path
     * @param {Abortable & Eyes & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<FieldChange, void, undefined>}
     */
    history(path: string, { signal, ...look }?: Abortable & Eyes & {
        after?: number | undefined;
    }): AsyncGenerator<FieldChange, void, undefined>;
    /**
     * All that is shown of each version of a stretch, up to 100 of them, with whole boards.
     * @param {number} from
     * @param {number} to
     * @param {Told & Eyes} [look]
     * @returns {Promise<Frame[]>}
     */
    frames(from: number, to: number, { signal, ...look }?: Told & Eyes): Promise<Frame[]>;
    /**
     * What each option of a past decision would have led to, once the match is over; with `boards`, as pictures too, in
     * parts of the `board` that was decided on.
     * @param {number} version
     * @param {Told & {
     *   seat?: number | undefined,
     *   boards?: boolean | undefined,
     *   limit?: number | undefined,
     *   cursor?: string | undefined,
     * }} [options]
     * @returns {Promise<{
     *   decision: Asked, board?: string, data: Alternative[], has_more: boolean, next_cursor: string | null
     * }>}
     */
    alternatives(version: number, { signal, ...asked }?: Told & {
        seat?: number | undefined;
        boards?: boolean | undefined;
        limit?: number | undefined;
        cursor?: string | undefined;
    }): Promise<{
        decision: Asked;
        board?: string;
        data: Alternative[];
        has_more: boolean;
        next_cursor: string | null;
    }>;
    /**
     * The forks of the match, newest first.
     * @param {Abortable} [options]
     * @returns {AsyncGenerator<ForkRow, void, undefined>}
     */
    forks({ signal }?: Abortable): AsyncGenerator<ForkRow, void, undefined>;
    /**
     * The events after a version, then each event as it happens, until the match is over.
     *
     * Connections that break are opened again where they left off: no event comes twice, none is left out. `onClock` is
     * told the time of a match with a clock: when the stream opens, and after each move. With `lang` every event is told in
     * words too, as its `lines`.
     * @param {Listening & {
     *   after?: number | undefined,
     *   lang?: string | undefined,
     *   onClock?: ((clock: ClockTold) => void) | undefined,
     * }} [options]
     * @returns {AsyncGenerator<Event, void, undefined>}
     */
    stream({ after, lang, onClock, ...listening }?: Listening & {
        after?: number | undefined;
        lang?: string | undefined;
        onClock?: ((clock: ClockTold) => void) | undefined;
    }): AsyncGenerator<Event, void, undefined>;
    /**
     * The record as the text of a file, whole once the match is over: ndjson, to be audited or imported.
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    export({ signal }?: Abortable): Promise<string>;
    /**
     * That the log of heads has a version of the match, or a later one; `size` is that of a checkpoint that you kept.
     * @param {Abortable & { version?: number | undefined, size?: number | undefined }} [options]
     * @returns {Promise<LogProof>}
     */
    proof({ signal, version, size }?: Abortable & {
        version?: number | undefined;
        size?: number | undefined;
    }): Promise<LogProof>;
    /**
     * A match of its own from a version of this one; of a running one, what the seat cannot know is dealt again.
     * With `listed: false` it is not in the lobby, and only its own tokens open it.
     * @param {Abortable & {
     *   version?: number | undefined,
     *   seats?: SeatPlan[] | undefined,
     *   clock?: ClockPlan | undefined,
     *   listed?: boolean | undefined,
     * }} [options]
     * @returns {Promise<Match>}
     */
    fork({ signal, ...plan }?: Abortable & {
        version?: number | undefined;
        seats?: SeatPlan[] | undefined;
        clock?: ClockPlan | undefined;
        listed?: boolean | undefined;
    }): Promise<Match>;
    /**
     * @protected
     * @param {string} path
     * @param {object | undefined} body
     * @param {AbortSignal | undefined} signal
     * @param {number} [atVersion]
     * @returns {Promise<any>}
     */
    protected _post(path: string, body: object | undefined, signal: AbortSignal | undefined, atVersion?: number): Promise<any>;
}
/**
 * A match as its maker or a spectator has it. `tokens` are those of its people and `invitations` those to its open seats,
 * by seat: each is for one person.
 */
export class Match extends Viewer {
    /** @type {Record<number, string>} */
    tokens: Record<number, string>;
    /** @type {Record<number, string>} */
    invitations: Record<number, string>;
    /**
     * A seat whose token came when the match was made or joined.
     * @param {number} number
     * @returns {Seat}
     */
    seat(number: number): Seat;
    /**
     * Take an open seat, by invitation where one is needed; the match starts when the last one is taken.
     * @param {number} number
     * @param {Abortable & { name?: string | undefined, player?: string | undefined, invitation?: string | undefined }}
     *   [options]
     * @returns {Promise<Seat>}
     */
    join(number: number, { signal, invitation, ...who }?: Abortable & {
        name?: string | undefined;
        player?: string | undefined;
        invitation?: string | undefined;
    }): Promise<Seat>;
    /**
     * An invitation to an open seat: a token with which one person takes it.
     * @param {number} number
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    invite(number: number, { signal }?: Abortable): Promise<string>;
    /**
     * A seat for which the application acts by its key, in a match that was created with `onBehalf`.
     * @param {number} number
     * @returns {Seat}
     */
    onBehalf(number: number): Seat;
    /**
     * Another token for a seat, for the match's application; the one before ends.
     * @param {number} number
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    issueToken(number: number, { signal }?: Abortable): Promise<string>;
    /**
     * End a match that is not over; its record stays.
     * @param {Abortable} [options]
     * @returns {Promise<Summary>}
     */
    cancel({ signal }?: Abortable): Promise<Summary>;
}
/** A seat, for whoever plays it. */
export class Seat extends Viewer {
    /**
     * @param {Http} http
     * @param {string} id
     * @param {Token} token
     * @param {number} [number]
     */
    constructor(http: Http, id: string, token: Token, number?: number);
    /**
     * What the seat is asked, with every legal option; no decisions while it is not.
     * @param {Look} [look]
     * @returns {Promise<Actions>}
     */
    actions({ signal, ...look }?: Look): Promise<Actions>;
    /**
     * What the seat is asked, one decision after the other, until the match is over; waits while others decide.
     *
     * Each must be decided by `play` before the next is asked for, or it comes again. Where the chance of the match is joint, the
     * seat adds its value first.
     * @param {Listening & { lang?: string | undefined }} [options]
     * @returns {AsyncGenerator<Decision, void, undefined>}
     */
    turns({ lang, ...listening }?: Listening & {
        lang?: string | undefined;
    }): AsyncGenerator<Decision, void, undefined>;
    /**
     * Add a random value of one's own to the chance of the match, if it waits for one.
     * @param {Abortable} [options]
     * @returns {Promise<void>}
     */
    addValue({ signal }?: Abortable): Promise<void>;
    /**
     * Play one of the options, or an action.
     * @param {Option | Action} choice
     * @param {Change & Then} [options]
     * @returns {Promise<Move>}
     */
    play(choice: Option | Action, { signal, atVersion, ...then }?: Change & Then): Promise<Move>;
    /**
     * Throw `StrataProblem` where the choice could not be played; it is not played.
     * @param {Option | Action} choice
     * @param {Abortable} [options]
     * @returns {Promise<void>}
     */
    check(choice: Option | Action, { signal }?: Abortable): Promise<void>;
    /**
     * What a bot would do in this seat's place, in a match that was created with `hints`.
     * @param {Abortable} [options]
     * @returns {Promise<Hint>}
     */
    hint({ signal }?: Abortable): Promise<Hint>;
    /**
     * Take back the latest move, or all back to a version; beyond a barrier the other people are asked.
     * @param {Change & Then & { toVersion?: number | undefined }} [options]
     * @returns {Promise<ChangedMatch>}
     */
    undo({ signal, atVersion, toVersion, ...then }?: Change & Then & {
        toVersion?: number | undefined;
    }): Promise<ChangedMatch>;
    /**
     * Agree to another seat's request for undo, or refuse; refusing your own withdraws it.
     * @param {boolean} agrees
     * @param {Change & Then} [options]
     * @returns {Promise<ChangedMatch>}
     */
    answer(agrees: boolean, { signal, atVersion, ...then }?: Change & Then): Promise<ChangedMatch>;
    /**
     * Restore what was undone last, as long as nobody has moved since.
     * @param {Change & Then} [options]
     * @returns {Promise<ChangedMatch>}
     */
    redo({ signal, atVersion, ...then }?: Change & Then): Promise<ChangedMatch>;
    /**
     * Leave the seat to a bot, for good.
     * @param {Abortable & { bot?: string | undefined }} [options]
     * @returns {Promise<Summary>}
     */
    leave({ signal, bot }?: Abortable & {
        bot?: string | undefined;
    }): Promise<Summary>;
    /**
     * Return to the seat, in which a bot stands in since its time was up; playing does the same.
     * @param {Abortable & Then} [options]
     * @returns {Promise<ChangedMatch>}
     */
    return({ signal, ...then }?: Abortable & Then): Promise<ChangedMatch>;
    #private;
}
/**
 * A Strata service, for an application with its key or for anybody without one.
 *
 * Without an address it is the service that this module was loaded from. `timeout` is for one response, in seconds.
 * `patience` is for how many seconds a request is sent again, and a stream opened again, while the service is down or busy;
 * no request is carried out twice. `language` is the tag of the language that games are told in, where they have it: `en`,
 * `ru` or `uk`. `onReceipt` is given the receipt of every move that is played, to be kept.
 */
export class Strata {
    /**
     * @param {string} [address]
     * @param {{
     *   key?: string | undefined,
     *   timeout?: number | undefined,
     *   patience?: number | undefined,
     *   language?: string | undefined,
     *   fetch?: typeof fetch | undefined,
     *   onReceipt?: ((receipt: Receipt) => void) | undefined,
     * }} [options]
     */
    constructor(address?: string, { key, timeout, patience, language, fetch, onReceipt }?: {
        key?: string | undefined;
        timeout?: number | undefined;
        patience?: number | undefined;
        language?: string | undefined;
        fetch?: typeof globalThis.fetch | undefined;
        onReceipt?: ((receipt: Receipt) => void) | undefined;
    });
    /**
     * The games that can be played.
     * @param {Told} [options]
     * @returns {Promise<Game[]>}
     */
    games({ signal, lang }?: Told): Promise<Game[]>;
    /**
     * A game with the schemas of its options, actions, facts and view.
     * @param {string} slug
     * @param {Told} [options]
     * @returns {Promise<GameDetail>}
     */
    game(slug: string, { signal, lang }?: Told): Promise<GameDetail>;
    /**
     * The cards, places and the like of a game, in words.
     * @param {string} slug
     * @param {Told} [options]
     * @returns {Promise<GlossaryEntry[]>}
     */
    glossary(slug: string, { signal, lang }?: Told): Promise<GlossaryEntry[]>;
    /**
     * The rules of a game: Markdown.
     * @param {string} slug
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    rules(slug: string, { signal }?: Abortable): Promise<string>;
    /**
     * Create a match; it starts at once if no seat is open.
     *
     * One that is not listed is for holders of its tokens. With `onBehalf` the application may act for its seats.
     * `pace` is how many seconds a bot lets pass before each move; with `hints` seats may ask for advice. With an
     * `idempotencyKey` of your own, a match is created only once however often you ask.
     * @param {string} game
     * @param {readonly SeatPlan[]} seats
     * @param {Abortable & {
     *   options?: Record<string, unknown> | undefined,
     *   undoPolicy?: UndoPolicy | undefined,
     *   clock?: ClockPlan | undefined,
     *   listed?: boolean | undefined,
     *   onBehalf?: boolean | undefined,
     *   pace?: number | undefined,
     *   hints?: boolean | undefined,
     *   chance?: "seed" | "joint" | undefined,
     *   idempotencyKey?: string | undefined,
     * }} [plan]
     * @returns {Promise<Match>}
     */
    create(game: string, seats: readonly SeatPlan[], { signal, options, undoPolicy, clock, listed, onBehalf, pace, hints, chance, idempotencyKey }?: Abortable & {
        options?: Record<string, unknown> | undefined;
        undoPolicy?: UndoPolicy | undefined;
        clock?: ClockPlan | undefined;
        listed?: boolean | undefined;
        onBehalf?: boolean | undefined;
        pace?: number | undefined;
        hints?: boolean | undefined;
        chance?: "seed" | "joint" | undefined;
        idempotencyKey?: string | undefined;
    }): Promise<Match>;
    /**
     * A match that exists; to look at one that is not listed takes a token of it.
     * @param {string} id
     * @param {string} [token]
     * @returns {Match}
     */
    match(id: string, token?: string): Match;
    /**
     * A seat, by its token.
     * @param {string} id The match's.
     * @param {string} token
     * @returns {Seat}
     */
    seat(id: string, token: string): Seat;
    /**
     * The lobby, newest first; with `own` all matches of the application, those that are not listed too.
     *
     * `turn`: only where the player, or anybody of the application, must decide. `forks` and `imported`: only such, or none.
     * `since`: only those created since then.
     * @param {Abortable & {
     *   game?: string | undefined,
     *   status?: Status | readonly Status[] | undefined,
     *   player?: string | undefined,
     *   own?: boolean | undefined,
     *   turn?: boolean | undefined,
     *   forks?: boolean | undefined,
     *   imported?: boolean | undefined,
     *   since?: string | undefined,
     * }} [filter]
     * @returns {AsyncGenerator<MatchRow, void, undefined>}
     */
    matches({ signal, ...filter }?: Abortable & {
        game?: string | undefined;
        status?: Status | readonly Status[] | undefined;
        player?: string | undefined;
        own?: boolean | undefined;
        turn?: boolean | undefined;
        forks?: boolean | undefined;
        imported?: boolean | undefined;
        since?: string | undefined;
    }): AsyncGenerator<MatchRow, void, undefined>;
    /**
     * Where a player of the application must decide, or anybody of it.
     * @param {Abortable & { player?: string | undefined }} [options]
     * @returns {AsyncGenerator<Turn, void, undefined>}
     */
    turns({ signal, player }?: Abortable & {
        player?: string | undefined;
    }): AsyncGenerator<Turn, void, undefined>;
    /**
     * Where the seats of these tokens, a hundred at the most, must decide now.
     * @param {readonly string[]} tokens
     * @param {Abortable} [options]
     * @returns {Promise<TurnsOf>}
     */
    turnsOf(tokens: readonly string[], { signal }?: Abortable): Promise<TurnsOf>;
    /**
     * The ratings of a game, the best first.
     * @param {string} game
     * @param {Abortable} [options]
     * @returns {AsyncGenerator<LeaderboardRow, void, undefined>}
     */
    leaderboard(game: string, { signal }?: Abortable): AsyncGenerator<LeaderboardRow, void, undefined>;
    /**
     * The latest checkpoint of the log of heads, signed: keep it, and a match rewritten later can be convicted.
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    checkpoint({ signal }?: Abortable): Promise<string>;
    /**
     * Import a match from a whole export; it is verified first, and keeps its id.
     * @param {string | Blob} record
     * @param {Abortable} [options]
     * @returns {Promise<Match>}
     */
    importMatch(record: string | Blob, { signal }?: Abortable): Promise<Match>;
    /**
     * The events of all matches of the application as they happen, without end: from now, or after an `id`.
     * @param {Listening & { after?: string | undefined }} [options]
     * @returns {AsyncGenerator<MatchEvent, void, undefined>}
     */
    stream({ after, ...listening }?: Listening & {
        after?: string | undefined;
    }): AsyncGenerator<MatchEvent, void, undefined>;
    #private;
}
export type Action = import("./answers.js").Action;
export type Actions = import("./answers.js").Actions;
export type Alternative = import("./answers.js").Alternative;
export type Asked = import("./answers.js").Asked;
export type ChangedMatch = import("./answers.js").ChangedMatch;
export type ClockPlan = import("./answers.js").ClockPlan;
export type ClockTold = import("./answers.js").ClockTold;
export type CreatedMatch = import("./answers.js").CreatedMatch;
export type Decision = import("./answers.js").Decision;
export type Diff = import("./answers.js").Diff;
export type Event = import("./answers.js").Event;
export type Fact = import("./answers.js").Fact;
export type FieldChange = import("./answers.js").FieldChange;
export type FieldError = import("./answers.js").FieldError;
export type ForkRow = import("./answers.js").ForkRow;
export type Frame = import("./answers.js").Frame;
export type Game = import("./answers.js").Game;
export type GameDetail = import("./answers.js").GameDetail;
export type Analysis = import("./answers.js").Analysis;
export type AnalysisProgress = import("./answers.js").AnalysisProgress;
export type GlossaryEntry = import("./answers.js").GlossaryEntry;
export type Hint = import("./answers.js").Hint;
export type LeaderboardRow = import("./answers.js").LeaderboardRow;
export type LogProof = import("./answers.js").LogProof;
export type MatchRow = import("./answers.js").MatchRow;
export type Move = import("./answers.js").Move;
export type NarratedEvent = import("./answers.js").NarratedEvent;
export type Option = import("./answers.js").Option;
export type PicturePart = import("./answers.js").PicturePart;
export type Problem = import("./answers.js").Problem;
export type Score = import("./answers.js").Score;
export type ScoreHistory = import("./answers.js").ScoreHistory;
export type SeatPlan = import("./answers.js").SeatPlan;
export type Status = import("./answers.js").Status;
export type Step = import("./answers.js").Step;
export type Summary = import("./answers.js").Summary;
export type Table = import("./answers.js").Table;
export type Turn = import("./answers.js").Turn;
export type TurnsOf = import("./answers.js").TurnsOf;
export type UndoPolicy = import("./answers.js").UndoPolicy;
export type View = import("./answers.js").View;
/**
 * An event of one of an application's matches; a stream of all of them resumes after its `id`.
 */
export type MatchEvent = Event & {
    id: string;
};
/**
 * With `signal` a request, with all its repetitions, can be given up; it then rejects with the signal's reason.
 */
export type Abortable = {
    signal?: AbortSignal | undefined;
};
/**
 * `lang` is the tag of the language to tell it in, in place of the client's own.
 */
export type Told = Abortable & {
    lang?: string | undefined;
};
/**
 * With whose eyes to look: a spectator's or, once the match is over, any seat's.
 */
export type Eyes = {
    as?: number | "spectator" | undefined;
};
/**
 * How to look at a match: with whose eyes, and at which `version` (the match after so many events; else the latest). In
 * its place, `turn` is the match as that turn began, and `phase` a phase of it.
 */
export type Look = Told & Eyes & {
    version?: number | undefined;
    turn?: number | undefined;
    phase?: string | undefined;
};
/**
 * With `atVersion` it is done only if nothing has happened since; else it fails with 412 `stale_version`, and the
 * problem's `members.missed` are the events since.
 */
export type Change = Abortable & {
    atVersion?: number | undefined;
};
export type Part = "actions" | "view" | "board" | "undo";
/**
 * `then` names what of the table the answer has too, as it is afterwards: `actions` are `decisions`, `view` is `seat` and
 * `view`. `lang` is the language to tell it in.
 */
export type Then = {
    then?: readonly Part[] | undefined;
    lang?: string | undefined;
};
/**
 * How to listen: `onConnection` is told when the stream is open, and when it is broken and about to be opened again.
 */
export type Listening = Abortable & {
    onConnection?: ((isOpen: boolean, error?: StrataError) => void) | undefined;
};
/**
 * What proves that a record is the one that was played: the hash of its latest event when a move was made.
 */
export type Receipt = {
    match: string;
    version: number;
    hash: string;
};
/**
 * An application's key, and the seat that the application acts for.
 */
export type ActingFor = {
    key: string;
    seat: number;
};
export type Token = string | ActingFor | undefined;
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;
/** One service. A POST is sent with an Idempotency-Key, so that a retry cannot do it twice. */
declare class Http {
    /**
     * @param {string} address
     * @param {number} timeout
     * @param {number} patience
     * @param {string | undefined} language
     * @param {typeof fetch} fetch
     * @param {((receipt: Receipt) => void) | undefined} onReceipt
     */
    constructor(address: string, timeout: number, patience: number, language: string | undefined, fetch: typeof globalThis.fetch, onReceipt: ((receipt: Receipt) => void) | undefined);
    onReceipt: (receipt: Receipt) => void;
    /**
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {Promise<any>}
     */
    get(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): Promise<any>;
    /**
     * @param {string} path
     * @param {Token} token
     * @param {object | undefined} body
     * @param {AbortSignal | undefined} signal
     * @param {Record<string, string | undefined>} [headers] One that is undefined is left out.
     * @returns {Promise<any>}
     */
    post(path: string, token: Token, body: object | undefined, signal: AbortSignal | undefined, headers?: Record<string, string | undefined>): Promise<any>;
    /**
     * The rows of a list that comes in pages.
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {AsyncGenerator<any, void, undefined>}
     */
    pages(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): AsyncGenerator<any, void, undefined>;
    /**
     * The text of the response to a request, which is sent again while its failure may pass.
     * @param {"GET" | "POST" | "DELETE"} method
     * @param {string} path
     * @param {Token} token
     * @param {{
     *   query?: Record<string, QueryValue>,
     *   headers?: Record<string, string | undefined>,
     *   body?: BodyInit,
     *   signal?: AbortSignal | undefined,
     * }} [rest]
     * @returns {Promise<string>}
     */
    send(method: "GET" | "POST" | "DELETE", path: string, token: Token, rest?: {
        query?: Record<string, QueryValue>;
        headers?: Record<string, string | undefined>;
        body?: BodyInit;
        signal?: AbortSignal | undefined;
    }): Promise<string>;
    /**
     * The picture that a response holds.
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {Promise<Blob>}
     */
    picture(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): Promise<Blob>;
    /**
     * The messages of a stream, across broken connections: each is opened after the `place` of the last message. When a
     * connection ends, `isOver` says whether anything can follow that place.
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {string | undefined} after
     * @param {(message: any) => string} place
     * @param {(after: string | undefined) => Promise<boolean>} isOver
     * @param {Listening} listening
     * @returns {AsyncGenerator<any, void, undefined>}
     */
    follow(path: string, token: Token, query: Record<string, QueryValue>, after: string | undefined, place: (message: any) => string, isOver: (after: string | undefined) => Promise<boolean>, { signal, onConnection }: Listening): AsyncGenerator<any, void, undefined>;
    /**
     * The JSON of a response.
     * @param {string} text
     * @returns {any}
     */
    read(text: string): any;
    #private;
}
export {};
