/** The room of the proof: files are dropped or chosen, and what is found in them is shown. Nothing leaves the browser. */

import { element, fill } from "../elements.js";
import { allReceipts, receiptsOf } from "../receipts.js";
import { readLogFile } from "./log_files.js";
import { isHash, readReceipts, receiptsFile } from "./receipts_file.js";
import { banner, showRefusal, showReport } from "./report.js";
import { NoVerifier, verifyBeside } from "./verifier.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("/strata.js").Receipt} Receipt */
/** @typedef {import("/verify.js").LogEvidence} LogEvidence */

/** Bytes of a file at most: more than the longest record that there can be. */
const LARGEST = 256 * 1024 * 1024;
/** The checks that take time, in their order. */
const STEPS = ["chain", "draws", "seals"];

export class ProofRoom {
  #say;
  #results = element("div", { class: "results" });
  #status = element("p", { class: "unseen", role: "status" });
  #own = element("input", { type: "text", class: "hash", autocomplete: "off", spellcheck: "false", maxlength: 80 });
  #ownTrouble = element("p", { class: "small trouble", role: "alert" });
  #kept = element("div", { class: "kept" });
  /** Receipts that came in files. @type {Receipt[]} */
  #brought = [];
  /** What came in files about the log of heads. @type {LogEvidence | undefined} */
  #log = undefined;
  #queue = Promise.resolve();

  /**
   * @param {Say} say
   * @param {...Node} more What else one can do here.
   */
  constructor(say, ...more) {
    this.#say = say;
    this.#own.setAttribute("aria-label", say("own-receipt"));
    this.#own.addEventListener("input", () => this.#ownReceipt());
    /** @type {HTMLElement} */
    this.element = element(
      "main",
      { class: "proof" },
      element("h1", {}, say("proof")),
      element("p", { class: "lead" }, say("lead")),
      this.#secure() ? null : banner(say, "not_proven", say("insecure"), say("insecure-why")),
      element("div", { class: "ways" }, this.#drop(), ...more, this.#receipts()),
      this.#status,
      this.#results,
    );
    this.#dropAnywhere();
    void this.#countReceipts();
  }

  /**
   * Verify a record that was fetched: all there is of a match until now.
   * @param {string} match
   * @param {() => Promise<string>} fetchRecord
   */
  verifyMatch(match, fetchRecord) {
    this.#add(match, async (shown) => {
      // Those first: a receipt that comes while the record is on its way may be of a later version.
      const receipts = await receiptsOf(match);
      void this.#countReceipts();
      fill(shown, element("p", {}, this.#say("fetching")));
      const file = /** @type {ArrayBuffer} */ (new TextEncoder().encode(await fetchRecord()).buffer);
      if (matchIn(file) !== match) {
        fill(shown, banner(this.#say, "broken", this.#say("verdict-broken"), this.#say("another-match")));
        return this.#say("verdict-broken");
      }
      return this.#verify(shown, file, receipts, true);
    });
  }

  /** @param {readonly File[]} files */
  #take(files) {
    for (const file of files) {
      this.#add(file.name, async (shown) => {
        if (file.size > LARGEST) return this.#refuse(shown, this.#say("too-large"));
        const bytes = await file.arrayBuffer();
        const log = readLogFile(bytes);
        if (log !== null) {
          this.#log = { ...this.#log, ...log };
          fill(shown, element("p", {}, this.#say("log-file-read")));
          return this.#say("log-file-read");
        }
        const receipts = readReceipts(bytes);
        if (receipts === null) return this.#verify(shown, bytes, await this.#receiptsFor(matchIn(bytes)), false);
        this.#brought.push(...receipts);
        const told = this.#say("receipts-read", { n: receipts.length });
        fill(shown, element("p", {}, told));
        return told;
      });
    }
  }

  /**
   * A place for a result, filled when all before it are.
   * @param {string} title
   * @param {(shown: HTMLElement) => Promise<string>} work Returns what is told of it.
   */
  #add(title, work) {
    const shown = element("div", {}, element("p", { class: "muted" }, this.#say("waiting")));
    this.#results.prepend(element("article", { class: "card", "data-of": title }, element("h2", {}, title), shown));
    this.#queue = this.#queue.then(async () => {
      try {
        this.#status.textContent = `${title}: ${await work(shown)}`;
      } catch (error) {
        const text = error instanceof NoVerifier ? this.#say("no-verifier") : String(/** @type {Error} */ (error).message);
        this.#status.textContent = this.#refuse(shown, text);
      }
    });
  }

  /** @param {HTMLElement} shown @param {string} text */
  #refuse(shown, text) {
    fill(shown, banner(this.#say, "not_proven", this.#say("not-verified"), text));
    return text;
  }

  /**
   * @param {HTMLElement} shown
   * @param {ArrayBuffer} file
   * @param {readonly Receipt[]} receipts
   * @param {boolean} isLatest
   * @returns {Promise<string>}
   */
  async #verify(shown, file, receipts, isLatest) {
    const say = this.#say;
    const bar = element("progress", { max: 1, value: 0, "aria-label": say("progress") });
    const step = element("p", { class: "small muted" }, say("reading"));
    fill(shown, bar, step);
    const own = this.#ownReceipt();
    const all = [...receipts, ...(own === null ? [] : [{ hash: own }])];
    const found = await verifyBeside({ file, receipts: all, isLatest, log: this.#log }, (name, done, of) => {
      bar.value = (STEPS.indexOf(name) + done / of) / STEPS.length;
      step.textContent = say("progress-of", { check: say(`check-${name}`), done, of });
    });
    if ("refused" in found) {
      fill(shown, showRefusal(say, found.refused));
      return say("refused");
    }
    fill(shown, showReport(say, found.report, found.line));
    return say(`verdict-${found.report.verdict}`);
  }

  /** @param {string | null} match @returns {Promise<Receipt[]>} */
  async #receiptsFor(match) {
    if (match === null) return [];
    return [...(await receiptsOf(match)), ...this.#brought.filter((receipt) => receipt.match === match)];
  }

  #secure() {
    return globalThis.crypto?.subtle !== undefined;
  }

