/** The table of a match: what is seen and what is done there, brought together. */

import { tellTurn } from "../alerts.js";
import { element, fill } from "../elements.js";
import { preference } from "../preferences.js";
import { strata } from "../service.js";
import { shareLink } from "../share.js";
import { addressWith, forgetSeat, keepSeat, tokensOf } from "../tokens.js";
import { changedPlaces } from "./changes.js";
import { Choosing } from "./choosing.js";
import { curtain } from "./curtain.js";
import { Log } from "./log.js";
import { OptionList } from "./options.js";
import { resultOf } from "./result.js";
import { Screen } from "./screen.js";
import { SeatStrip, seatName } from "./seats.js";
import { Session } from "./session.js";
import { settings } from "./settings.js";
import { UndoBar } from "./undo.js";
import { waitingRoom } from "./waiting.js";

/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("/strata.js").StrataProblem} StrataProblem */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../tokens.js").Arrival} Arrival */

const NARROW = matchMedia("(max-width: 760px)");

export class Table {
  #match;
  #arrival;
  #say;
  #title = "";
  #screen;
  #seats;
  #options;
  #log;
  #undo;
  /** @type {Session | null} */
  #session = null;
  /** @type {Choosing | null} */
  #choosing = null;
  /** The option that the reader is asked about. @type {Option | null} */
  #asked = null;
  /** The option that the reader looks at. @type {Option | null} */
  #looked = null;
  /** Places where something happened since the reader's own last move. @type {string[]} */
  #happened = [];
  #happenedFor = 0;
  #isBusy = false;
  /** Questions that get the same answer whatever the hand. @type {Set<string>} */
  #standing = new Set();
  #resultFor = -1;
  /** Told of every session as it opens: one for each seat that looks. @type {(session: Session) => void} */
  onSession = () => {};

