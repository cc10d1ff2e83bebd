/** What a table shows before a match and after it: who is still missing, how it ended. */

import { element, fill } from "../elements.js";
import { strata } from "../service.js";
import { keepSeat, tokensOf } from "../tokens.js";
import { resultOf } from "./result.js";
import { WaitingRoom } from "./waiting.js";

/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("../tokens.js").Arrival} Arrival */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Session} Session */

export class Room {
  element = element("div", { class: "room-card" });
  #match;
  #arrival;
  #say;
  #sit;
  /** @type {Session | null} */
  #waitingFor = null;
  /** @type {WaitingRoom | null} */
  #waiting = null;
  #resultOf = -1;

  /**
   * @param {string} match
   * @param {Arrival} arrival
   * @param {Say} say
   * @param {(seat: number) => Promise<void>} sit What to do once the reader has taken a seat.
   */
  constructor(match, arrival, say, sit) {
    this.#match = match;
    this.#arrival = arrival;
    this.#say = say;
    this.#sit = sit;
  }

  /** @param {Session} session */
  async show(session) {
    const summary = session.shown?.summary;
    if (summary === undefined) return;
    this.element.hidden = summary.status !== "open" && summary.status !== "scored";
    if (summary.status === "open") {
      this.#wait(session, summary);
    } else if (summary.status === "scored" && this.#resultOf !== summary.version) {
      this.#resultOf = summary.version;
      fill(this.element, resultOf(await session.viewer.score(), summary, this.#say));
    }
  }

  /**
   * @param {Session} session
   * @param {Summary} summary
   */
  #wait(session, summary) {
    if (this.#waiting === null || this.#waitingFor !== session) {
      this.#waitingFor = session;
      this.#waiting = new WaitingRoom(this.#say);
      fill(this.element, this.#waiting.element);
    }
    const { invitation, seat: invited } = this.#arrival;
    const host = Object.values(tokensOf(this.#match).seats)[0];
    const mayTake = (/** @type {number} */ seat) => session.seat === null && (invitation === undefined ? summary.listed : seat === invited);
    this.#waiting.show(summary, (seat) => ({
      invite: host === undefined ? null : () => strata.match(this.#match, host).invite(seat),
      take: mayTake(seat) ? (name) => this.#take(session, seat, name) : null,
    }));
  }

  /**
   * @param {Session} session
   * @param {number} seat
   * @param {string} name
   */
  async #take(session, seat, name) {
    const { invitation } = this.#arrival;
    const match = strata.match(this.#match);
    await session.leave(() => match.join(seat, { ...(name === "" ? {} : { name }), ...(invitation === undefined ? {} : { invitation }) }));
    keepSeat(this.#match, seat, match.tokens[seat] ?? "");
    await this.#sit(seat);
  }
}
