/** The room of a replay: one version of a match at a time, with the way to it, and with whose eyes one likes. */

import { element, fill } from "../elements.js";
import { strata } from "../service.js";
import { tokensOf, watchToken } from "../tokens.js";
import { language } from "../words.js";
import { Address } from "./address.js";
import { Analysis } from "./analysis.js";
import { copyButton } from "./commands.js";
import { Controls } from "./controls.js";
import { Course } from "./course.js";
import { CoursePicture } from "./course-picture.js";
import { Curve } from "./curve.js";
import { Debug } from "./debug.js";
import { eyesMenu, eyesOf, seatsToLookWith } from "./eyes.js";
import { Frames } from "./frames.js";
import { Log } from "./log.js";
import { Narration } from "./narration.js";
import { Stage } from "./stage.js";
import { whatIf } from "./whatif.js";

/** @typedef {import("/answers.js").Summary} Summary */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./stage.js").Beside} Beside */

/** What stands beside the board: nothing, somebody else's eyes, or the match that this one was forked from. */
const NOTHING = "nothing";
const ORIGIN = "origin";

/**
 * What is open, once it is.
 * @typedef {object} Parts
 * @property {Viewer} viewer
 * @property {Summary} summary
 * @property {Course} course
 * @property {Stage} stage
 * @property {Controls} controls
 * @property {CoursePicture} picture
 * @property {Curve} curve
 * @property {Log} log
 * @property {Analysis} analysis
 * @property {Debug} debug
 */

export class Replay {
  element = element("main", { class: "replay" });
  #match;
  #say;
  #address = new Address();
  /** @type {string} */
  #eyes = "";
  /** @type {Parts | null} */
  #parts = null;

  /**
   * @param {string} match
   * @param {Say} say
   */
  constructor(match, say) {
    this.#match = match;
    this.#say = say;
  }