  /**
   * @param {string} match
   * @param {Arrival} arrival
   * @param {Say} say
   */
  constructor(match, arrival, say) {
    this.#match = match;
    this.#arrival = arrival;
    this.#say = say;
    this.#seats = new SeatStrip(say);
    this.#log = new Log(say);
    this.#undo = new UndoBar(say, (work) => void this.#report(work));
    this.#options = new OptionList(say, {
      choose: (option) => this.#decide(option),
      look: (option) => {
        this.#looked = option;
        this.#point();
      },
    });
    this.#screen = new Screen(say, {
      seats: this.#seats.element,
      options: this.#options.element,
      log: this.#log.element,
      news: this.#log.news,
      request: this.#undo.request,
    });
    const { picture } = this.#screen;
    picture.addEventListener("point", (event) => this.#pointAt(/** @type {CustomEvent} */ (event).detail.target));
    picture.addEventListener("hover", (event) => this.#options.light(/** @type {CustomEvent} */ (event).detail.target));
    document.addEventListener("keydown", (event) => this.#key(event));
    this.element = this.#screen.element;
  }

  async open() {
    const own = Object.keys(tokensOf(this.#match).seats).map(Number);
    const brought = this.#arrival.invitation === undefined ? this.#arrival.seat : undefined;
    if (own.length > 1 && brought === undefined) await this.#seatBehindCurtain(own);
    else await this.#sit(brought ?? own[0] ?? null);
  }

  /** Of several people at this device the one who is asked, or else the first, is called first. @param {number[]} own */
  async #seatBehindCurtain(own) {
    const summary = await strata.match(this.#match, tokensOf(this.#match).seats[own[0] ?? 0]).summary();
    const seat = summary.pending.find((asked) => own.includes(asked.seat))?.seat ?? own[0] ?? 0;
    if (summary.status === "playing") await curtain(seatName(summary, seat, this.#say), this.#say);
    await this.#sit(seat);
  }

  /** Look with the eyes of a seat, or of a spectator. @param {number | null} seat */
  async #sit(seat) {
    this.#session?.close();
    const { seats, watch } = tokensOf(this.#match);
    const token = seat === null ? undefined : seats[seat];
    const viewer =
      token === undefined
        ? strata.match(this.#match, watch ?? this.#arrival.invitation)
        : strata.seat(this.#match, token);
    const session = new Session(viewer, token === undefined ? null : seat);
    this.#session = session;
    this.#choosing = this.#asked = this.#looked = null;
    this.#standing.clear();
    session.addEventListener("change", () => void this.#changed(session));
    session.addEventListener("told", () => this.#told(session));
    session.addEventListener("clock", () => this.#seats.show(session));
    session.addEventListener("connection", () => this.#connection(session));
    this.onSession(session);
    await session.open();
  }

  /** @param {Session} session */
  async #changed(session) {
    const { shown } = session;
    if (shown === null || session !== this.#session) return;
    const { summary, decision } = shown;
    if (this.#title === "") {
      this.#title = (await strata.games()).find(({ slug }) => slug === summary.game)?.title ?? summary.game;
    }
    if (await this.#passOn(session)) return;
    const options = decision?.options ?? null;
    if (options === null) this.#choosing = null;
    else if (this.#choosing?.all !== options) this.#choosing = this.#choosing?.among(options) ?? new Choosing(options);
    this.#asked = null;
    if (this.#looked && !options?.includes(this.#looked)) this.#looked = null;
    this.#draw(session);
    if (shown.board !== null) this.#screen.picture.show(shown.board, this.#pointing());
    if (NARROW.matches && options !== null) {
      this.#screen.picture.showPlaces(new Set(options.flatMap(({ targets }) => targets)));
    }
    this.#answerByItself(session);
    void this.#markHappened(session);
  }

  /** Where the next to decide sits at this device too, they take the place in front of it. @param {Session} session */
  async #passOn(session) {
    const own = Object.keys(tokensOf(this.#match).seats).map(Number);
    const summary = session.shown?.summary;
    if (own.length < 2 || summary?.status !== "playing" || session.shown?.telling) return false;
    const asked = summary.pending.map(({ seat }) => seat).filter((seat) => own.includes(seat));
    const next = asked[0];
    if (next === undefined || (session.seat !== null && asked.includes(session.seat))) return false;
    session.close();
    this.#session = null;
    this.#clear();
    await curtain(seatName(summary, next, this.#say), this.#say);
    await this.#sit(next);
    return true;
  }

  /** Leave no trace of what a seat was shown. */
  #clear() {
    const { picture, question, steps, status, notice } = this.#screen;
    this.element.dataset.state = "curtain";
    picture.clear();
    this.#log.clear();
    this.#choosing = this.#asked = this.#looked = null;
    this.#options.show(null);
    this.#happened = [];
    for (const part of [question, steps, status, notice]) part.replaceChildren();
  }

  /** @param {Session} session */
  #draw(session) {
    const { shown } = session;
    if (shown === null) return;
    const { summary, decision, telling } = shown;
    const say = this.#say;
    const { status, notice, question } = this.#screen;
    this.#seats.show(session);
    this.#undo.show(session);
    this.#log.show(session);
    this.#options.show(this.#choosing);
    question.textContent = decision?.title ?? "";
    question.hidden = decision === null;
    const told = this.#statusOf(summary, decision !== null, telling !== null, session.seat);
    if (status.textContent !== told) status.textContent = told;
    status.classList.toggle("turn", decision !== null);
    this.element.dataset.version = String(summary.version);
    this.element.dataset.state = decision !== null ? "asked" : summary.status;
    notice.hidden = true;
    tellTurn(`${this.#title} – Strata`, decision === null ? null : say("your-turn"));
    this.#drawSteps();
    this.#drawTools(session);
    void this.#drawRoom(session);
  }

  /**
   * @param {Summary} summary
   * @param {boolean} isAsked
   * @param {boolean} isTelling
   * @param {number | null} seat
   */
  #statusOf(summary, isAsked, isTelling, seat) {
    const say = this.#say;
    if (summary.status === "open") return say("status-open");
    if (summary.status === "cancelled") return say("status-cancelled");
    if (summary.status !== "playing") return say("status-over");
    if (isAsked) return say("your-turn");
    if (isTelling) return say("status-bots");
    const names = summary.pending.filter((asked) => asked.seat !== seat).map((asked) => seatName(summary, asked.seat, say));
    return names.length === 0 ? say("status-bots") : say("status-waiting", { who: names.join(", ") });
  }

  /** The places pointed at so far, or the option that waits for a yes. */
  #drawSteps() {
    const say = this.#say;
    const { steps } = this.#screen;
    const back = element("button", { type: "button", onclick: () => this.#back() }, say("back"), element("kbd", { "aria-hidden": "true" }, "Esc"));
    const asked = this.#asked;
    const decision = this.#session?.shown?.decision ?? null;
    const pass = this.#choosing?.path.length === 0 && this.#choosing.complete.length === 1 ? decision : null;
    fill(
      steps,
      asked !== null && element("p", { class: "asked-option" }, asked.label),
      asked !== null && element("button", { type: "button", class: "primary play", onclick: () => void this.#play(asked) }, say("play")),
      asked === null && (this.#choosing?.path.length ?? 0) > 0 && element("p", {}, say("point-on", { n: this.#choosing?.left.length ?? 0 })),
      (asked !== null || (this.#choosing?.path.length ?? 0) > 0) && back,
      asked === null && pass !== null && this.#session?.knowsNoSecret === false && this.#standingAnswer(pass.name),
    );
  }

  /** A pass given beforehand, so that the time it takes tells nothing about a hand. @param {string} name */
  #standingAnswer(name) {
    const box = element("input", {
      type: "checkbox",
      id: "standing",
      checked: this.#standing.has(name),
      onchange: () => {
        if (box.checked) this.#standing.add(name);
        else this.#standing.delete(name);
        if (this.#session) this.#answerByItself(this.#session);
      },
    });
    return element("p", { class: "standing small" }, box, element("label", { for: "standing" }, this.#say("standing")));
  }

  /** @param {Session} session */
  #answerByItself(session) {
    const decision = session.shown?.decision;
    if (!decision || this.#isBusy || this.#choosing === null) return;
    const [only] = decision.options;
    const [pass, ...others] = decision.options.filter(({ targets }) => targets.length === 0);
    if (this.#standing.has(decision.name) && pass !== undefined && others.length === 0) void this.#play(pass);
    else if (preference("single", "no") === "yes" && decision.options.length === 1 && session.knowsNoSecret && only) {
      void this.#play(only);
    }
  }

  /** @param {Session} session */
  async #drawRoom(session) {
    const summary = session.shown?.summary;
    if (summary === undefined) return;
    const { room } = this.#screen;
    const isOver = ["finished", "scored"].includes(summary.status);
    room.hidden = !(summary.status === "open" || isOver);
    this.#screen.picture.hidden = summary.status === "open";
    if (summary.status === "open") {
      fill(room, this.#waiting(session, summary));
    } else if (summary.status === "scored" && this.#resultFor !== summary.version) {
      this.#resultFor = summary.version;
      fill(room, resultOf(await session.viewer.score(), summary, this.#say));
    }
  }

  /**
   * @param {Session} session
   * @param {Summary} summary
   */
  #waiting(session, summary) {
    const { invitation, seat: invited } = this.#arrival;
    const host = Object.values(tokensOf(this.#match).seats)[0];
    return waitingRoom(summary, this.#say, {
      invite: host === undefined ? null : (seat) => strata.match(this.#match, host).invite(seat),
      mayTake: (seat) => session.seat === null && (invitation === undefined ? summary.listed : seat === invited),
      take: async (seat, name) => {
        const match = strata.match(this.#match);
        const options = { ...(name === "" ? {} : { name }), ...(invitation === undefined ? {} : { invitation }) };
        await match.join(seat, options);
        keepSeat(this.#match, seat, match.tokens[seat] ?? "");
        await this.#sit(seat);
      },
    });
  }

  /** @param {Session} session */
  #drawTools(session) {
    const say = this.#say;
    const { tools } = this.#screen;
    const summary = session.shown?.summary;
    const token = session.seat === null ? undefined : tokensOf(this.#match).seats[session.seat];
    const own = session.seat === null ? undefined : summary?.seats[session.seat];
    this.#back_ ??= element(
      "button",
      { type: "button", class: "primary", onclick: () => void this.#report(this.#session?.act((seat, signal) => seat.return({ signal }))) },
      say("return"),
    );
    this.#back_.hidden = own?.stand_in === null || own === undefined;
    if (tools.children.length > 0 && this.#toolsFor === session) return;
    this.#toolsFor = session;
    const carry = element("details", {}, element("summary", {}, say("carry")), element("p", { class: "muted small" }, say("carry-why")));
    carry.addEventListener("toggle", () => {
      if (carry.children.length > 2 || token === undefined || session.seat === null) return;
      carry.append(shareLink(addressWith(this.#match, { token, seat: session.seat }), say));
    });
    const leave = async () => {
      if (session.seat === null || !confirm(say("leave-sure"))) return;
      await this.#report(session.act((seat, signal) => seat.leave({ signal })));
      forgetSeat(this.#match, session.seat);
      await this.#sit(null);
    };
    fill(
      tools,
      this.#back_,
      this.#undo.element,
      settings(say, () => this.#session && this.#answerByItself(this.#session)),
      token !== undefined && carry,
      token !== undefined && element("button", { type: "button", class: "quiet leave", onclick: () => void leave() }, say("leave")),
    );
  }
  /** @type {HTMLButtonElement | undefined} */
  #back_;
  /** @type {Session | undefined} */
  #toolsFor;

  /** @returns {import("../board.js").Pointing} */
  #pointing() {
    const choosing = this.#choosing;
    if (choosing === null || this.#isBusy) return { happened: this.#happened };
    const targets = new Map(
      [...choosing.next].map(([target, options]) => [
        target,
        options.length === 1 ? (options[0]?.label ?? "") : this.#say("place-options", { n: options.length, first: options[0]?.label ?? "" }),
      ]),
    );
    const lit = this.#asked?.targets ?? this.#looked?.targets ?? [];
    return { targets: this.#asked === null ? targets : new Map(), lit, chosen: choosing.path, happened: this.#happened };
  }

  #point() {
    this.#screen.picture.point(this.#pointing());
  }

  /** @param {string} target */
  #pointAt(target) {
    if (this.#choosing === null || this.#isBusy || this.#asked !== null) return;
    this.#choosing = this.#choosing.point(target);
    const { unique } = this.#choosing;
    if (unique !== undefined) {
      this.#decide(unique);
      return;
    }
    this.#options.show(this.#choosing);
    this.#drawSteps();
    this.#point();
  }

  /** @param {Option} option */
  #decide(option) {
    if (this.#isBusy) return;
    if (preference("confirm", "no") === "no") {
      void this.#play(option);
      return;
    }
    this.#asked = option;
    this.#drawSteps();
    this.#point();
    this.#screen.steps.querySelector("button")?.focus();
  }

  /** @param {Option} option */
  async #play(option) {
    if (this.#session === null || this.#isBusy) return;
    this.#isBusy = true;
    this.#choosing = this.#asked = this.#looked = null;
    this.#happened = [];
    this.#screen.element.classList.add("busy");
    const work = this.#session.play(option).finally(() => {
      this.#isBusy = false;
      this.#screen.element.classList.remove("busy");
      this.#point();
    });
    this.#options.show(null);
    this.#drawSteps();
    await this.#report(work);
    if (this.#session) this.#answerByItself(this.#session);
  }

  /** @param {Promise<StrataProblem | null> | undefined} work */
  async #report(work) {
    const problem = (await work) ?? null;
    if (problem === null) return;
    const { notice } = this.#screen;
    notice.hidden = false;
    notice.textContent = this.#say("refused", { code: problem.code });
  }

  #back() {
    if (this.#asked !== null) this.#asked = null;
    if ((this.#choosing?.path.length ?? 0) > 0) this.#choosing = this.#choosing?.back() ?? null;
    this.#session?.skip();
    this.#options.show(this.#choosing);
    this.#drawSteps();
    this.#point();
  }

  /** @param {Session} session */
  #told(session) {
    if (session !== this.#session) return;
    this.#log.show(session);
    this.#undo.show(session);
    this.#answerByItself(session);
    void this.#markHappened(session);
  }

  /** Mark where others have changed something that everybody sees. @param {Session} session */
  async #markHappened(session) {
    const decision = session.shown?.decision;
    const since = session.sinceOwnMove;
    const first = since[0]?.version;
    if (!decision || first === undefined || this.#happenedFor === first) return;
    this.#happenedFor = first;
    const as = "spectator";
    const [before, after] = await Promise.all([
      session.viewer.board({ version: first - 1, as }),
      session.viewer.board({ version: since.at(-1)?.version, as }),
    ]);
    if (session !== this.#session || session.shown?.decision !== decision) return;
    this.#happened = changedPlaces(before, after);
    this.#point();
  }

  /** @param {Session} session */
  #connection(session) {
    const { connection } = this.#screen;
    connection.hidden = session.isConnected;
    connection.textContent = session.isConnected ? "" : this.#say("connection-lost");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
    if (event.key === "Escape" && !(event.target instanceof Element && event.target.closest("dialog"))) this.#back();
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = /^[1-9]$/.test(event.key) ? this.#options.numbered(Number(event.key)) : undefined;
    if (event.key === "/") {
      event.preventDefault();
      this.#options.focusFilter();
    } else if (event.key === "z") this.#undo.undo();
    else if (option !== undefined && this.#asked === null) this.#decide(option);
  }
}
