/** @typedef {import("../answers.js").Action} Action */
/** @typedef {import("../answers.js").Actions} Actions */
/** @typedef {import("../answers.js").ChangedMatch} ChangedMatch */
/** @typedef {import("../answers.js").Decision} Decision */
/** @typedef {import("../answers.js").Hint} Hint */
/** @typedef {import("../answers.js").Move} Move */
/** @typedef {import("../answers.js").Option} Option */
/** @typedef {import("../answers.js").Summary} Summary */
/** @typedef {import("./asking.js").Abortable} Abortable */
/** @typedef {import("./asking.js").Look} Look */
/** @typedef {import("./asking.js").Change} Change */
/** @typedef {import("./asking.js").Then} Then */
/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Token} Token */
/** @typedef {import("./http.js").Http} Http */
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
export type Action = import("../answers.js").Action;
export type Actions = import("../answers.js").Actions;
export type ChangedMatch = import("../answers.js").ChangedMatch;
export type Decision = import("../answers.js").Decision;
export type Hint = import("../answers.js").Hint;
export type Move = import("../answers.js").Move;
export type Option = import("../answers.js").Option;
export type Summary = import("../answers.js").Summary;
export type Abortable = import("./asking.js").Abortable;
export type Look = import("./asking.js").Look;
export type Change = import("./asking.js").Change;
export type Then = import("./asking.js").Then;
export type Listening = import("./asking.js").Listening;
export type Token = import("./asking.js").Token;
export type Http = import("./http.js").Http;
import { Viewer } from "./viewer.js";