  #drop() {
    const input = element("input", { type: "file", multiple: true, id: "files", class: "unseen" });
    input.addEventListener("change", () => {
      this.#take([...(input.files ?? [])]);
      input.value = "";
    });
    return element(
      "section",
      { class: "card drop" },
      element("h2", {}, this.#say("drop")),
      element("p", { class: "muted" }, this.#say("drop-why")),
      input,
      element("label", { for: "files", class: "button primary" }, this.#say("choose")),
    );
  }

  #dropAnywhere() {
    const over = (/** @type {boolean} */ isOver) => this.element.classList.toggle("dropping", isOver);
    document.addEventListener("dragover", (event) => {
      event.preventDefault();
      over(true);
    });
    document.addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) over(false);
    });
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      over(false);
      this.#take([...(event.dataTransfer?.files ?? [])]);
    });
  }

  #receipts() {
    return element(
      "section",
      { class: "card" },
      element("h2", {}, this.#say("receipts")),
      element("p", { class: "muted" }, this.#say("receipts-why")),
      this.#kept,
      element("label", { class: "field" }, this.#say("own-receipt"), this.#own),
      this.#ownTrouble,
    );
  }

  async #countReceipts() {
    const receipts = await allReceipts();
    const matches = new Set(receipts.map(({ match }) => match)).size;
    fill(
      this.#kept,
      element(
        "p",
        {},
        receipts.length === 0
          ? this.#say("receipts-none")
          : this.#say("receipts-kept", { n: receipts.length, matches: this.#say("of-matches", { n: matches }) }),
      ),
      receipts.length === 0
        ? null
        : element(
            "button",
            { type: "button", onclick: () => download(receiptsFile(receipts), "strata-receipts.json") },
            this.#say("receipts-save"),
          ),
    );
  }

  /** @returns {string | null} The receipt that was typed in, if it has the form of one. */
  #ownReceipt() {
    const hash = this.#own.value.trim().toLowerCase();
    const isRight = isHash(hash);
    this.#ownTrouble.textContent = hash === "" || isRight ? "" : this.#say("own-receipt-wrong");
    return isRight ? hash : null;
  }
}

/**
 * Let the browser save a file.
 * @param {Blob} file
 * @param {string} name
 */
export function download(file, name) {
  const url = URL.createObjectURL(file);
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * The match that the first line of a file names; null if it names none.
 * @param {ArrayBuffer} file
 * @returns {string | null}
 */
function matchIn(file) {
  const start = new TextDecoder().decode(new Uint8Array(file, 0, Math.min(file.byteLength, 4096)));
  try {
    const { match } = JSON.parse(start.split("\n", 1)[0] ?? "");
    return typeof match === "string" ? match : null;
  } catch {
    return null;
  }
}
