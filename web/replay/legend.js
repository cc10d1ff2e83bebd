/** What the lines of a chart stand for, each with its value at the version that is shown. */

import { element } from "../elements.js";

export class Legend {
  element = element("ul", { class: "standings" });
  #values;

  /** @param {[string, string][]} lines Class and name of each. */
  constructor(lines) {
    this.#values = lines.map(([kind, name]) => {
      const value = element("b");
      this.element.append(element("li", {}, element("span", { class: `swatch ${kind}` }), name, " ", value));
      return value;
    });
  }

  /** @param {(string | number | undefined)[]} values In the order of the lines. */
  show(values) {
    for (const [place, shown] of this.#values.entries()) shown.textContent = String(values[place] ?? "–");
  }
}
