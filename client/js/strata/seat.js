/** What somebody can ask and do who plays a seat. */

import { isRefused } from "./errors.js";
import { randomHex } from "./random.js";
import { Viewer } from "./viewer.js";

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
  #number;

  /**
   * @param {Http} http
   * @param {string} id
   * @param {Token} token
   * @param {number} [number]
   */
  constructor(http, id, token, number) {
    super(http, id, token);
    this.#number = number;
  }

  /**
   * What the seat is asked, with every legal option; no decisions while it is not.
   * @param {Look} [look]
   * @returns {Promise<Actions>}
   */
  actions({ signal, ...look } = {}) {
    return this._http.get(`${this._path}/actions`, this._token, look, signal);
  }

  /**
   * What the seat is asked, one decision after the other, until the match is over; waits while others decide.
   *
   * Each must be decided by `play` before the next is asked for, or it comes again. Where the chance of the match is joint, the
   * seat adds its value first.
   * @param {Listening & { lang?: string | undefined }} [options]
   * @returns {AsyncGenerator<Decision, void, undefined>}
   */
  async *turns({ lang, ...listening } = {}) {
    const ask = () => this.actions({ lang, signal: listening.signal });
    await this.addValue(listening);
    let known = await ask();
    const events = this.stream({ after: known.version, ...listening });
    try {
      for (;;) {
        for (let decision; (decision = known.decisions[0]) !== undefined; known = await ask()) yield decision;
        for (;;) {
          const { done, value } = await events.next();
          if (done) return;
          if (value.version > known.version) break;
        }
        known = await ask();
      }
    } finally {
      await events.return();
    }
  }

  /**
   * Add a random value of one's own to the chance of the match, if it waits for one.
   * @param {Abortable} [options]
   * @returns {Promise<void>}
   */
  async addValue({ signal } = {}) {
    const { waits_for } = (await this.summary({ signal })).chance;
    if (waits_for.length === 0) return;
    try {
      await this._post("/value", { value: randomHex(32) }, signal);
    } catch (error) {
      if (!isRefused(error, ["chance_not_joint", "match_started", "value_added"])) throw error;
    }
  }

  /**
   * Play one of the options, or an action.
   * @param {Option | Action} choice
   * @param {Change & Then} [options]
   * @returns {Promise<Move>}
   */
  async play(choice, { signal, atVersion, ...then } = {}) {
    /** @type {Move} */
    const move = await this._post(`/moves${asked(then)}`, chosen(choice), signal, atVersion);
    this._http.onReceipt?.({ match: this.id, version: move.version, hash: move.hash });
    return move;
  }

  /**
   * Throw `StrataProblem` where the choice could not be played; it is not played.
   * @param {Option | Action} choice
   * @param {Abortable} [options]
   * @returns {Promise<void>}
   */
  async check(choice, { signal } = {}) {
    await this._post("/moves/check", chosen(choice), signal);
  }

  /**
   * What a bot would do in this seat's place, in a match that was created with `hints`.
   * @param {Abortable} [options]
   * @returns {Promise<Hint>}
   */
  hint({ signal } = {}) {
    return this._post("/hint", {}, signal);
  }

  /**
   * Take back the latest move, or all back to a version; beyond a barrier the other people are asked.
   * @param {Change & Then & { toVersion?: number | undefined }} [options]
   * @returns {Promise<ChangedMatch>}
   */
  undo({ signal, atVersion, toVersion, ...then } = {}) {
    return this._post(`/undo${asked(then)}`, { to_version: toVersion }, signal, atVersion);
  }

  /**
   * Agree to another seat's request for undo, or refuse; refusing your own withdraws it.
   * @param {boolean} agrees
   * @param {Change & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  answer(agrees, { signal, atVersion, ...then } = {}) {
    return this._post(`/undo/answer${asked(then)}`, { agrees }, signal, atVersion);
  }

  /**
   * Restore what was undone last, as long as nobody has moved since.
   * @param {Change & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  redo({ signal, atVersion, ...then } = {}) {
    return this._post(`/redo${asked(then)}`, undefined, signal, atVersion);
  }

  /**
   * Leave the seat to a bot, for good.
   * @param {Abortable & { bot?: string | undefined }} [options]
   * @returns {Promise<Summary>}
   */
  async leave({ signal, bot = "greedy" } = {}) {
    const path = this._path + (await this.#place(signal));
    return this._http.read(await this._http.send("DELETE", path, this._token, { query: { bot }, signal }));
  }

  /**
   * Return to the seat, in which a bot stands in since its time was up; playing does the same.
   * @param {Abortable & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  async return({ signal, ...then } = {}) {
    return this._post(`${await this.#place(signal)}/return${asked(then)}`, undefined, signal);
  }

  /** @param {AbortSignal | undefined} signal */
  async #place(signal) {
    return `/seats/${this.#number ?? (await this.view({ signal })).seat}`;
  }
}

/**
 * @param {Then} then
 * @returns {string}
 */
function asked({ then = [], lang }) {
  if (then.length === 0) return "";
  return `?then=${then.join(",")}${lang === undefined ? "" : `&lang=${encodeURIComponent(lang)}`}`;
}

/** @param {Option | Action} choice */
function chosen(choice) {
  return { action: "kind" in choice ? choice : choice.action };
}
