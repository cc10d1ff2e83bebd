/** The facts and draws of an event, each field with what its schema says of it. */

import { element } from "../elements.js";
import { short } from "./tree.js";

/** @typedef {import("/answers.js").Event} Event */
/** @typedef {import("/answers.js").Fact} Fact */
/** @typedef {import("/answers.js").GameDetail} GameDetail */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {{ description?: string, properties?: Record<string, any>, type?: string, $ref?: string, anyOf?: any[] }} Schema */

/**
 * @param {Say} say
 * @param {Event} event
 * @param {GameDetail} game
 */
export function eventDetail(say, event, game) {
  const data = /** @type {{ facts?: Fact[], draws?: [number, number][], action?: Fact }} */ (event.data);
  const { facts = [], draws = [], action } = data;
  const rest = Object.entries(event.data).filter(([name]) => !["facts", "draws", "action"].includes(name));
  const hidden = Object.keys(event.sealed).filter((pointer) => !(pointer in event.nonces));
  return element(
    "div",
    {},
    element("p", {}, element("b", {}, event.type), ` · ${event.actor} · ${event.at}`),
    action && [element("h3", {}, say("action")), one(action, schemaOf(game.actions, action.kind), game.actions)],
    facts.length > 0 && element("h3", {}, say("facts", { n: facts.length })),
    facts.map((fact) => one(fact, schemaOf(game.facts, fact.kind), game.facts)),
    draws.length > 0 && element("h3", {}, say("draws", { n: draws.length })),
    draws.length > 0 && element("ol", { class: "draws" }, draws.map(([of, pick]) => element("li", {}, say("draw", { of, pick })))),
    hidden.length > 0 && element("p", { class: "muted" }, say("sealed", { what: hidden.join(", ") })),
    rest.length > 0 && element("h3", {}, say("members")),
    element("dl", { class: "fields" }, rest.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, short(value))])),
  );
}

/**
 * @param {Fact} fact
 * @param {Schema | undefined} schema
 * @param {any} whole
 */
function one(fact, schema, whole) {
  const fields = Object.entries(fact).filter(([name]) => name !== "kind");
  return element(
    "details",
    { class: "fact", open: fields.length <= 4 },
    element("summary", {}, element("b", {}, fact.kind), schema?.description && element("span", { class: "muted" }, ` ${schema.description}`)),
    element(
      "dl",
      { class: "fields" },
      fields.flatMap(([name, value]) => [
        element("dt", {}, name),
        element("dd", {}, short(value), " ", element("span", { class: "muted" }, typeOf(schema?.properties?.[name], whole))),
      ]),
    ),
  );
}

/**
 * The schema of a kind.
 * @param {any} whole
 * @param {string} kind
 * @returns {Schema | undefined}
 */
function schemaOf(whole, kind) {
  return Object.values(/** @type {Record<string, Schema>} */ (whole.$defs ?? {})).find((schema) =>
    schema.properties?.kind?.enum?.includes(kind),
  );
}

/**
 * What a field is, in short.
 * @param {any} schema
 * @param {any} whole
 * @returns {string}
 */
function typeOf(schema, whole) {
  if (schema === undefined) return "";
  const name = schema.$ref?.split("/").at(-1);
  const target = name === undefined ? schema : whole.$defs?.[name];
  const told = [name ?? schema.type ?? (schema.anyOf ?? []).map((/** @type {any} */ part) => typeOf(part, whole)).join(" | ")];
  if (target?.enum) told.push(`(${target.enum.join(", ")})`);
  if (schema.type === "array" && schema.items) told.push(`of ${typeOf(schema.items, whole)}`);
  if (schema.description ?? target?.description) told.push(`– ${schema.description ?? target.description}`);
  return told.join(" ");
}
