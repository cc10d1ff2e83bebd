/** Fields for the options of a game, made from its JSON Schema: defaults, descriptions and limits are the game's own. */

import { element } from "../elements.js";

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
 */

/**
 * @param {Record<string, any>} schema
 * @param {number} seats At most.
 * @returns {{ elements: HTMLElement[], read: () => Record<string, unknown> }}
 */
export function optionFields(schema, seats) {
  const name = String(schema.$ref ?? "").split("/").at(-1) ?? "";
  /** @type {Record<string, OptionSchema>} */
  const properties = (schema.$defs?.[name] ?? schema).properties ?? {};
  const fields = Object.entries(properties)
    .filter(([, option]) => hasField(option))
    .map(([key, option]) => ({ key, ...fieldOf(key, option, seats) }));
  return {
    elements: fields.map((field) => field.element),
    read: () => Object.fromEntries(fields.map(({ key, read }) => [key, read()])),
  };
}

/**
 * @param {string} key
 * @param {OptionSchema} option
 * @param {number} seats
 */
function fieldOf(key, option, seats) {
  const id = `option-${key}`;
  const choices = choicesOf(option, seats);
  const input =
    choices === null
      ? element("input", {
          id,
          type: "number",
          required: true,
          min: option.minimum,
          max: option.maximum,
          value: Number(option.default),
          "aria-describedby": `${id}-about`,
        })
      : element(
          "select",
          { id, "aria-describedby": `${id}-about` },
          choices.map(({ value, title }, index) =>
            element("option", { value: index, selected: value === option.default }, title),
          ),
        );
  return {
    element: element(
      "div",
      { class: "field" },
      element("label", { for: id }, option.title ?? key),
      input,
      element("p", { id: `${id}-about`, class: "muted small" }, option.description ?? ""),
    ),
    read: () => (choices === null ? Number(input.value) : choices[Number(input.value)]?.value),
  };
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
 * Whether a field can hold the option; one that is a list keeps its default.
 * @param {OptionSchema} option
 * @returns {boolean}
 */
function hasField(option) {
  return option.anyOf ? option.anyOf.every(hasField) : option.oneOf !== undefined || option.type === "integer";
}
