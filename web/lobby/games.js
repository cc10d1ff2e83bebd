/** The games, to choose one: picture, seats, how long, what it is about. */

import { element } from "../elements.js";
import { language } from "../words.js";

/** @typedef {import("/strata.js").Game} Game */
/** @typedef {import("../words.js").Say} Say */

/** Games that a picture lies beside. */
const PICTURES = ["evo", "gods-love-dinosaurs", "jurassic-parts", "not-alone", "dominant-species"];

/**
 * @param {readonly Game[]} games
 * @param {Say} say
 * @param {(game: Game) => void} choose
 * @returns {HTMLElement}
 */
export function gameCards(games, say, choose) {
  return element(
    "section",
    { class: "games" },
    element("h2", {}, say("games")),
    element("ul", {}, games.map((game) => element("li", { class: "game card" }, gameCard(game, say, choose)))),
  );
}

/**
 * @param {Game} game
 * @param {Say} say
 * @param {(game: Game) => void} choose
 */
function gameCard(game, say, choose) {
  const figures = [
    say("game-seats", game.seats),
    game.minutes && say("game-minutes", game.minutes),
    game.age && say("game-age", { age: game.age }),
  ].filter(Boolean);
  return [
    PICTURES.includes(game.slug) &&
      element("img", { src: `/web/pictures/${language}/${game.slug}.svg`, alt: "", loading: "lazy" }),
    element("h3", {}, game.title),
    element("p", { class: "muted small" }, game.designers.join(", ")),
    element("p", {}, game.summary),
    element("p", { class: "figures small" }, figures.join(" · ")),
    element(
      "div",
      { class: "buttons" },
      element("button", { type: "button", class: "primary new", "data-game": game.slug, onclick: () => choose(game) }, say("new-match")),
      game.rules !== null && element("a", { class: "button", href: game.rules, target: "_blank", rel: "noopener" }, say("rules")),
    ),
  ];
}
