/**
 * Answers that the page gives for its reader: a pass given beforehand, whatever the hand, so that the time it takes tells nothing
 * about it; and the only option there is, where everybody knows that there is only one.
 */

import { element, fill } from "../elements.js";
import { preference } from "../preferences.js";

/** @typedef {import("/strata.js").Decision} Decision */
/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {{ box: HTMLInputElement, answer: string }} Standing */

export class StandingAnswers {
  element;
  /** For each question that was asked although there was nothing to choose: its one answer, and a box to tick. @type {Map<string, Standing>} */
  #standing = new Map();
  #list = element("ul");
  #changed;

  /**
   * @param {Say} say
   * @param {() => void} changed
   */
  constructor(say, changed) {
    this.#changed = changed;
    this.element = element("section", { class: "standing", hidden: true }, element("h3", {}, say("standing")), this.#list);
  }

  clear() {
    this.#standing.clear();
    fill(this.#list);
    this.element.hidden = true;
  }

  /**
   * @param {Decision} decision
   * @param {boolean} hasSecrets Whether the seat knows something that others do not.
   */
  show({ name, title, options }, hasSecrets) {
    const [only, ...others] = options;
    if (!hasSecrets || only === undefined || others.length > 0 || this.#standing.has(name)) return;
    const box = element("input", { type: "checkbox", onchange: this.#changed });
    this.#standing.set(name, { box, answer: JSON.stringify(only.action) });
    this.#list.append(element("li", {}, element("label", {}, box, title)));
    this.element.hidden = false;
  }

  /**
   * @param {Decision} decision
   * @param {boolean} isPublic Whether everybody knows the options.
   * @returns {Option | undefined}
   */
  answerTo({ name, options }, isPublic) {
    const standing = this.#standing.get(name);
    if (standing?.box.checked) return options.find(({ action }) => JSON.stringify(action) === standing.answer);
    const mayPress = isPublic && options.length === 1 && preference("single", "no") === "yes";
    return mayPress ? options[0] : undefined;
  }
}
