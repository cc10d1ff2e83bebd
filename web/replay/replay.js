/** The room of a replay: one version of a match at a time, with the way to it, and with whose eyes one likes. */

import "../board.js";
import { element, fill } from "../elements.js";
import { strata } from "../service.js";
import { tokensOf, watchToken } from "../tokens.js";
import { language } from "../words.js";
import { copyButton } from "./commands.js";
import { Controls } from "./controls.js";
import { Course } from "./course.js";
import { CoursePicture } from "./course-picture.js";
import { Curve } from "./curve.js";
import { Debug } from "./debug.js";
import { differingPlaces, eyesMenu, seatsToLookWith } from "./eyes.js";
import { Frames } from "./frames.js";
import { Log } from "./log.js";
import { whatIf } from "./whatif.js";

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("/answers.js").Origin} Origin */
/** @typedef {import("/answers.js").Summary} Summary */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("../board.js").StrataPicture} StrataPicture */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./frames.js").Eyes} Eyes */

/** What stands beside the board: nothing, somebody else's eyes, or the match that this one was forked from. */
const NOTHING = "nothing";
const ORIGIN = "origin";

export class Replay {
  element = element("main", { class: "replay" });
  /** How many versions were shown, for whoever measures. */
  shown = 0;
  #match;
  #say;
  #picture = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  #beside = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  #boards = element("div", { class: "boards" });
  #version = 0;
  #wanted = 0;
  /** @type {string} */
  #eyes = "";
  #other = NOTHING;

  /**
   * @param {string} match
   * @param {Say} say
   */
  constructor(match, say) {
    this.#match = match;
    this.#say = say;
  }

