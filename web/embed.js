/**
 * Strata in anybody's page:
 *
 *     <script type="module" src="https://strata.example/embed.js"></script>
 *     <strata-table match="…" token="…"></strata-table>
 *     <strata-board match="…" version="12" as="spectator"></strata-board>
 *     <strata-replay match="…" version="12"></strata-replay>
 *
 * Each element is a frame of the service this script came from, so nothing of it mixes with the page. The page hears
 * `turn`, `move`, `over` and `problem` as events of the element, and gives colours by `--strata-…` variables. The operator
 * must allow the page's origin (STRATA_EMBED_ORIGINS).
 */

const SERVICE = new URL(import.meta.url).origin;
/** Seconds after which a frame that says nothing is taken to be refused. */
const PATIENCE = 15;
/** What a page may give: each is taken from `--strata-<name>` of the element. */
const THEME = [
  ...["ground", "surface", "raised", "line", "line-strong", "text", "muted", "accent", "accent-text", "accent-soft"],
  ...["attention", "attention-soft", "good", "bad", "bad-soft", "focus", "radius", "type"],
];

/**
 * What happens in a frame: a seat of this page must decide; something was recorded; the match is over; it cannot be shown.
 * @typedef {"turn" | "move" | "over" | "problem"} Happening
 */

/** An element that is a frame; its attributes say what is shown in it. */
class StrataFrame extends HTMLElement {
  static room = "";
  static observedAttributes = ["match", "token", "version", "as", "theme", "lang"];

  #frame = document.createElement("iframe");
  #isReady = false;
  #isAsking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #hear = (/** @type {MessageEvent} */ message) => this.#heard(message);
  #restyle = () => this.restyle();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const { style } = this.#frame;
    style.border = "0";
    style.width = "100%";
    style.height = "100%";
    style.display = "block";
    style.colorScheme = "normal";
    this.#frame.allow = "clipboard-write";
    this.#frame.referrerPolicy = "no-referrer";
    root.append(this.#frame);
  }

  connectedCallback() {
    if (getComputedStyle(this).display === "inline") this.style.display = "block";
    const { room } = /** @type {typeof StrataFrame} */ (this.constructor);
    const lang = this.getAttribute("lang") ?? document.documentElement.lang;
    const query = lang ? `?lang=${encodeURIComponent(lang)}` : "";
    this.#isReady = false;
    this.#frame.title = `Strata: ${room}`;
    addEventListener("message", this.#hear);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", this.#restyle);
    this.#frame.src = `${SERVICE}/embed/${room}${query}`;
    this.#timer = setTimeout(() => this.#tell("problem", { code: "not_loaded", message: NOT_LOADED }), PATIENCE * 1000);
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    removeEventListener("message", this.#hear);
    matchMedia("(prefers-color-scheme: dark)").removeEventListener("change", this.#restyle);
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (!this.isConnected || before === value) return;
    if (name === "lang") {
      this.disconnectedCallback();
      this.connectedCallback();
    } else if (name === "theme") {
      this.restyle();
    } else {
      this.#show();
    }
  }

  /** Take the colours of the page again, after they changed. */
  restyle() {
    this.#send({ strata: "style", style: this.#style() });
  }

  /** Attributes that are set one after the other are sent together. */
  #show() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    queueMicrotask(() => {
      this.#isAsking = false;
      this.#ask();
    });
  }

  #ask() {
    const [match, token, version, as] = ["match", "token", "version", "as"].map((name) => this.getAttribute(name) || null);
    if (match !== null) this.#send({ strata: "show", match, token, version, as, style: this.#style() });
  }

  #style() {
    const computed = getComputedStyle(this);
    const variables = THEME.map((name) => [name, computed.getPropertyValue(`--strata-${name}`).trim()]);
    return {
      theme: this.getAttribute("theme") ?? "system",
      variables: Object.fromEntries(variables.filter(([, value]) => value !== "")),
    };
  }

  /** @param {object} message */
  #send(message) {
    if (this.#isReady) this.#frame.contentWindow?.postMessage(message, SERVICE);
  }

  /** @param {MessageEvent} message */
  #heard({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== SERVICE) return;
    if (data?.strata === "ready") {
      clearTimeout(this.#timer);
      this.#isReady = true;
      this.#show();
    } else if (data?.strata === "happened") {
      this.#tell(data.type, data.detail);
    } else if (data?.strata === "ratio") {
      this.style.aspectRatio = String(data.ratio);
    }
  }

  /** @param {Happening} type @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

const NOT_LOADED =
  `${SERVICE} was not shown. Does its operator allow frames in ${location.origin} (STRATA_EMBED_ORIGINS)?`;

/** A table to play at, with the token of a seat, or to watch. */
class StrataTable extends StrataFrame {
  /** @override */
  static room = "table";
}

/** A board: as it is and becomes, or as it was at a version, with the eyes of `as`. */
class StrataBoard extends StrataFrame {
  /** @override */
  static room = "board";
}

/** A replay of a match, from a version on. */
class StrataReplay extends StrataFrame {
  /** @override */
  static room = "replay";
}

customElements.define("strata-table", StrataTable);
customElements.define("strata-board", StrataBoard);
customElements.define("strata-replay", StrataReplay);
