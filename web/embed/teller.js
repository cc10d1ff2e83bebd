/** Tells the page around what happens in a match: each thing once. */

import { tell } from "./host.js";

/** @typedef {import("/strata.js").Event} MatchEvent */
/** @typedef {import("/strata.js").Summary} Summary */

export class Teller {
  #match;
  #seat;
  #heard;
  #turn = -1;
  #isOver = false;

  /**
   * @param {string} match
   * @param {number | null} seat Whose turns are told.
   * @param {number} version What happened until then is not told.
   */
  constructor(match, seat, version) {
    this.#match = match;
    this.#seat = seat;
    this.#heard = version;
  }

  /** @param {MatchEvent} event */
  event({ version, type, actor, lines = [] }) {
    if (version <= this.#heard) return;
    this.#heard = version;
    tell("move", { match: this.#match, version, type, actor, lines });
  }

  /** @param {Summary} summary */
  stands({ version, status, pending, outcome }) {
    const match = this.#match;
    const own = status === "playing" ? pending.find(({ seat }) => seat === this.#seat) : undefined;
    if (own !== undefined && version > this.#turn) tell("turn", { match, version, seat: own.seat, decision: own.name });
    this.#turn = Math.max(version, this.#turn);
    if (!this.#isOver && ["scored", "cancelled"].includes(status)) {
      this.#isOver = true;
      tell("over", { match, version, status, outcome });
    }
  }
}
