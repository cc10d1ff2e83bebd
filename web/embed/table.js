/** A table in somebody else's page. The token of its seat is kept by this page alone, for as long as it is open. */

import { strata } from "../service.js";
import { Table } from "../table/table.js";
import { keepInMemory, keepSeat, keepWatch } from "../tokens.js";
import { words } from "../words.js";
import { listen, tell } from "./host.js";
import { Teller } from "./teller.js";

/** @typedef {import("./host.js").Asked} Asked */
/** @typedef {import("../table/session.js").Session} Session */

const say = await words("table");
let isShown = false;

listen((asked) => {
  // Another match or seat takes another page, which asks again what to show.
  if (isShown) return location.reload();
  isShown = true;
  return void show(asked).catch((error) => tell("problem", { code: error.code ?? "failed", message: error.message }));
});

/** @param {Asked} asked */
async function show({ match, token }) {
  keepInMemory();
  const viewer = strata.match(match, token ?? undefined);
  const { seat, version } = await viewer.view();
  if (token !== null && seat !== null) keepSeat(match, seat, token);
  else if (token !== null) keepWatch(match, token);
  const table = new Table(match, {}, say);
  const teller = new Teller(match, seat, version);
  table.onSession = (session) => follow(session, teller);
  document.body.replaceChildren(table.element);
  await table.open();
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
