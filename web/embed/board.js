/** A board in somebody else's page: as it is and becomes, or as it was at a version. */

import "../board.js";
import { byId } from "../elements.js";
import { strata } from "../service.js";
import { language } from "../words.js";
import { listen, tellProblem, tellRatio } from "./host.js";
import { started } from "./keep.js";
import { Teller } from "./teller.js";

/** @typedef {import("./host.js").Asked} Asked */

const picture = /** @type {import("../board.js").StrataPicture} */ (byId("board"));
let watching = new AbortController();

listen((asked) => {
  watching.abort();
  watching = new AbortController();
  const { signal } = watching;
  void show(asked, signal).catch((error) => signal.aborted || tellProblem(error));
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

  await started(viewer, signal);
  const seat = token === null ? null : (await viewer.view({ signal })).seat;
  const first = await viewer.summary({ signal });
  const teller = new Teller(match, seat, first.version);
  await draw(first.version);
  teller.stands(first);
  if (["scored", "cancelled"].includes(first.status)) return;

  let latest = first.version;
  let drawn = latest;
  let isDrawing = false;
  /** Of several events at once, only the last is drawn. */
  const catchUp = async () => {
    if (isDrawing) return;
    isDrawing = true;
    while (drawn < latest) {
      const next = latest;
      await draw(next);
      drawn = next;
      teller.stands(await viewer.summary({ signal }));
    }
    isDrawing = false;
  };
  for await (const event of viewer.stream({ after: latest, lang: language, signal })) {
    teller.event(event);
    latest = event.version;
    void catchUp().catch((error) => signal.aborted || tellProblem(error));
  }
  teller.stands(await viewer.summary({ signal }));
}
