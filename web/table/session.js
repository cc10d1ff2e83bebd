/**
 * A match as one viewer has it on the screen: what it looks like, what the viewer is asked, what happened. It follows the stream
 * and looks again whenever something has happened.
 */

import { StrataProblem } from "/strata.js";
import { preference } from "../preferences.js";
import { language } from "../words.js";

/** @typedef {import("/strata.js").Match} Match */
/** @typedef {import("/strata.js").Seat} Seat */
/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("/strata.js").Decision} Decision */
/** @typedef {import("/strata.js").Event} MatchEvent */
/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("/strata.js").ClockTold} ClockTold */

/** What a move's response has beside its own, so that nothing has to be asked for next. @type {import("/strata.js").Part[]} */
const AFTERWARDS = ["actions", "board", "undo"];
/** More moves than this, all at once, are not shown one by one. */
const MOST_AT_A_PACE = 12;

/**
 * What is on the screen. `telling` is the move of a bot that is being shown.
 * @typedef {object} Shown
 * @property {Summary} summary
 * @property {string | null} board
 * @property {Decision | null} decision
 * @property {MatchEvent | null} telling
 */

export class Session extends EventTarget {
  /** @type {Shown | null} */
  shown = null;
  /** @type {MatchEvent[]} */
  events = [];
  /** @type {ClockTold | import("/strata.js").Summary["clock"]} */
  clock = null;
  isConnected = true;
  #ended = new AbortController();
  #version = 0;
  #looking = false;
  #stale = false;
  /** Whether this page changes something, and looks by itself at what comes of it. */
  #isChanging = false;
  /** @type {() => void} */
  #skip = () => {};

  /**
   * @param {Seat | Match} viewer
   * @param {number | null} seat
   */
  constructor(viewer, seat) {
    super();
    this.viewer = viewer;
    this.seat = seat;
  }

  /** The viewer as a seat. */
  get #asSeat() {
    return /** @type {Seat} */ (this.viewer);
  }

  /** Whether this seat knows something that others do not. */
  get hasSecrets() {
    return this.events.some((event) => Object.keys(event.nonces).length > 0);
  }

  /** Whether all that led to what is shown has been told. */
  get isTold() {
    return (this.events.at(-1)?.version ?? 0) >= this.#version;
  }

  /** The events since the viewer's own last move. */
  get sinceOwnMove() {
    const isOwn = (/** @type {MatchEvent} */ event) => event.type === "move_played" && event.actor === `seat:${this.seat}`;
    const own = this.events.findLastIndex(isOwn);
    return own === -1 ? [] : this.events.slice(own + 1);
  }

  async open() {
    await this.#look();
    void this.#follow();
  }

  close() {
    this.#ended.abort();
    this.#skip();
  }

  /** Show the present at once, without waiting for the bots' pace. */
  skip() {
    this.#skip();
  }

  /**
   * @param {Option} option
   * @returns {Promise<StrataProblem | null>} Why it was refused.
   */
  play(option) {
    return this.#change(async (signal) => {
      const { pending, version, status, undo, board, decisions } = await this.#asSeat.play(option, { then: AFTERWARDS, signal });
      const before = this.shown?.summary;
      if (before === undefined || version < this.#version) return;
      this.#show({ ...before, pending, version, status, undo: undo ?? before.undo }, board, decisions);
    });
  }

  /** @param {(seat: Seat, signal: AbortSignal) => Promise<unknown>} change */
  act(change) {
    return this.#change(async (signal) => {
      await change(this.#asSeat, signal);
      await this.#look();
    });
  }

  /**
   * Do what this viewer has no right to look at a match after: an invitation ends with the seat that it is for.
   * @param {() => Promise<unknown>} change
   */
  async leave(change) {
    this.#isChanging = true;
    try {
      await change();
      this.close();
    } catch (error) {
      this.#isChanging = false;
      void this.#catchUp();
      throw error;
    }
  }

  /** @param {(signal: AbortSignal) => Promise<unknown>} change */
  async #change(change) {
    this.#isChanging = true;
    try {
      await change(this.#ended.signal);
      return null;
    } catch (error) {
      if (this.#ended.signal.aborted) return null;
      if (!(error instanceof StrataProblem)) throw error;
      await this.#look();
      return error;
    } finally {
      this.#isChanging = false;
      if ((this.events.at(-1)?.version ?? 0) > this.#version) void this.#catchUp();
    }
  }

  async #follow() {
    const { signal } = this.#ended;
    const onConnection = (/** @type {boolean} */ isOpen) => {
      this.isConnected = isOpen;
      this.dispatchEvent(new Event("connection"));
    };
    const onClock = (/** @type {ClockTold} */ clock) => {
      this.clock = clock;
      this.dispatchEvent(new Event("clock"));
    };
    try {
      for await (const event of this.viewer.stream({ after: 0, lang: language, signal, onConnection, onClock })) {
        this.events.push(event);
        if (event.version > this.#version && !this.#isChanging) void this.#catchUp();
        else if (event.version === this.#version) this.dispatchEvent(new Event("told"));
      }
      await this.#look();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Show what has happened: a bot's moves one by one, at the reader's pace, then the present. */
  async #catchUp() {
    this.#stale = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#stale && !this.#ended.signal.aborted) {
        this.#stale = false;
        await this.#tellBots();
        const latest = this.events.at(-1)?.version ?? 0;
        if (latest > this.#version || this.shown?.telling) await this.#look();
        this.dispatchEvent(new Event("told"));
      }
    } catch (error) {
      if (!this.#ended.signal.aborted) throw error;
    } finally {
      this.#looking = false;
    }
  }

  /** The bots' moves that are not shown yet, unless they are too many, or the reader does not want to wait. */
  async #tellBots() {
    const pace = Number(preference("pace", "0.4"));
    let hasTime = pace > 0;
    while (hasTime && this.shown !== null) {
      const unseen = this.events.filter((event) => event.version > this.#version && event.actor.startsWith("bot:"));
      const event = unseen[0];
      if (event === undefined || unseen.length > MOST_AT_A_PACE) return;
      const board = await this.viewer.board({ version: event.version, signal: this.#ended.signal });
      this.#version = Math.max(this.#version, event.version);
      this.#present({ ...this.shown, board, decision: null, telling: event });
      hasTime = await new Promise((resolve) => {
        const timer = setTimeout(resolve, pace * 1000, true);
        this.#skip = () => {
          clearTimeout(timer);
          resolve(false);
        };
      });
    }
  }

  async #look() {
    const { board, decisions, ...summary } = await this.viewer.table({ board: true, signal: this.#ended.signal });
    if (summary.version < this.#version) return;
    this.clock = summary.clock;
    this.#show(summary, board, decisions);
    if (this.seat !== null && summary.chance.waits_for.includes(this.seat)) await this.#asSeat.addValue({ signal: this.#ended.signal });
  }

  /**
   * @param {Summary} summary
   * @param {string} [board]
   * @param {Decision[]} [decisions]
   */
  #show(summary, board = undefined, decisions = []) {
    this.#version = summary.version;
    this.#present({ summary, board: board ?? null, decision: decisions[0] ?? null, telling: null });
  }

  /** @param {Shown} shown */
  #present(shown) {
    this.shown = shown;
    this.dispatchEvent(new Event("change"));
  }
}
