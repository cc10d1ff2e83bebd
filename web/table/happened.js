/** Where others have changed something since the reader's own last move. */

import { parseBoard } from "../svg.js";

/** @typedef {import("./session.js").Session} Session */

export class Happened {
  #since = 0;

  /**
   * The places that have changed, once for each turn of the reader; null where they are known, or the turn has passed meanwhile.
   * @param {Session} session
   * @returns {Promise<string[] | null>}
   */
  async look(session) {
    const decision = session.shown?.decision;
    const since = session.sinceOwnMove;
    const first = since[0]?.version;
    if (!decision || first === undefined || first === this.#since) return null;
    this.#since = first;
    // A seat's own board differs by what it may choose as well.
    const as = "spectator";
    const [before, after] = await Promise.all([
      session.viewer.board({ version: first - 1, as }),
      session.viewer.board({ version: since.at(-1)?.version, as }),
    ]);
    return session.shown?.decision === decision ? changedPlaces(before, after) : null;
  }
}

/**
 * Which places differ between two pictures of a board; those of seats, which change all the time, are left out.
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
function changedPlaces(before, after) {
  const known = places(before);
  return [...places(after)]
    .filter(([target, drawn]) => known.get(target) !== drawn && !target.startsWith("seat:"))
    .map(([target]) => target);
}

/** @param {string} svg */
function places(svg) {
  const marked = [...parseBoard(svg).querySelectorAll("[data-target]")];
  return new Map(marked.map((place) => [place.getAttribute("data-target") ?? "", place.outerHTML]));
}
