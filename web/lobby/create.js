/** A match to be: who sits where, the game's options, undo, clock. */

import { StrataProblem } from "/strata.js";
import { element, fill } from "../elements.js";
import { prefer, preference } from "../preferences.js";
import { strata } from "../service.js";
import { keepSeat } from "../tokens.js";
import { levelName } from "../table/seats.js";
import { OptionFields } from "./options.js";

/** @typedef {import("/strata.js").GameDetail} GameDetail */
/** @typedef {import("/strata.js").SeatPlan} SeatPlan */
/** @typedef {import("/strata.js").ClockPlan} ClockPlan */
/** @typedef {import("/strata.js").UndoPolicy} UndoPolicy */
/** @typedef {import("../words.js").Say} Say */

const UNDO = ["barrier", "consent", "free", "off"];
/** Seconds for a move, or for all of them. @type {Record<string, ClockPlan | undefined>} */
const CLOCKS = {
  none: undefined,
  "move-60": { move_seconds: 60 },
  "move-300": { move_seconds: 300 },
  "move-86400": { move_seconds: 86_400 },
  "total-1800": { total_seconds: 1800 },
  "total-7200": { total_seconds: 7200 },
};

/**
 * The form for a match of a game.
 * @param {GameDetail} game
 * @param {Say} say
 * @returns {HTMLDialogElement}
 */
export function createDialog(game, say) {
  const options = new OptionFields(game.options, game.seats.max, say);
  const seats = new SeatRows(game, say, (count) => options.show(count));
  const undo = choice("undo", say("undo-policy"), UNDO.map((value) => [value, say(`undo-${value}`)]));
  const clock = choice("clock", say("clock"), Object.keys(CLOCKS).map((value) => [value, say(`clock-${value}`)]));
  const joint = element("input", { type: "checkbox", id: "joint" });
  const listed = element("input", { type: "checkbox", id: "listed", checked: true });
  const problem = element("p", { class: "problem", role: "alert", hidden: true });
  const submit = element("button", { type: "submit", class: "primary" }, say("create"));

  const create = async () => {
    submit.disabled = true;
    problem.hidden = true;
    const plan = seats.read();
    try {
      const made = await strata.create(game.slug, plan, {
        options: options.read(plan.length),
        undoPolicy: /** @type {UndoPolicy} */ (undo.select.value),
        clock: CLOCKS[clock.select.value],
        listed: listed.checked,
        chance: joint.checked ? "joint" : "seed",
      });
      for (const [seat, token] of Object.entries(made.tokens)) keepSeat(made.id, Number(seat), token);
      if (joint.checked) await Promise.all(Object.keys(made.tokens).map((seat) => made.seat(Number(seat)).addValue()));
      location.assign(`/table/${made.id}`);
    } catch (error) {
      if (!(error instanceof StrataProblem)) throw error;
      submit.disabled = false;
      problem.hidden = false;
      problem.textContent = refusal(error, options, say);
    }
  };
  const form = element(
    "form",
    {
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        void create();
      },
    },
    element("h2", {}, say("create-title", { game: game.title })),
    seats.element,
    options.elements.length > 0 && element("details", {}, element("summary", {}, say("options")), options.elements),
    element(
      "details",
      {},
      element("summary", {}, say("terms")),
      undo.element,
      clock.element,
      element("p", { class: "check" }, joint, element("label", { for: "joint" }, say("joint"))),
      element("p", { class: "check" }, listed, element("label", { for: "listed" }, say("listed"))),
    ),
    sources(game, say),
    problem,
    element(
      "div",
      { class: "buttons" },
      submit,
      element("button", { type: "button", onclick: () => dialog.close() }, say("cancel")),
    ),
  );
  const dialog = element("dialog", { class: "create", "aria-label": say("create-title", { game: game.title }) }, form);
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

/**
 * Why a match is refused, with the option that does not go with the rest.
 * @param {StrataProblem} error
 * @param {OptionFields} options
 * @param {Say} say
 */
