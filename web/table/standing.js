/**
 * Answers that the page gives for its reader: a pass given beforehand, whatever the hand, so that the time it takes tells nothing
 * about it; and the only option there is, where everybody knows that there is only one.
 */

import { element, fill } from "../elements.js";
import { preference } from "../preferences.js";

/** @typedef {import("/strata.js").Decision} Decision */
/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("../words.js").Say} Say */

export class StandingAnswers {
  element;
  /** A box for each kind of question that the reader can pass, to tick before it is asked again. @type {Map<string, HTMLInputElement>} */
  #boxes = new Map();
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
    this.#boxes.clear();
    fill(this.#list);
    this.element.hidden = true;
  }

  /**
   * @param {Decision} decision
   * @param {boolean} hasSecrets Whether the seat knows something that others do not.
   */
  show(decision, hasSecrets) {
    if (!hasSecrets || passOf(decision) === undefined || this.#boxes.has(decision.name)) return;
    const box = element("input", { type: "checkbox", onchange: this.#changed });
    this.#boxes.set(decision.name, box);
    this.#list.append(element("li", {}, element("label", {}, box, decision.title)));
    this.element.hidden = false;
  }

  /**
   * @param {Decision} decision
   * @param {boolean} hasSecrets
   * @returns {Option | undefined}
   */
  answerTo(decision, hasSecrets) {
    if (this.#boxes.get(decision.name)?.checked) return passOf(decision);
    const mayPress = !hasSecrets && decision.options.length === 1 && preference("single", "no") === "yes";
    return mayPress ? decision.options[0] : undefined;
  }
}

/** The one option of a decision that needs no place. @param {Decision} decision @returns {Option | undefined} */
function passOf({ options }) {
  const placeless = options.filter(({ targets }) => targets.length === 0);
  return placeless.length === 1 ? placeless[0] : undefined;
}
