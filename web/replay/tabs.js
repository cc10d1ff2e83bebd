/** Panels of which one is shown, chosen by tabs. */

import { element } from "../elements.js";

export class Tabs {
  element;
  /** @type {Map<string, { tab: HTMLButtonElement, panel: HTMLElement }>} */
  #tabs = new Map();
  chosen;
  #changed;

  /**
   * @param {string} label
   * @param {[string, string][]} names Id and text of each.
   * @param {(id: string) => void} changed
   */
  constructor(label, names, changed) {
    this.#changed = changed;
    this.chosen = names[0]?.[0] ?? "";
    const list = element("div", { role: "tablist", "aria-label": label });
    this.element = element("div", { class: "tabs" }, list);
    for (const [id, text] of names) {
      const panel = element("div", { role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`, tabindex: 0 });
      const tab = element(
        "button",
        { type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, onclick: () => this.choose(id) },
        text,
      );
      this.#tabs.set(id, { tab, panel });
      list.append(tab);
      this.element.append(panel);
    }
    list.addEventListener("keydown", (event) => this.#key(event));
    this.#mark();
  }

  /** @param {string} id */
  choose(id) {
    this.chosen = id;
    this.#mark();
    this.#changed(id);
  }

  /** The panel that is shown. */
  get panel() {
    return /** @type {{ panel: HTMLElement }} */ (this.#tabs.get(this.chosen)).panel;
  }

  #mark() {
    for (const [id, { tab, panel }] of this.#tabs) {
      tab.setAttribute("aria-selected", String(id === this.chosen));
      tab.tabIndex = id === this.chosen ? 0 : -1;
      panel.hidden = id !== this.chosen;
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const ids = [...this.#tabs.keys()];
    const next = ids[(ids.indexOf(this.chosen) + step + ids.length) % ids.length] ?? this.chosen;
    this.choose(next);
    this.#tabs.get(next)?.tab.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
