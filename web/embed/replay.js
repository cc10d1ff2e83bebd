/** A replay in somebody else's page, at the version that it asks for. */

import { Replay } from "../replay/replay.js";
import { strata } from "../service.js";
import { words } from "../words.js";
import { listen, tellProblem } from "./host.js";
import { keepToken, started } from "./keep.js";

const say = await words("replay");
/** Whose replay is shown. */
let shown = "";

listen(({ match, token, version }) => {
  const asked = `${match} ${token}`;
  if (shown !== "" && shown !== asked) return location.reload();
  if (version !== null) location.replace(`#${Number(version)}`);
  if (shown === asked) return undefined;
  shown = asked;
  return void show(match, token).catch(tellProblem);
});

/** @param {string} match @param {string | null} token */
async function show(match, token) {
  await started(strata.match(match, token ?? undefined));
  await keepToken(match, token);
  const replay = new Replay(match, say);
  document.body.replaceChildren(replay.element);
  await replay.open();
}
