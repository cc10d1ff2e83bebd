/** The table of a match: what is seen and what is done there, brought together. */

import { tellTurn } from "../alerts.js";
import { strata } from "../service.js";
import { forgetSeat, tokensOf } from "../tokens.js";
import { Choice } from "./choice.js";
import { curtain } from "./curtain.js";
import { Happened } from "./happened.js";
import { Log } from "./log.js";
import { Room } from "./room.js";
import { Screen } from "./screen.js";
import { SeatStrip, seatName } from "./seats.js";
import { Session } from "./session.js";
import { settings } from "./settings.js";
import { StandingAnswers } from "./standing.js";
import { statusOf } from "./status.js";
import { Tools } from "./tools.js";
import { UndoBar } from "./undo.js";

/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("/strata.js").StrataProblem} StrataProblem */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../tokens.js").Arrival} Arrival */

export class Table {
  #match;
  #arrival;
  #say;
  #title = "";
  #choice;
  #standing;
  #happened = new Happened();
  #seats;
  #log;
  #undo;
  #room;
  #tools;
  #screen;
  /** @type {Session | null} */
  #session = null;
  #isPlaying = false;
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
    this.#choice = new Choice(say, (option) => void this.#play(option));
    this.#standing = new StandingAnswers(say, () => this.#answerByItself());
    this.#seats = new SeatStrip(say);
    this.#log = new Log(say);
    this.#undo = new UndoBar(say, (work) => void this.#report(work));
    this.#room = new Room(match, arrival, say, (seat) => this.#sit(seat));
    const parts = { undo: this.#undo.element, settings: settings(say, () => this.#answerByItself()) };
    this.#tools = new Tools(match, say, parts, { comeBack: () => this.#comeBack(), leave: () => void this.#leave() });
    this.#screen = new Screen(say, {
      choice: this.#choice,
      log: this.#log,
      seats: this.#seats.element,
      request: this.#undo.request,
      room: this.#room.element,
      standing: this.#standing.element,
      tools: this.#tools.element,
    });
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
    this.#isPlaying = false;
    this.element.classList.remove("busy");
    this.#choice.withdraw();
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
    if (this.#title === "") {
      const { game } = shown.summary;
      this.#title = (await strata.games()).find(({ slug }) => slug === game)?.title ?? game;
      this.#screen.title.textContent = this.#title;
    }
    if (await this.#passOn(session)) return;
    this.#draw(session);
    this.#answerByItself();
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
    const { question, status, notice } = this.#screen;
    this.element.dataset.state = "curtain";
    this.#choice.clear();
    this.#standing.clear();
    this.#log.clear();
    for (const part of [question, status, notice]) part.replaceChildren();
  }

  /** @param {Session} session */
  #draw(session) {
    const { shown } = session;
    if (shown === null) return;
    const { summary, decision, board } = shown;
    const { status, notice, question } = this.#screen;
    this.#seats.show(session);
    this.#undo.show(session);
    this.#log.show(session);
    this.#tools.show(session);
    void this.#room.show(session);
    question.textContent = decision?.title ?? "";
    question.hidden = decision === null;
    const told = statusOf(shown, session.seat, this.#say);
    if (status.textContent !== told) status.textContent = told;
    status.classList.toggle("turn", decision !== null);
    notice.hidden = true;
    this.#choice.picture.hidden = summary.status === "open";
    this.#choice.offer(decision, board);
    if (decision !== null) this.#standing.show(decision, session.hasSecrets);
    this.element.dataset.version = String(summary.version);
    this.element.dataset.state = decision !== null ? "asked" : summary.status;
    tellTurn(`${this.#title} – Strata`, decision === null ? null : this.#say("your-turn"));
  }

  #answerByItself() {
    const session = this.#session;
    const decision = session?.shown?.decision;
    if (!session || !decision || this.#isPlaying) return;
    const isPublic = session.isTold && !session.hasSecrets;
    const answer = this.#standing.answerTo(decision, isPublic);
    if (answer !== undefined) void this.#play(answer);
  }

  /** @param {Option} option */
  async #play(option) {
    const session = this.#session;
    if (session === null || this.#isPlaying) return;
    this.#isPlaying = true;
    this.element.classList.add("busy");
    this.#choice.withdraw();
    await this.#report(session.play(option));
    if (session !== this.#session) return;
    this.#isPlaying = false;
    this.element.classList.remove("busy");
    this.#answerByItself();
  }

  /** @param {Promise<StrataProblem | null> | undefined} work */
  async #report(work) {
    const problem = (await work) ?? null;
    if (problem === null) return;
    const { notice } = this.#screen;
    notice.hidden = false;
    notice.textContent = this.#say("refused", { code: problem.code });
  }

  #comeBack() {
    void this.#report(this.#session?.act((seat, signal) => seat.return({ signal })));
  }

  async #leave() {
    const session = this.#session;
    if (session === null || session.seat === null || !confirm(this.#say("leave-sure"))) return;
    await this.#report(session.act((seat, signal) => seat.leave({ signal })));
    forgetSeat(this.#match, session.seat);
    await this.#sit(null);
  }

  /** @param {Session} session */
  #told(session) {
    if (session !== this.#session) return;
    this.#log.show(session);
    this.#undo.show(session);
    const decision = session.shown?.decision;
    if (decision) this.#standing.show(decision, session.hasSecrets);
    this.#answerByItself();
    void this.#markHappened(session);
  }

  /** @param {Session} session */
  async #markHappened(session) {
    const places = await this.#happened.look(session);
    if (places !== null && session === this.#session) this.#choice.markHappened(places);
  }

  /** @param {Session} session */
  #connection(session) {
    const { connection } = this.#screen;
    connection.hidden = session.isConnected;
    connection.textContent = session.isConnected ? "" : this.#say("connection-lost");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const within = (/** @type {string} */ selector) => event.target instanceof Element && event.target.closest(selector) !== null;
    if (event.key === "Escape" && !within("dialog")) {
      this.#choice.back();
      this.#session?.skip();
    }
    if (within("input:not([type=checkbox]), select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      event.preventDefault();
      this.#choice.options.focusFilter();
    } else if (event.key === "z") this.#undo.undo();
    else if (/^[1-9]$/.test(event.key)) this.#choice.press(Number(event.key));
  }
}
