/** What happened, in words: all of it to look up, and what is new since the reader's own last move. */

import { element, fill } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").MatchEvent} MatchEvent */

/** More lines than this are folded until somebody asks. */
const MOST = 60;
const NEWS = 12;

export class Log {
  #lines = element("ol", { class: "lines", tabindex: "0" });
  #news = element("div", { class: "news", hidden: true });
  #say;
  #showsAll = false;
  #count = 0;
  /** @type {Session | null} */
  #session = null;

  /** @param {Say} say */
  constructor(say) {
    this.#say = say;
    this.#lines.setAttribute("aria-label", say("log"));
    this.element = element("section", { class: "log" }, element("h2", {}, say("log")), this.#lines);
    this.news = this.#news;
  }

  /** @param {Session} session */
  show(session) {
    this.#showNews(session);
    this.#lines.setAttribute("aria-busy", String(!session.isTold));
    const { length } = session.events;
    const isShown = this.#session === session && this.#count === length;
    this.#session = session;
    this.#count = length;
    if (!isShown) this.#showLines(session);
  }

  /** @param {Session} session */
  #showLines(session) {
    const lines = session.events.flatMap((event) => (event.lines ?? []).map((text) => ({ event, text })));
    const shown = this.#showsAll ? lines : lines.slice(-MOST);
    fill(
      this.#lines,
      shown.length < lines.length && element("li", {}, this.#more(lines.length - shown.length)),
      shown.map(({ event, text }) => element("li", { class: event.actor === `seat:${session.seat}` ? "own" : null }, text)),
    );
    // Not before the page is laid out anyway.
    requestAnimationFrame(() => {
      this.#lines.scrollTop = this.#lines.scrollHeight;
    });
  }

  clear() {
    this.#lines.replaceChildren();
    this.#news.replaceChildren();
    this.#session = null;
  }

  /** @param {Session} session */
  #showNews(session) {
    const { shown } = session;
    const since = session.sinceOwnMove.filter((event) => event.actor !== `seat:${session.seat}`);
    const told = shown?.telling ? [shown.telling] : shown?.decision ? since : [];
    const lines = told.flatMap((event) => event.lines ?? []);
    this.#news.hidden = lines.length === 0;
    fill(
      this.#news,
      element("h3", {}, this.#say(shown?.telling ? "news-bot" : "news")),
      lines.length > NEWS && element("p", { class: "muted small" }, this.#say("news-earlier", { n: lines.length - NEWS })),
      element("ul", {}, lines.slice(-NEWS).map((line) => element("li", {}, line))),
    );
  }

  /** @param {number} count */
  #more(count) {
    const all = () => {
      this.#showsAll = true;
      if (this.#session) this.#showLines(this.#session);
    };
    return element("button", { type: "button", class: "quiet", onclick: all }, this.#say("log-earlier", { n: count }));
  }
}
