/** A board in somebody else's page: as it is and becomes, or as it was at a version. */

import "../board.js";
import { byId } from "../elements.js";
import { strata } from "../service.js";
import { language } from "../words.js";
import { listen, tell, tellRatio } from "./host.js";
import { Teller } from "./teller.js";

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
  const viewer = strata.match(match, token ?? undefined);
  const eyes = as === null || as === "spectator" ? (as ?? undefined) : Number(as);
  const draw = async (/** @type {number} */ at) => {
    const svg = await viewer.board({ version: at, as: eyes, signal });
    signal.throwIfAborted();
    tellRatio(picture.show(svg));
  };
  if (version !== null) return draw(Number(version));

  const seat = token === null ? null : (await viewer.view({ signal })).seat;
  const first = await viewer.summary({ signal });
  const teller = new Teller(match, seat, first.version);
  await draw(first.version);
  teller.stands(first);
  if (["scored", "cancelled"].includes(first.status)) return;

  let latest = first.version;
  let work = Promise.resolve();
  for await (const event of viewer.stream({ after: latest, lang: language, signal })) {
    teller.event(event);
    latest = event.version;
    // Of several events at once, only the last is drawn.
    work = work.then(async () => {
      if (event.version < latest) return;
      await draw(latest);
      teller.stands(await viewer.summary({ signal }));
    });
  }
  await work;
  teller.stands(await viewer.summary({ signal }));
}
