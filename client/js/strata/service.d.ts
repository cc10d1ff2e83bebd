/** @typedef {import("../answers.js").ClockPlan} ClockPlan */
/** @typedef {import("../answers.js").Game} Game */
/** @typedef {import("../answers.js").GameDetail} GameDetail */
/** @typedef {import("../answers.js").GlossaryEntry} GlossaryEntry */
/** @typedef {import("../answers.js").LeaderboardRow} LeaderboardRow */
/** @typedef {import("../answers.js").MatchRow} MatchRow */
/** @typedef {import("../answers.js").SeatPlan} SeatPlan */
/** @typedef {import("../answers.js").Status} Status */
/** @typedef {import("../answers.js").Turn} Turn */
/** @typedef {import("../answers.js").TurnsOf} TurnsOf */
/** @typedef {import("../answers.js").UndoPolicy} UndoPolicy */
/** @typedef {import("./asking.js").MatchEvent} MatchEvent */
/** @typedef {import("./asking.js").Abortable} Abortable */
/** @typedef {import("./asking.js").Told} Told */
/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Receipt} Receipt */
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
export type ClockPlan = import("../answers.js").ClockPlan;
export type Game = import("../answers.js").Game;
export type GameDetail = import("../answers.js").GameDetail;
export type GlossaryEntry = import("../answers.js").GlossaryEntry;
export type LeaderboardRow = import("../answers.js").LeaderboardRow;
export type MatchRow = import("../answers.js").MatchRow;
export type SeatPlan = import("../answers.js").SeatPlan;
export type Status = import("../answers.js").Status;
export type Turn = import("../answers.js").Turn;
export type TurnsOf = import("../answers.js").TurnsOf;
export type UndoPolicy = import("../answers.js").UndoPolicy;
export type MatchEvent = import("./asking.js").MatchEvent;
export type Abortable = import("./asking.js").Abortable;
export type Told = import("./asking.js").Told;
export type Listening = import("./asking.js").Listening;
export type Receipt = import("./asking.js").Receipt;
import { Match } from "./match.js";
import { Seat } from "./seat.js";