  /** Show the board first, and all that leads to it and away from it when it is there. */
  async open() {
    const { seats: tokens } = tokensOf(this.#match);
    const own = Object.keys(tokens).map(Number);
    const first = own[0];
    const viewer = first === undefined ? strata.match(this.#match, watchToken(this.#match)) : strata.seat(this.#match, tokens[first] ?? "");
    const way = Promise.all([collected(viewer.course()), viewer.scoreHistory({ lang: language }), collected(viewer.forks())]);
    way.catch(() => {});
    const summary = await viewer.summary();
    const isOver = summary.status === "scored" || summary.status === "cancelled";
    this.#eyes = isOver || first === undefined ? "spectator" : String(first);
    const frames = new Frames(viewer, summary.version, eyesOf(this.#eyes));
    const stage = new Stage(this.#say("board"), frames, (version) => this.#shown(version));
    const above = element("div", { class: "above" });
    this.element.append(element("div", { class: "stage" }, above, stage.element));
    const version = this.#address.version(summary.version);
    await frames.alone(version);
    await stage.go(version);

    const [steps, history, forks] = await way;
    const names = summary.seats.map(({ seat, name }) => name || this.#say("seat", { seat }));
    const course = new Course(steps.slice(0, summary.version));
    const go = (/** @type {number} */ wanted) => void this.#go(wanted);
    const controls = new Controls(course, this.#say, (wanted) => this.#go(wanted));
    const picture = new CoursePicture(course, forks.map(({ forked_from }) => forked_from.version), this.#say, go);
    const curve = new Curve(history, names, this.#say, go);
    const log = new Log(course, this.#say, go);
    log.look(this.#narrationOf(viewer, course.last, log));
    const analysis = new Analysis(viewer, names, course.last, this.#say, go);
    const debug = new Debug(this.#say, {
      match: this.#match,
      viewer,
      game: once(() => strata.game(summary.game)),
      names,
      isOver,
      go,
      mark: (targets) => stage.mark(targets),
      judgement: (asked, seat) => analysis.judgement(asked, seat),
    });
    this.#parts = { viewer, summary, course, stage, controls, picture, curve, log, analysis, debug };
    const seats = seatsToLookWith(summary, own);
    fill(above, controls.element, picture.element, this.#menus(names, seats));
    this.#arrange(names, seats.length > 0 ? seats : own);
    addEventListener("hashchange", ({ newURL }) => go(this.#address.version(course.last, newURL)));
    await this.#go(this.#address.version(course.last));
    this.#shown(stage.version);
    if (isOver) void analysis.follow().catch(() => {});
  }

  /**
   * With whose eyes the match is looked at, and what stands beside it.
   * @param {string[]} names
   * @param {number[]} seats
   */
  #menus(names, seats) {
    const { viewer, summary, course, stage, log } = this.#required();
    const say = this.#say;
    const eyes = /** @type {[string, string][]} */ ([
      ["spectator", say("spectator")],
      ...seats.map((seat) => [String(seat), names[seat] ?? ""]),
    ]);
    const others = /** @type {[string, string][]} */ ([
      [NOTHING, say("beside-nothing")],
      ...eyes,
      ...(summary.forked_from === null ? [] : [[ORIGIN, say("beside-origin")]]),
    ]);
    return element(
      "div",
      { class: "menus" },
      eyesMenu(say, "eyes", eyes, this.#eyes, (value) => {
        this.#eyes = value;
        log.look(this.#narrationOf(viewer, course.last, log));
        void stage.look(this.#framesOf(value));
      }),
      eyesMenu(say, "beside", others, NOTHING, async (value) => stage.lookBeside(await this.#beside(value))),
      copyButton(say, () => location.href, say("copy-link")),
    );
  }

  /** @param {string} eyes */
  #framesOf(eyes) {
    const { viewer, course } = this.#required();
    return new Frames(viewer, course.last, eyesOf(eyes));
  }

  /**
   * What is told with the eyes that are looked with.
   * @param {Viewer} viewer
   * @param {number} last
   * @param {Log} log
   */
  #narrationOf(viewer, last, log) {
    return new Narration(viewer, last, eyesOf(this.#eyes), () => log.tell());
  }

  /**
   * @param {string} what
   * @returns {Promise<Beside | null>}
   */
  async #beside(what) {
    const { forked_from } = this.#required().summary;
    if (what === NOTHING) return null;
    if (what !== ORIGIN || forked_from === null) return { frames: this.#framesOf(what), versionOf: (at) => at, isMarked: true };
    // What happened in the origin, as many versions after the one it was forked from as are shown of the fork.
    const { match, version } = forked_from;
    const origin = strata.match(match, watchToken(match));
    const { version: last } = await origin.summary();
    return { frames: new Frames(origin, last, "spectator"), versionOf: (at) => Math.min(version + at - 1, last), isMarked: false };
  }

  /**
   * @param {string[]} names
   * @param {number[]} seats Those that the reader may play in a what-if.
   */
  #arrange(names, seats) {
    const { viewer, summary, stage, curve, log, analysis, debug } = this.#required();
    const say = this.#say;
    const forked = summary.forked_from;
    this.element.prepend(element("h1", { class: "unseen" }, say("replay-of", { what: `${summary.game} · ${names.join(", ")}` })));
    this.element.append(
      element(
        "div",
        { class: "side" },
        forked && element("p", { class: "card" }, say("forked-from", { version: forked.version }), " ", element("a", { href: `/replay/${encodeURIComponent(forked.match)}#${forked.version}` }, say("to-origin"))),
        log.element,
        curve.element,
        analysis.element,
        seats.length > 0 && whatIf(say, viewer, summary, names, seats, () => stage.version),
      ),
      debug.element,
    );
  }

  /** @param {number} version */
  #go(version) {
    const { course, controls, stage } = this.#required();
    const wanted = Math.min(Math.max(version, 1), course.last);
    controls.show(wanted);
    return stage.go(wanted);
  }

  /**
   * All that is in step with the board.
   * @param {number} version
   */
  #shown(version) {
    if (this.#parts === null) return;
    const { stage, controls, picture, curve, log, analysis, debug } = this.#parts;
    controls.tell(stage.frames.known(version)?.phase_title ?? null);
    picture.show(version);
    curve.show(version);
    analysis.show(version);
    log.show(version);
    debug.show(version, eyesOf(this.#eyes));
    this.#address.note(version);
    this.element.dataset.version = String(version);
  }

  #required() {
    if (this.#parts === null) throw new Error("The replay is not open yet.");
    return this.#parts;
  }
}

/**
 * @template T
 * @param {AsyncIterable<T>} rows
 * @returns {Promise<T[]>}
 */
async function collected(rows) {
  const found = [];
  for await (const row of rows) found.push(row);
  return found;
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>}
 */
function once(make) {
  /** @type {Promise<T> | null} */
  let made = null;
  return () => (made ??= make());
}
