/** The page of a replay: `/replay/<match>#<version>`. */

import { StrataProblem } from "/strata.js";
import { element } from "./elements.js";
import { header } from "./header.js";
import { Replay } from "./replay/replay.js";
import { takeFromAddress } from "./tokens.js";
import { words } from "./words.js";

const match = decodeURIComponent(location.pathname.split("/")[2] ?? "");
takeFromAddress(match);
const say = await words("replay");
const replay = new Replay(match, say);
const table = element("a", { href: `/table/${encodeURIComponent(match)}` }, say("table"));
document.body.append(header(say, element("a", { href: "/" }, say("lobby")), table), replay.element);
try {
  await replay.open();
} catch (error) {
  if (!(error instanceof StrataProblem)) throw error;
  replay.element.replaceChildren(
    element("section", { class: "card" }, element("h1", {}, say("no-match")), element("p", {}, error.detail)),
  );
}
