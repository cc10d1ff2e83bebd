/** Commands ready to paste, and a position as an example for a test. */

import { element } from "../elements.js";

/** @typedef {import("/answers.js").Event} Event */
/** @typedef {import("../words.js").Say} Say */

/**
 * @param {string} match
 * @param {number} version
 * @param {string | undefined} eyes
 * @returns {string[]}
 */
export function commandsFor(match, version, eyes) {
  const address = `${location.origin}/v1/matches/${match}`;
  const as = eyes === undefined ? "" : `&as=${eyes}`;
  const seat = eyes === undefined || eyes === "spectator" ? "" : ` --seat ${eyes}`;
  const before = Math.max(2, version - 1);
  return [
    `curl -s '${address}/view?version=${version}${as}'`,
    `curl -s '${address}/board.svg?version=${version}${as}' > board.svg`,
    `curl -s '${address}/diff?from=${before}&to=${version}'`,
    `strata show ${match} --version ${version}${seat}`,
    `strata diff ${match} ${before} ${version}${seat}`,
    `strata fork ${match} --version ${version} --play 0`,
  ];
}

/**
 * @param {Say} say
 * @param {string[]} commands
 */
export function commandList(say, commands) {
  return element("ul", { class: "commands" }, commands.map((command) => element("li", {}, element("code", {}, command), copyButton(say, () => command))));
}

/**
 * @param {Say} say
 * @param {() => string} text
 * @param {string} [label]
 */
export function copyButton(say, text, label = say("copy")) {
  const button = element(
    "button",
    {
      type: "button",
      class: "quiet copy",
      onclick: async () => {
        await navigator.clipboard.writeText(text());
        button.textContent = say("copied");
        setTimeout(() => (button.textContent = label), 1500);
      },
    },
    label,
  );
  return button;
}

/**
 * A position and what was played from it, as an example: given, when, then.
 * @param {string} match
 * @param {number} version
 * @param {unknown} view
 * @param {Event | undefined} next The event that followed.
 * @returns {string}
 */
export function goldenExample(match, version, view, next) {
  const data = /** @type {any} */ (next?.data ?? {});
  const when = data.action === undefined ? [] : [{ seat: data.seat, action: data.action, draws: data.draws ?? [] }];
  const example = { name: `${match} at version ${version}`, given: { match, version, view }, when, then: { facts: data.facts ?? [] } };
  return JSON.stringify(example, null, 2);
}
