/** Fields for the options of a game, made from its JSON Schema: defaults, descriptions and limits are the game's own. */

import { element } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */

/**
 * As much of a JSON Schema as options use.
 * @typedef {object} OptionSchema
 * @property {string} [title]
 * @property {string} [description]
 * @property {unknown} [default]
 * @property {string} [type]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {{ const: unknown, title: string }[]} [oneOf]
 * @property {OptionSchema[]} [anyOf]
 * @property {OptionSchema} [items]
 */

/**
 * A field of the form; what it holds, and what it shows, may follow from how many seats there are.
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {(seats: number) => unknown} read
 * @property {(seats: number) => void} [show]
 */

export class OptionFields {
  /** @type {Map<string, Field & { title: string }>} */
  #fields = new Map();

  /**
   * @param {Record<string, any>} schema
   * @param {number} seats At most.
   * @param {Say} say
   */
  constructor(schema, seats, say) {
    const name = String(schema.$ref ?? "").split("/").at(-1) ?? "";
    /** @type {Record<string, OptionSchema>} */
    const properties = (schema.$defs?.[name] ?? schema).properties ?? {};
    for (const [key, option] of Object.entries(properties)) {
      if (!hasField(option)) continue;
      this.#fields.set(key, { title: option.title ?? key, ...fieldOf(`option-${key}`, option, seats, say) });
    }
    this.elements = [...this.#fields.values()].map((field) => field.element);
  }

  /** @param {number} seats */
  show(seats) {
    for (const field of this.#fields.values()) field.show?.(seats);
  }

  /** @param {number} seats @returns {Record<string, unknown>} */
  read(seats) {
    return Object.fromEntries([...this.#fields].map(([key, field]) => [key, field.read(seats)]));
  }

  /** What an option is called. @param {string} key @returns {string | undefined} */
  titleOf(key) {
    return this.#fields.get(key)?.title;
  }
}

/**
 * @param {string} id
 * @param {OptionSchema} option
 * @param {number} seats
 * @param {Say} say
 * @returns {Field}
 */
function fieldOf(id, option, seats, say) {
  const values = listedBySeat(option);
  if (values !== undefined) return listsField(id, option, values, seats, say);
  const choices = choicesOf(option, seats);
  return choices === null ? numberField(id, option) : choiceField(id, option, choices);
}

/**
 * @param {string} id
 * @param {OptionSchema} option
 * @returns {Field}
 */
function numberField(id, option) {
  const { minimum: min, maximum: max } = option;
  const input = element("input", { id, type: "number", required: true, min, max, value: Number(option.default), ...described(id) });
  return { element: labelled(id, option, input), read: () => Number(input.value) };
}

/**
 * @param {string} id
 * @param {OptionSchema} option
 * @param {{ value: unknown, title: string }[]} choices
 * @returns {Field}
 */
function choiceField(id, option, choices) {
  const select = element(
    "select",
    { id, ...described(id) },
    choices.map(({ value, title }, index) => element("option", { value: index, selected: value === option.default }, title)),
  );
  return { element: labelled(id, option, select), read: () => choices[Number(select.value)]?.value };
}

/**
 * For each seat the values that are ticked; where none is, the option keeps its default.
 * @param {string} id
 * @param {OptionSchema} option
 * @param {{ const: unknown, title: string }[]} values
 * @param {number} seats
 * @param {Say} say
 * @returns {Field}
 */
function listsField(id, option, values, seats, say) {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const boxes = values.map(({ const: value, title }) => {
      const box = element("input", { type: "checkbox" });
      return { box, value, label: element("label", { class: "tick" }, box, title) };
    });
    const row = element(
      "div",
      { class: "ticks", role: "group", "aria-label": say("option-of-seat", { option: option.title ?? id, seat }) },
      element("span", { class: "number", "aria-hidden": "true" }, seat),
      element("div", {}, boxes.map(({ label }) => label)),
    );
    return { row, read: () => boxes.filter(({ box }) => box.checked).map(({ value }) => value) };
  });
  return {
    element: element(
      "fieldset",
      { class: "field", ...described(id) },
      element("legend", {}, option.title ?? id),
      rows.map(({ row }) => row),
      about(id, option),
    ),
    show: (count) => {
      for (const [seat, { row }] of rows.entries()) row.hidden = seat >= count;
    },
    read: (count) => {
      const lists = rows.slice(0, count).map((row) => row.read());
      return lists.every((list) => list.length === 0) ? option.default : lists;
    },
  };
}

/**
 * @param {string} id
 * @param {OptionSchema} option
 * @param {HTMLElement} input
 */
function labelled(id, option, input) {
  return element("div", { class: "field" }, element("label", { for: id }, option.title ?? id), input, about(id, option));
}

/** @param {string} id */
function described(id) {
  return { "aria-describedby": `${id}-about` };
}

/**
 * @param {string} id
 * @param {OptionSchema} option
 */
function about(id, option) {
  return element("p", { id: `${id}-about`, class: "muted small" }, option.description ?? "");
}

/**
 * What an option can be, in words; null if it is a number within limits. A number that stands beside words is that of a seat.
 * @param {OptionSchema} option
 * @param {number} seats
 * @returns {{ value: unknown, title: string }[] | null}
 */
function choicesOf(option, seats) {
  if (option.oneOf) return option.oneOf.map((choice) => ({ value: choice.const, title: choice.title }));
  if (!option.anyOf) return null;
  const ofSeats = Array.from({ length: seats }, (_, seat) => ({ value: seat, title: String(seat) }));
  return option.anyOf.flatMap((form) => (form.type === "integer" ? ofSeats : (choicesOf(form, seats) ?? [])));
}

/**
 * The values of an option that is a list of them for each seat.
 * @param {OptionSchema} option
 * @returns {{ const: unknown, title: string }[] | undefined}
 */
function listedBySeat(option) {
  return [option, ...(option.anyOf ?? [])].find(({ items }) => items?.items?.oneOf)?.items?.items?.oneOf;
}

/**
 * Whether a field can hold the option; one of another form keeps its default.
 * @param {OptionSchema} option
 * @returns {boolean}
 */
function hasField(option) {
  if (listedBySeat(option) !== undefined) return true;
  return option.anyOf ? option.anyOf.every(hasField) : option.oneOf !== undefined || option.type === "integer";
}
