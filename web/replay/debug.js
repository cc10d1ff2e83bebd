/** What a debugger asks about the version that is shown: its event, what changed, the state, the choices, commands. */

import { element, fill } from "../elements.js";
import { choices } from "./choices.js";
import { commandList, commandsFor, copyButton, goldenExample } from "./commands.js";
import { comparison } from "./comparison.js";
import { eventDetail } from "./facts.js";
import { Tabs } from "./tabs.js";
import { short, tree } from "./tree.js";

/** @typedef {import("/answers.js").Event} Event */
/** @typedef {import("/answers.js").GameDetail} GameDetail */
/** @typedef {import("/answers.js").JudgementOfMove} JudgementOfMove */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./frames.js").Eyes} Eyes */

/**
 * What the panel needs of the page around it.
 * @typedef {object} Page
 * @property {string} match
 * @property {Viewer} viewer
 * @property {() => Promise<GameDetail>} game
 * @property {string[]} names
 * @property {boolean} isOver
 * @property {(version: number) => void} go
 * @property {(targets: string[]) => void} mark
 * @property {(version: number, seat: number) => JudgementOfMove | null} judgement Of what a seat chose, asked at a version.
 */

export class Debug {
  element;
  #tabs;
  #say;
  #page;
  /** @type {{ version: number, eyes: Eyes }} */
  #shown = { version: 1, eyes: undefined };
  /** The version of what each panel holds. @type {Map<string, string>} */
  #filled = new Map();

  /**
   * @param {Say} say
   * @param {Page} page
   */
  constructor(say, page) {
    this.#say = say;
    this.#page = page;
    const names = ["event", "compare", "state", "choices", "commands"];
    this.#tabs = new Tabs(say("debug"), names.map((id) => [id, say(`tab-${id}`)]), () => this.#fill());
    this.element = element("details", { class: "card debug" }, element("summary", {}, element("h2", {}, say("debug"))), this.#tabs.element);
    this.element.addEventListener("toggle", () => this.#fill());
  }

  /**
   * @param {number} version
   * @param {Eyes} eyes
   */
  show(version, eyes) {
    this.#shown = { version, eyes };
    this.#fill();
  }

  /** Fill the panel that is open; if the reader has gone on in the meantime, what came late is not shown. */
  async #fill() {
    if (!this.element.hasAttribute("open")) return;
    const { chosen, panel } = this.#tabs;
    const { version, eyes } = this.#shown;
    const wanted = `${version} ${eyes}`;
    if (this.#filled.get(chosen) === wanted) return;
    this.#filled.set(chosen, wanted);
    const made = await this.#made(chosen, version, eyes).catch((error) => element("p", { class: "muted" }, error.detail ?? error.message));
    if (this.#filled.get(chosen) === wanted) fill(panel, made);
  }

  /**
   * @param {string} tab
   * @param {number} version
   * @param {Eyes} eyes
   * @returns {Promise<HTMLElement>}
   */
  async #made(tab, version, eyes) {
    const { viewer, match } = this.#page;
    switch (tab) {
      case "event":
        return eventDetail(this.#say, await this.#event(version), await this.#page.game());
      case "compare":
        return comparison(this.#say, this.#page, version);
      case "state":
        return this.#state(version, eyes);
      case "choices":
        return choices(this.#say, this.#page, version);
      default: {
        const list = commandList(this.#say, commandsFor(match, version, eyes === undefined ? undefined : String(eyes)));
        const { view } = await viewer.view({ version, as: eyes });
        const next = version < (await viewer.summary()).version ? await this.#event(version + 1) : undefined;
        const copy = copyButton(this.#say, () => goldenExample(match, version, view, next), this.#say("copy-example"));
        return element("div", {}, list, copy);
      }
    }
  }

  /**
   * @param {number} version
   * @returns {Promise<Event>}
   */
  async #event(version) {
    for await (const event of this.#page.viewer.events({ after: version - 1 })) return event;
    throw new RangeError(`There is no version ${version}.`);
  }

  /**
   * @param {number} version
   * @param {Eyes} eyes
   */
  async #state(version, eyes) {
    const { view } = await this.#page.viewer.view({ version, as: eyes });
    const history = element("div", { class: "history", "aria-live": "polite" }, element("p", { class: "muted" }, this.#say("history-why")));
    const ask = async (/** @type {string} */ pointer) => {
      const rows = [];
      for await (const { version: at, seat, before, after, facts, undone } of this.#page.viewer.history(pointer, { as: eyes })) {
        const who = seat === null ? "" : (this.#page.names[seat] ?? "");
        const kinds = [...new Set(facts.map(({ kind }) => kind))].join(", ");
        const button = element("button", { type: "button", class: "quiet", onclick: () => this.#page.go(at) }, at);
        const cells = [button, who, short(before), short(after), kinds];
        rows.push(element("tr", { class: undone ? "undone" : "" }, cells.map((cell) => element("td", {}, cell))));
      }
      const heads = ["version", "who", "value-before", "value-after", "facts-of"].map((id) => element("th", {}, this.#say(id)));
      const table = element("table", {}, element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows));
      fill(history, element("h3", {}, this.#say("history", { pointer })), rows.length > 0 ? table : this.#say("history-none"));
    };
    return element("div", { class: "state" }, tree(view, (pointer) => void ask(pointer)), history);
  }
}
