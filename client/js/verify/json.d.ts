/** @param {Json | undefined} value @returns {value is JsonObject} */
export function isObject(value: Json | undefined): value is JsonObject;
/**
 * The object that holds what a pointer points at, and its name there; null if the pointer leads to nothing.
 * @param {JsonObject} tree
 * @param {string} pointer
 * @returns {{of: JsonObject, name: string} | null}
 */
export function parentOf(tree: JsonObject, pointer: string): {
    of: JsonObject;
    name: string;
} | null;
/** @param {Json} value @returns {Json} */
export function copy(value: Json): Json;
/**
 * The one text that stands for a value: canonical JSON as RFC 8785 has it, of whole numbers alone.
 * @param {Json} value
 * @returns {string}
 */
export function canonical(value: Json): string;
/**
 * Read JSON so that nothing is lost: a name occurs once in an object, numbers are whole and exact, strings are Unicode.
 *
 * `JSON.parse` would take 1.0 for 1, round long numbers, and pass over all but the last of equal names, and so call
 * a text unaltered that is not.
 *
 * @param {string} text
 * @returns {Json}
 */
export function parseJson(text: string): Json;
export type Json = null | boolean | number | bigint | string | JsonArray | JsonObject;
export type JsonArray = Json[];
export type JsonObject = {
    [name: string]: Json;
};