  async open() {
    const { seats: tokens } = tokensOf(this.#match);
    const own = Object.keys(tokens).map(Number);
    const first = own[0];
    const viewer = first === undefined ? strata.match(this.#match, watchToken(this.#match)) : strata.seat(this.#match, tokens[first] ?? "");
    const summary = await viewer.summary();
    const isOver = summary.status === "scored" || summary.status === "cancelled";
    this.#eyes = isOver || first === undefined ? "spectator" : String(first);
    this.#frames = new Frames(viewer, summary.version, eyesOf(this.#eyes));
    const [steps, history, forks] = await Promise.all([
      collected(viewer.course()),
      viewer.scoreHistory({ lang: language }),
      collected(viewer.forks()),
      this.#frames.alone(versionIn(location.hash, summary.version)),
    ]);
    const names = summary.seats.map(({ seat, name }) => name || this.#say("seat", { seat }));
    const course = new Course(steps);
    const seats = seatsToLookWith(summary, own);

    const go = (/** @type {number} */ version) => void this.#go(version);
    const controls = new Controls(course, this.#say, (version) => this.#go(version));
    const picture = new CoursePicture(course, forks.map(({ forked_from }) => forked_from.version), this.#say, go);
    const curve = new Curve(history, names, this.#say, go);
    const log = new Log(this.#say, go);
    const debug = new Debug(this.#say, {
      match: this.#match,
      viewer,
      game: once(() => strata.game(summary.game)),
      names,
      isOver,
      go,
      mark: (targets) => this.#picture.point({ happened: targets }),
    });
    this.#parts = { viewer, summary, course, controls, picture, curve, log, debug };
    this.#arrange(names, seats, own);
    addEventListener("hashchange", () => void this.#go(versionIn(location.hash, course.last)));
    await this.#go(versionIn(location.hash, course.last));
  }

  /** @type {{ viewer: Viewer, summary: Summary, course: Course, controls: Controls, picture: CoursePicture, curve: Curve, log: Log, debug: Debug } | null} */
  #parts = null;
  /** @type {Frames | null} */
  #frames = null;
  /** @type {{ frames: Frames, versionOf: (version: number) => number } | null} */
  #others = null;

  /**
   * @param {string[]} names
   * @param {number[]} seats
   * @param {number[]} own
   */
  #arrange(names, seats, own) {
    const { viewer, summary, controls, picture, curve, log, debug } = this.#required();
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
    const menus = element(
      "div",
      { class: "menus" },
      eyesMenu(say, "eyes", eyes, this.#eyes, (value) => {
        this.#eyes = value;
        this.#look();
        void this.#show(this.#version);
      }),
      eyesMenu(say, "beside", others, this.#other, (value) => {
        this.#other = value;
        this.#lookBeside();
        void this.#show(this.#version);
      }),
      copyButton(say, () => location.href, say("copy-link")),
    );
    const title = `${summary.game} · ${names.join(", ")}`;
    const forked = summary.forked_from;
    const seatsToPlay = seats.length > 0 ? seats : own;
    fill(
      this.element,
      element("h1", { class: "unseen" }, say("replay-of", { what: title })),
      element("div", { class: "stage" }, controls.element, picture.element, menus, this.#boards),
      element(
        "div",
        { class: "side" },
        forked && element("p", { class: "card" }, say("forked-from", { version: forked.version }), " ", element("a", { href: `/replay/${encodeURIComponent(forked.match)}#${forked.version}` }, say("to-origin"))),
        log.element,
        curve.element,
        seatsToPlay.length > 0 && whatIf(say, viewer, summary, names, seatsToPlay, () => this.#version),
      ),
      debug.element,
    );
    this.#picture.setAttribute("aria-label", say("board"));
    this.#boards.append(this.#picture);
  }

  /** Take other eyes. */
  #look() {
    const { viewer, course } = this.#required();
    this.#frames = new Frames(viewer, course.last, eyesOf(this.#eyes));
  }

  #lookBeside() {
    const { viewer, summary, course } = this.#required();
    this.#others = null;
    if (this.#other === ORIGIN && summary.forked_from !== null) {
      const { match, version } = summary.forked_from;
      const origin = strata.match(match, watchToken(match));
      void this.#besideOrigin(origin, version);
    } else if (this.#other !== NOTHING) {
      this.#others = { frames: new Frames(viewer, course.last, eyesOf(this.#other)), versionOf: (at) => at };
    }
    fill(this.#boards, this.#picture, this.#other !== NOTHING && this.#beside);
  }

  /**
   * What happened in the origin, as many versions after the one it was forked from as are shown of the fork.
   * @param {Viewer} origin
   * @param {number} version
   */
  async #besideOrigin(origin, version) {
    const { version: last } = await origin.summary();
    this.#others = { frames: new Frames(origin, last, "spectator"), versionOf: (at) => Math.min(version + at - 1, last) };
    await this.#show(this.#version);
  }

  /**
   * @param {number} version
   */
  async #go(version) {
    const { course, controls, picture, curve } = this.#required();
    version = Math.min(Math.max(version, 1), course.last);
    const direction = version < this.#wanted ? -1 : 1;
    this.#wanted = version;
    controls.show(version);
    picture.show(version);
    curve.show(version);
    history.replaceState(history.state, "", `#${version}`);
    await this.#show(version);
    this.#frames?.prepare(version, direction);
    await this.#frames?.around(version);
    if (this.#version === version && this.#frames !== null) this.#required().log.show(version, this.#frames);
  }

  /**
   * Show the boards of a version, unless the reader has gone on before they came.
   * @param {number} version
   */
  async #show(version) {
    const { log, debug } = this.#required();
    const frame = await this.#frames?.at(version);
    const others = this.#others;
    const other = others === null ? undefined : await others.frames.at(others.versionOf(version));
    if (frame === undefined || this.#wanted !== version) return;
    this.#version = version;
    const differs = other !== undefined && this.#other !== ORIGIN && frame.board !== null && other.board !== null;
    const hidden = differs ? differingPlaces(frame.board ?? "", other.board ?? "") : [];
    draw(this.#picture, frame, hidden);
    if (other !== undefined) draw(this.#beside, other, hidden);
    if (this.#frames !== null) log.show(version, this.#frames);
    debug.show(version, eyesOf(this.#eyes));
    this.shown += 1;
    this.element.dataset.version = String(version);
  }

  #required() {
    if (this.#parts === null) throw new Error("The replay is not open yet.");
    return this.#parts;
  }
}

/**
 * The version that the fragment of an address names, or else the latest.
 * @param {string} fragment
 * @param {number} last
 */
function versionIn(fragment, last) {
  const asked = Number(fragment.slice(1));
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : last;
}

/**
 * @param {StrataPicture} picture
 * @param {Frame} frame
 * @param {string[]} hidden
 */
function draw(picture, { board, targets }, hidden) {
  if (board === null) picture.clear();
  else picture.show(board, { happened: targets, chosen: hidden });
}

/**
 * @param {string} value
 * @returns {Eyes}
 */
function eyesOf(value) {
  return value === "spectator" ? "spectator" : Number(value);
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
