/**
 * A board in a page, which becomes the next one by few changes. Boards are compared as they are written: what is written the same
 * stays as it is and is neither parsed nor laid out again, so nothing flickers and the focus stays where it is. Places
 * (`data-target`) are recognised wherever they stand among their neighbours.
 */

import { NotABoard, SPACED, parseBoard, parsePart } from "./svg.js";

/**
 * An element or a text as it is written, with the node that it is in the page.
 * @typedef {object} Part
 * @property {string} source All of it.
 * @property {string} head The first tag of an element.
 * @property {string} name Empty for a text.
 * @property {Part[]} children
 * @property {Node | null} node
 */

/** A tag, and the text up to the next one. */
const TAG = /<(\/?)([a-z]+)((?:[^"<>]|"[^"<]*")*?)(\/?)>([^<]*)/gi;
const PLACE = /\sdata-target="([^"]*)"/;

export class Drawing {
  /** The board, without a size: that is up to whoever shows it. */
  element;
  /** The size that the board was drawn for. */
  size;
  #board;

  /** @param {string} text */
  constructor(text) {
    this.element = parseBoard(text);
    this.size = sizeOf(this.element);
    for (const name of ["width", "height", "viewBox"]) this.element.removeAttribute(name);
    this.#board = parts(text);
    attach(this.#board, this.element);
  }

  /**
   * Draw another board in the place of this one.
   * @param {string} text
   */
  become(text) {
    const next = parts(text);
    next.node = this.element;
    if (next.head !== this.#board.head) this.size = sizeOf(parseBoard(empty(next.head)));
    redrawChildren(this.#board, next);
    this.#board = next;
  }
}

/** @param {SVGSVGElement} board */
function sizeOf(board) {
  const { width, height } = board.viewBox.baseVal;
  return { width, height };
}

/**
 * An element with this head and nothing in it.
 * @param {string} head
 */
function empty(head) {
  return head.replace(/\/?>$/, "/>");
}

/**
 * A board as parts; none of them has a node yet.
 * @param {string} text
 * @returns {Part}
 */
function parts(text) {
  /** @type {{ part: Part, start: number }[]} */
  const open = [];
  /** @type {Part[]} */
  const boards = [];
  let read = 0;
  for (const found of text.matchAll(TAG)) {
    const [whole, closing, name = "", , isEmpty, words = ""] = found;
    if (found.index !== read) break;
    read += whole.length;
    const end = read - words.length;
    if (closing) {
      const last = open.pop();
      if (last === undefined) break;
      last.part.source = text.slice(last.start, end);
    } else {
      const tag = text.slice(found.index, end);
      const part = { source: tag, head: tag, name, children: [], node: null };
      (open.at(-1)?.part.children ?? boards).push(part);
      if (!isEmpty) open.push({ part, start: found.index });
    }
    const parent = open.at(-1)?.part;
    if (name === SPACED && (closing || isEmpty)) parent?.children.push(textPart(" "));
    if (words) parent?.children.push(textPart(words));
  }
  const [board] = boards;
  if (board === undefined || board.source !== text) throw new NotABoard("This is not a picture.");
  return board;
}

/**
 * @param {string} source
 * @returns {Part}
 */
function textPart(source) {
  return { source, head: "", name: "", children: [], node: null };
}

/**
 * Note which node each part is.
 * @param {Part} part
 * @param {Node} node
 */
function attach(part, node) {
  part.node = node;
  for (const [place, child] of part.children.entries()) attach(child, /** @type {Node} */ (node.childNodes[place]));
}

/**
 * Take over the nodes of a part that is written the same.
 * @param {Part} before
 * @param {Part} after
 */
function take(before, after) {
  after.node = before.node;
  for (const [place, child] of after.children.entries()) take(/** @type {Part} */ (before.children[place]), child);
}

/**
 * Make the node of a part that of another one of its kind.
 * @param {Part} before
 * @param {Part} after
 */
function redraw(before, after) {
  if (before.source === after.source) return take(before, after);
  after.node = before.node;
  if (before.head !== after.head) copyAttributes(parsePart(empty(after.head)), /** @type {Element} */ (after.node));
  return redrawChildren(before, after);
}

/**
 * @param {Part} before
 * @param {Part} after
 */
function redrawChildren(before, after) {
  const counterparts = paired(before.children, after.children);
  for (const [place, child] of after.children.entries()) {
    const counterpart = counterparts[place];
    if (counterpart === undefined) attach(child, made(child));
    else redraw(counterpart, child);
  }
  arrange(/** @type {Element} */ (after.node), after.children);
}

/**
 * For each part the one that it was before, if there is any: one written the same, or else one of its kind.
 * @param {Part[]} before
 * @param {Part[]} after
 * @returns {(Part | undefined)[]}
 */
function paired(before, after) {
  const shift = before.length - after.length;
  const isSame = (/** @type {number} */ there, /** @type {number} */ here) => before[there]?.source === after[here]?.source;
  let start = 0;
  while (start < after.length && isSame(start, start)) start += 1;
  let end = after.length;
  while (end > start && end + shift > start && isSame(end + shift - 1, end - 1)) end -= 1;
  const left = before.slice(start, end + shift);
  const middle = after.slice(start, end);
  const bySource = grouped(left, ({ source }) => source);
  const same = middle.map(({ source }) => bySource.get(source)?.shift());
  const byKind = grouped(left.filter((part) => !same.includes(part)), kindOf);
  const found = middle.map((part, place) => same[place] ?? (part.name === "" ? undefined : byKind.get(kindOf(part))?.shift()));
  return [...before.slice(0, start), ...found, ...before.slice(end + shift)];
}

/**
 * @param {Part[]} parts
 * @param {(part: Part) => string} key
 */
function grouped(parts, key) {
  /** @type {Map<string, Part[]>} */
  const groups = new Map();
  for (const part of parts) {
    const group = groups.get(key(part));
    if (group === undefined) groups.set(key(part), [part]);
    else group.push(part);
  }
  return groups;
}

/** @param {Part} part */
function kindOf({ name, head }) {
  return `${name} ${PLACE.exec(head)?.[1] ?? ""}`;
}

/**
 * @param {Part} part
 * @returns {Node}
 */
function made({ name, source }) {
  return name === "" ? document.createTextNode(parsePart(`<text>${source}</text>`).textContent ?? "") : parsePart(source);
}

/**
 * @param {Element} from
 * @param {Element} to
 */
function copyAttributes(from, to) {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/**
 * @param {Element} parent
 * @param {Part[]} children
 */
function arrange(parent, children) {
  const staying = new Set(children.map(({ node }) => node));
  for (const child of [...parent.childNodes]) if (!staying.has(child)) child.remove();
  let current = parent.firstChild;
  for (const { node } of children) {
    if (node === current) current = current?.nextSibling ?? null;
    else parent.insertBefore(/** @type {Node} */ (node), current);
  }
}
