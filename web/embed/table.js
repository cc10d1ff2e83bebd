/** A table in somebody else's page. */

import { strata } from "../service.js";
import { Table } from "../table/table.js";
import { words } from "../words.js";
import { listen, tellProblem } from "./host.js";
import { isOpen, keepToken, started } from "./keep.js";
import { Teller } from "./teller.js";

/** @typedef {import("./host.js").Asked} Asked */
/** @typedef {import("../table/session.js").Session} Session */

const say = await words("table");
let isShown = false;

listen((asked) => {
  // Another match or seat takes another page, which asks again what to show.
  if (isShown) return location.reload();
  isShown = true;
  return void show(asked).catch(tellProblem);
});

/** @param {Asked} asked */
async function show({ match, token }) {
  const viewer = strata.match(match, token ?? undefined);
  const seat = await keepToken(match, token);
  const { version } = await viewer.summary();
  const table = new Table(match, {}, say);
  const teller = new Teller(match, seat, version);
  table.onSession = (session) => follow(session, teller);
  document.body.replaceChildren(table.element);
  await table.open();
  if (token === null || !(await isOpen(viewer))) return;
  await started(viewer);
  location.reload();
}

/** @param {Session} session @param {Teller} teller */
function follow(session, teller) {
  const hear = () => {
    for (const event of session.events) teller.event(event);
    const summary = session.shown?.summary;
    if (summary !== undefined && session.shown?.telling === null) teller.stands(summary);
  };
  for (const type of ["change", "told"]) session.addEventListener(type, hear);
}
