/** What happened in a match, in words, as somebody was told it. */

import { Windows } from "./windows.js";

/** @typedef {import("/answers.js").NarratedEvent} NarratedEvent */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("./frames.js").Eyes} Eyes */

const SIZE = { length: 100, kept: 10 };

/** @extends {Windows<NarratedEvent>} */
export class Narration extends Windows {
  /**
   * @param {Viewer} viewer
   * @param {number} last The latest version.
   * @param {Eyes} eyes
   * @param {() => void} arrived Called when there is more to tell.
   */
  constructor(viewer, last, eyes, arrived) {
    super(last, SIZE, (from, to) => told(viewer, from, to, eyes), arrived);
  }
}

/**
 * @param {Viewer} viewer
 * @param {number} from
 * @param {number} to
 * @param {Eyes} eyes
 */
async function told(viewer, from, to, eyes) {
  const events = [];
  for await (const event of viewer.narration({ after: from - 1, limit: to - from + 1, as: eyes })) {
    if (events.push(event) > to - from) break;
  }
  return events;
}
