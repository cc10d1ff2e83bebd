/** What can be asked and done by whoever makes, joins or watches a match. */

import { Seat } from "./seat.js";
import { Viewer } from "./viewer.js";

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
  tokens = {};
  /** @type {Record<number, string>} */
  invitations = {};

  /**
   * A seat whose token came when the match was made or joined.
   * @param {number} number
   * @returns {Seat}
   */
  seat(number) {
    const token = this.tokens[number];
    if (token === undefined) {
      throw new RangeError(`There is no token of seat ${number} here, only of: ${Object.keys(this.tokens).join(", ")}.`);
    }
    return new Seat(this._http, this.id, token, number);
  }

  /**
   * Take an open seat, by invitation where one is needed; the match starts when the last one is taken.
   * @param {number} number
   * @param {Abortable & { name?: string | undefined, player?: string | undefined, invitation?: string | undefined }}
   *   [options]
   * @returns {Promise<Seat>}
   */
  async join(number, { signal, invitation, ...who } = {}) {
    const token = invitation ?? this.invitations[number] ?? this._token;
    const row = await this._http.post(`${this._path}/seats/${number}`, token, who, signal);
    this.tokens[number] = row.token;
    return this.seat(number);
  }

  /**
   * An invitation to an open seat: a token with which one person takes it.
   * @param {number} number
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  async invite(number, { signal } = {}) {
    const { invitation } = await this._post("/invitations", { seat: number }, signal);
    this.invitations[number] = invitation;
    return invitation;
  }

  /**
   * A seat for which the application acts by its key, in a match that was created with `onBehalf`.
   * @param {number} number
   * @returns {Seat}
   */
  onBehalf(number) {
    if (typeof this._token !== "string") throw new TypeError("Only an application acts for seats: use a key.");
    return new Seat(this._http, this.id, { key: this._token, seat: number }, number);
  }

  /**
   * Another token for a seat, for the match's application; the one before ends.
   * @param {number} number
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  async issueToken(number, { signal } = {}) {
    const { token } = await this._post(`/seats/${number}/token`, undefined, signal);
    this.tokens[number] = token;
    return token;
  }

  /**
   * End a match that is not over; its record stays.
   * @param {Abortable} [options]
   * @returns {Promise<Summary>}
   */
  async cancel({ signal } = {}) {
    return this._http.read(await this._http.send("DELETE", this._path, this._token, { signal }));
  }
}

/**
 * A match that was just made, with the tokens of its people.
 * @param {Http} http
 * @param {CreatedMatch} made
 * @param {Token} token
 * @returns {Match}
 */
export function matchOf(http, made, token) {
  const match = new Match(http, made.id, token);
  for (const row of made.seats) {
    if (row.token) match.tokens[row.seat] = row.token;
    if (row.invitation) match.invitations[row.seat] = row.invitation;
  }
  return match;
}
