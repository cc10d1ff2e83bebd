/** Where others have changed something since the reader's own last move. */

/** @typedef {import("./session.js").Session} Session */

/** Targets that stand for a player or what is theirs. */
const PLAYERS = /^(seat|animal|pawns):/;

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
 * Which places differ between two pictures of a board. Those that stand for a player change all the time and are left out, and so is
 * a place around another one that differs.
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
function changedPlaces(before, after) {
  const known = new Map(places(before).map((place) => [targetOf(place), place.outerHTML]));
  const changed = places(after).filter((place) => known.get(targetOf(place)) !== place.outerHTML);
  return changed
    .filter((place) => !changed.some((other) => other !== place && place.contains(other)))
    .map(targetOf)
    .filter((target) => !PLAYERS.test(target));
}

/** @param {string} svg */
function places(svg) {
  // It is only compared, and never enters the page.
  return [...new DOMParser().parseFromString(svg, "image/svg+xml").querySelectorAll("[data-target]")];
}

/** @param {Element} place */
function targetOf(place) {
  return place.getAttribute("data-target") ?? "";
}
