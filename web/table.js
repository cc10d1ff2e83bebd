/** The page of a table. */

import { StrataProblem } from "/strata.js";
import { element } from "./elements.js";
import { header } from "./header.js";
import { Table } from "./table/table.js";
import { takeFromAddress } from "./tokens.js";
import { words } from "./words.js";

const match = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const arrival = takeFromAddress(match);
const say = await words("table");
const table = new Table(match, arrival, say);
const replay = element("a", { href: `/replay/${encodeURIComponent(match)}` }, say("replay"));
document.body.append(header(say, element("a", { href: "/" }, say("lobby")), replay), table.element);
try {
  await table.open();
} catch (error) {
  if (!(error instanceof StrataProblem)) throw error;
  table.element.replaceChildren(
    element("section", { class: "card lost" }, element("h1", {}, say("no-match")), element("a", { href: "/" }, say("lobby"))),
  );
}
