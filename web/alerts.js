/** Telling a turn to somebody who looks elsewhere: by the title of the tab, and by a notification if they want one. */

import { preference } from "./preferences.js";

/**
 * @param {string} title Of the page.
 * @param {string | null} turn What to say if it is the reader's turn.
 */
export function tellTurn(title, turn) {
  const told = turn === null ? title : `● ${turn} – ${title}`;
  const isFresh = turn !== null && document.title !== told;
  document.title = told;
  const mayNotify = preference("notify", "no") === "yes" && "Notification" in window && Notification.permission === "granted";
  if (!isFresh || !document.hidden || !mayNotify) return;
  const note = new Notification(turn, { body: title, tag: location.pathname });
  note.addEventListener("click", () => window.focus());
}
