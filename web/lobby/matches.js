/** Matches to find: those where this browser has a seat, and those of everybody. They are looked at again while the page is seen. */

import { element, fill } from "../elements.js";
import { strata } from "../service.js";
import { levelName } from "../table/seats.js";
import { allTokens } from "../tokens.js";
import { tellTurn } from "../alerts.js";
import { language } from "../words.js";

/** @typedef {import("/strata.js").Game} Game */
/** @typedef {import("/strata.js").MatchRow} MatchRow */
/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("/strata.js").Status} Status */
/** @typedef {import("../words.js").Say} Say */

const SECONDS = 4;
const MOST = 12;
/** @type {[string, Status[]][]} */
const GROUPS = [
  ["open", ["open"]],
  ["running", ["playing"]],
  ["over", ["finished", "scored"]],
];

export class MatchLists {
  #say;
  /** @type {Map<string, string>} */
  #titles;
  /** Where this browser has a seat. */
  own = element("section", { class: "own", hidden: true });
  #others;
  #ownRows = new Map();

  /**
   * @param {readonly Game[]} games
   * @param {Say} say
   */
  constructor(games, say) {
    this.#say = say;
    this.#titles = new Map(games.map(({ slug, title }) => [slug, title]));
    this.#others = GROUPS.map(([name]) => element("section", { class: name, "aria-label": say(`list-${name}`) }));
    this.others = element("div", { class: "lists" }, this.#others);
  }

  async follow() {
    for (;;) {
      if (!document.hidden) await this.#look();
      await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    }
  }

  async #look() {
    await Promise.all([this.#lookAtOwn(), ...GROUPS.map(([name, status], index) => this.#lookAt(name, status, index))]);
  }

  /**
   * @param {string} name
   * @param {Status[]} status
   * @param {number} index
   */
  async #lookAt(name, status, index) {
    /** @type {MatchRow[]} */
    const rows = [];
    for await (const row of strata.matches({ status })) {
      rows.push(row);
      if (rows.length === MOST) break;
    }
    const section = this.#others[index];
    if (section === undefined) return;
    const own = allTokens();
    fill(
      section,
      element("h2", {}, this.#say(`list-${name}`)),
      rows.length === 0 && element("p", { class: "muted" }, this.#say(`none-${name}`)),
      element("ul", {}, rows.map((row) => this.#row(row, name === "open" && !own[row.id] ? "join" : own[row.id] ? "open-table" : "watch", false))),
    );
  }

  async #lookAtOwn() {
    const kept = Object.entries(allTokens()).filter(([, { seats }]) => Object.keys(seats).length > 0).slice(-MOST).reverse();
    const tokens = kept.flatMap(([, { seats }]) => Object.values(seats)).slice(0, 100);
    const asked = new Set(tokens.length === 0 ? [] : (await strata.turnsOf(tokens)).data.map(({ match }) => match));
    for (const [match, { seats }] of kept) {
      const known = this.#ownRows.get(match);
      if (known === undefined || asked.has(match) !== known.isAsked || known.row?.status === "open") {
        const row = await strata.match(match, Object.values(seats)[0]).summary().catch(() => null);
        this.#ownRows.set(match, { row, isAsked: asked.has(match) });
      }
    }
    const rows = kept.map(([match]) => this.#ownRows.get(match)).filter(({ row }) => row !== null);
    rows.sort((one, other) => Number(other.isAsked) - Number(one.isAsked));
    this.own.hidden = rows.length === 0;
    fill(
      this.own,
      element("h2", {}, this.#say("list-own")),
      element("ul", {}, rows.map(({ row, isAsked }) => this.#row(row, isAsked ? "play-on" : "open-table", isAsked))),
    );
    tellTurn("Strata", asked.size === 0 ? null : this.#say("your-turn"));
  }

  /**
   * @param {MatchRow | Summary} row
   * @param {"join" | "watch" | "open-table" | "play-on"} what
   * @param {boolean} isAsked
   */
  #row(row, what, isAsked) {
    const say = this.#say;
    const names = row.seats.map((seat) => {
      if (seat.kind === "open") return say("free");
      return seat.name ?? (seat.kind === "bot" ? levelName(seat.bot ?? "", say) : say("somebody", { seat: seat.seat }));
    });
    const at = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(row.updated_at));
    return element(
      "li",
      { class: "match card" },
      element(
        "div",
        {},
        element("h3", {}, this.#titles.get(row.game) ?? row.game),
        element("p", { class: "names" }, names.flatMap((name, seat) => [seat > 0 && ", ", element("bdi", {}, name)])),
        element("p", { class: "muted small" }, at),
      ),
      isAsked && element("span", { class: "chip attention" }, say("your-turn")),
      element("a", { class: `button${isAsked || what === "join" ? " primary" : ""}`, href: `/table/${row.id}` }, say(what)),
    );
  }
}
