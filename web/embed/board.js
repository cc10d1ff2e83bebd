/** A board in somebody else's page: as it is and becomes, or as it was at a version. */

import "../board.js";
import { byId } from "../elements.js";
import { follow, viewerOf } from "./follow.js";
import { listen, tell, tellRatio } from "./host.js";

/** @typedef {import("./host.js").Asked} Asked */

const picture = /** @type {import("../board.js").StrataPicture} */ (byId("board"));
let watching = new AbortController();

listen((asked) => {
  watching.abort();
  watching = new AbortController();
  const { signal } = watching;
  show(asked, signal).catch((error) => {
    if (!signal.aborted) tell("problem", { code: error.code ?? "failed", message: error.message });
  });
});

/** @param {Asked} asked @param {AbortSignal} signal */
async function show({ match, token, version, as }, signal) {
  const eyes = as === null ? undefined : as === "spectator" ? as : Number(as);
  const draw = async (/** @type {number} */ at) => {
    const svg = await viewerOf(match, token).board({ version: at, as: eyes, signal });
    if (signal.aborted) return;
    picture.show(svg);
    tellRatio(Number(picture.style.getPropertyValue("--board-ratio")));
  };
  if (version !== null) return draw(Number(version));
  let latest = 0;
  let isDrawing = false;
  const changed = async (/** @type {number} */ to) => {
    latest = to;
    if (isDrawing) return;
    isDrawing = true;
    for (let drawn = -1; drawn < latest && !signal.aborted; ) await draw((drawn = latest));
    isDrawing = false;
  };
  return follow(match, token, signal, (to) => void changed(to).catch(() => (isDrawing = false)));
}
