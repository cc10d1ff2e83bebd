/** The lobby: find a match, create one, join, watch. */

import { element } from "./elements.js";
import { header } from "./header.js";
import { createDialog } from "./lobby/create.js";
import { gameCards } from "./lobby/games.js";
import { MatchLists } from "./lobby/matches.js";
import { strata } from "./service.js";
import { words } from "./words.js";

const say = await words("lobby");
const main = element("main", { class: "lobby" });
document.body.append(header(say), main);

const games = await strata.games();
const lists = new MatchLists(games, say);
const choose = async (/** @type {import("/strata.js").Game} */ { slug }) => {
  const dialog = createDialog(await strata.game(slug), say);
  document.body.append(dialog);
  dialog.showModal();
};
main.append(
  element("div", { class: "intro" }, element("h1", {}, say("welcome")), element("p", { class: "muted" }, say("welcome-more"))),
  lists.own,
  gameCards(games, say, (game) => void choose(game)),
  lists.others,
);
await lists.follow();