function refusal({ status, code, members }, options, say) {
  if (status === 401) return say("create-needs-key", { code });
  const named = (members.errors ?? []).map(({ pointer }) => options.titleOf(pointer?.split("/").at(-1) ?? ""));
  const option = named.find((title) => title !== undefined);
  return option === undefined ? say("create-refused", { code }) : say("create-refused-option", { code, option });
}

/** One row for each seat, as many as the game takes. */
class SeatRows {
  /** @type {{ kind: HTMLSelectElement, name: HTMLInputElement, row: HTMLElement }[]} */
  #rows = [];
  #list = element("ul", { class: "seat-rows" });
  #game;
  #say;
  #more;
  #fewer;
  #changed;

  /**
   * @param {GameDetail} game
   * @param {Say} say
   * @param {(count: number) => void} changed
   */
  constructor(game, say, changed) {
    this.#game = game;
    this.#say = say;
    this.#changed = changed;
    this.#more = element("button", { type: "button", onclick: () => this.#change(1) }, say("seat-more"));
    this.#fewer = element("button", { type: "button", onclick: () => this.#change(-1) }, say("seat-fewer"));
    this.element = element(
      "fieldset",
      {},
      element("legend", {}, say("who-plays")),
      this.#list,
      element("div", { class: "buttons" }, this.#more, this.#fewer),
    );
    for (let seat = 0; seat < game.seats.min; seat += 1) this.#add();
    this.#draw();
  }

  /** @returns {SeatPlan[]} */
  read() {
    const own = this.#rows.find(({ kind }) => kind.value === "human")?.name.value.trim();
    if (own) prefer("name", own);
    return this.#rows.map(({ kind, name }) => {
      const [what, level] = kind.value.split(":");
      if (what === "bot") return { kind: "bot", ...(level === undefined ? {} : { bot: level }) };
      const given = name.value.trim();
      return what === "open" ? { kind: "open" } : { kind: "human", ...(given === "" ? {} : { name: given }) };
    });
  }

  /** @param {number} by */
  #change(by) {
    if (by > 0) this.#add();
    else this.#rows.pop();
    this.#draw();
  }

  #add() {
    const say = this.#say;
    const seat = this.#rows.length;
    const kinds = [
      ["human", say("seat-human")],
      ["open", say("seat-open-kind")],
      ...this.#game.bots.map((level) => [`bot:${level}`, say("seat-bot", { level: levelName(level, say) })]),
    ];
    const chosen = seat === 0 ? "human" : `bot:${this.#game.bots.includes("greedy") ? "greedy" : this.#game.bots[0]}`;
    const kind = element(
      "select",
      { "aria-label": say("seat-kind", { seat }), onchange: () => this.#draw() },
      kinds.map(([value, title]) => element("option", { value, selected: value === chosen }, title)),
    );
    const name = element("input", {
      "aria-label": say("seat-name", { seat }),
      placeholder: say("name"),
      maxlength: 40,
      autocomplete: "off",
      value: seat === 0 ? preference("name", "") : "",
    });
    const row = element("li", {}, element("span", { class: "number" }, seat), kind, name);
    this.#rows.push({ kind, name, row });
  }

  #draw() {
    for (const { kind, name } of this.#rows) name.hidden = kind.value !== "human";
    fill(this.#list, this.#rows.map(({ row }) => row));
    this.#more.disabled = this.#rows.length >= this.#game.seats.max;
    this.#fewer.disabled = this.#rows.length <= this.#game.seats.min;
    this.#changed(this.#rows.length);
  }
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string[][]} values
 */
function choice(id, label, values) {
  const select = element("select", { id }, values.map(([value, title]) => element("option", { value }, title)));
  return { select, element: element("div", { class: "field" }, element("label", { for: id }, label), select) };
}

/**
 * What of the game's components is reconstructed.
 * @param {GameDetail} game
 * @param {Say} say
 */
function sources(game, say) {
  const made = game.sources.filter(({ status }) => status === "reconstructed");
  if (made.length === 0) return null;
  return element(
    "details",
    {},
    element("summary", {}, say("reconstructed")),
    element("ul", {}, made.map(({ title, how }) => element("li", {}, element("strong", {}, title), `: ${how}`))),
  );
}
