/** The proof of a match: its record verified by this browser, from a file or as the service has it. */

import { StrataProblem } from "/strata.js";
import { element } from "./elements.js";
import { header } from "./header.js";
import { savedPage } from "./proof/pack.js";
import { ProofRoom, download } from "./proof/room.js";
import { allReceipts } from "./receipts.js";
import { strata } from "./service.js";
import { allTokens, tokensOf } from "./tokens.js";
import { words } from "./words.js";

const say = await words("proof");
const title = `${say("proof")} – Strata`;
document.title = title;
const room = new ProofRoom(say, opening(), saving());
document.body.prepend(header(say), room.element);

openAsked();
addEventListener("hashchange", openAsked);

/** A link names a match: `/proof#match=…`. */
function openAsked() {
  const asked = new URLSearchParams(location.hash.slice(1)).get("match");
  if (asked !== null) open(asked);
}

/** @param {string} match */
function open(match) {
  const { seats, watch } = tokensOf(match);
  const token = Object.values(seats)[0] ?? watch;
  room.verifyMatch(match, async () => {
    try {
      return await strata.match(match, token).export();
    } catch (error) {
      if (!(error instanceof StrataProblem)) throw error;
      const text = error.status === 404 ? say("no-match") : say("service-refused", { code: error.code });
      throw new Error(text, { cause: error });
    }
  });
}

/** Where a match of the service is chosen. */
function opening() {
  const known = element("datalist", { id: "matches" });
  void knownMatches().then((matches) => known.append(...matches.map((value) => element("option", { value }))));
  const match = element("input", {
    ...{ name: "match", required: true, pattern: "[a-z0-9]{1,40}", maxlength: 40, list: "matches" },
    ...{ autocomplete: "off", spellcheck: "false", class: "hash" },
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    open(match.value);
  };
  return element(
    "section",
    { class: "card" },
    element("h2", {}, say("open")),
    element("p", { class: "muted" }, say("open-why")),
    element(
      "form",
      { onsubmit: submit },
      element("label", { class: "field" }, say("match-id"), match),
      known,
      element("button", { class: "primary" }, say("open-button")),
    ),
  );
}

/** @returns {Promise<string[]>} The matches that this browser plays or has receipts of. */
async function knownMatches() {
  const receipts = await allReceipts();
  return [...new Set([...Object.keys(allTokens()), ...receipts.map(({ match }) => match)])].reverse();
}

/** This page as a file. */
function saving() {
  const trouble = element("p", { class: "small trouble", role: "alert" });
  const save = async () => {
    trouble.textContent = "";
    try {
      download(await savedPage(title), "strata-proof.html");
    } catch (error) {
      trouble.textContent = String(/** @type {Error} */ (error).message);
    }
  };
  return element(
    "section",
    { class: "card" },
    element("h2", {}, say("save")),
    element("p", { class: "muted" }, say("save-why")),
    element("button", { type: "button", onclick: save }, say("save-button")),
    trouble,
  );
}
