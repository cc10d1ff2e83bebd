/**
 * A match that was just made, with the tokens of its people.
 * @param {Http} http
 * @param {CreatedMatch} made
 * @param {Token} token
 * @returns {Match}
 */
export function matchOf(http: Http, made: CreatedMatch, token: Token): Match;
/** @typedef {import("../answers.js").CreatedMatch} CreatedMatch */
/** @typedef {import("../answers.js").Summary} Summary */
/** @typedef {import("./asking.js").Abortable} Abortable */
/** @typedef {import("./asking.js").Token} Token */
/** @typedef {import("./http.js").Http} Http */
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
export type CreatedMatch = import("../answers.js").CreatedMatch;
export type Summary = import("../answers.js").Summary;
export type Abortable = import("./asking.js").Abortable;
export type Token = import("./asking.js").Token;
export type Http = import("./http.js").Http;
import { Viewer } from "./viewer.js";
import { Seat } from "./seat.js";
