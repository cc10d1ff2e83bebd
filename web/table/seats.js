/** Who sits at the table, who is asked, whose time runs. */

import { element, fill } from "../elements.js";

/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Session} Session */

export class SeatStrip {
  element;
  #say;
  /** @type {Session | null} */
  #session = null;

  /** @param {Say} say */
  constructor(say) {
    this.#say = say;
    this.element = element("ul", { class: "seats", "aria-label": say("seats") });
    setInterval(() => this.#tick(), 500);
  }

  /** @param {Session} session */
  show(session) {
    this.#session = session;
    const summary = session.shown?.summary;
    if (summary === undefined) return;
    const asked = new Set(summary.status === "playing" ? summary.pending.map(({ seat }) => seat) : []);
    fill(
      this.element,
      summary.seats.map((row) =>
        element(
          "li",
          { class: `seat${asked.has(row.seat) ? " asked" : ""}${row.seat === session.seat ? " own" : ""}` },
          element("span", { class: "number" }, row.seat),
          element("bdi", { class: "name" }, seatName(summary, row.seat, this.#say)),
          element("span", { class: "state" }, this.#state(row, asked.has(row.seat), row.seat === session.seat)),
          element("span", { class: "clock", "data-seat": row.seat, role: "timer" }),
        ),
      ),
    );
    this.#tick();
  }

  /**
   * @param {Summary["seats"][number]} row
   * @param {boolean} isAsked
   * @param {boolean} isOwn
   */
  #state(row, isAsked, isOwn) {
    const parts = [];
    if (isOwn) parts.push(this.#say("seat-you"));
    if (row.kind === "bot") parts.push(this.#say("seat-bot", { level: this.#level(row.bot) }));
    if (row.kind === "open") parts.push(this.#say("seat-open"));
    if (row.stand_in !== null) parts.push(this.#say("seat-lapsed"));
    if (isAsked) parts.push(this.#say("seat-asked"));
    return parts.join(" · ");
  }

  /** @param {string | null} level */
  #level(level) {
    return levelName(level ?? "", this.#say);
  }

  /** Clocks run here between what the service tells. */
  #tick() {
    const clock = this.#session?.clock;
    if (!clock) return;
    for (const row of clock.seats) {
      const shown = this.element.querySelector(`.clock[data-seat="${row.seat}"]`);
      if (!(shown instanceof HTMLElement)) continue;
      const left = row.deadline === null ? row.remaining_seconds : (Date.parse(row.deadline) - Date.now()) / 1000;
      const text = left === null ? "" : duration(left);
      if (shown.textContent !== text) shown.textContent = text;
      shown.classList.toggle("short", row.deadline !== null && left !== null && left < 20);
    }
  }
}

/**
 * @param {Summary} summary
 * @param {number} seat
 * @param {Say} say
 */
export function seatName(summary, seat, say) {
  const row = summary.seats[seat];
  return row?.name ?? say(row?.kind === "open" ? "seat-free" : "seat-number", { seat });
}

/**
 * A level of bots, in words where there are any.
 * @param {string} level
 * @param {Say} say
 */
export function levelName(level, say) {
  return ["random", "greedy", "search", "strong"].includes(level) ? say(`level-${level}`) : level;
}

/** @param {number} seconds */
function duration(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const padded = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${padded}` : padded;
}
