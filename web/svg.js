/**
 * The parser of boards: it takes what Strata's boards draw and refuses everything else, so a picture can be put into a page
 * whatever service it came from. Words in it, names among them, are text.
 */

const NAMESPACE = "http://www.w3.org/2000/svg";

const PAINT = [
  "class", "data-target", "fill", "fill-opacity", "opacity", "pointer-events", "stroke", "stroke-dasharray",
  "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "transform",
];

/** Every element that is drawn, with the attributes that it may have beside those of paint. @type {Record<string, string[]>} */
const DRAWN = {
  svg: ["width", "height", "viewBox", "role", "font-family"],
  title: [],
  g: [],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  path: ["d"],
  polygon: ["points"],
  polyline: ["points"],
  text: ["x", "y", "font-size", "font-weight", "text-anchor"],
};

const ATTRIBUTES = new Map(Object.entries(DRAWN).map(([name, own]) => [name, new Set([...own, ...PAINT])]));

/** An element that a space follows: texts beside each other are read out as words of their own. */
export const SPACED = "text";

export class NotABoard extends Error {}

/**
 * The picture in a text; `NotABoard` if there is anything in it that boards do not draw.
 * @param {string} text
 * @returns {SVGSVGElement}
 */
export function parseBoard(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.childNodes.length !== 1) throw new NotABoard("This is not a picture.");
  return /** @type {SVGSVGElement} */ (admitted(root));
}

/**
 * An element as it stands in a board; `NotABoard` as above.
 * @param {string} text
 * @returns {Element}
 */
export function parsePart(text) {
  const part = parseBoard(`<svg xmlns="${NAMESPACE}">${text}</svg>`).firstElementChild;
  if (part === null) throw new NotABoard("This is not a part of a picture.");
  return part;
}

/**
 * A copy of an element with all that is in it: nothing enters the page that was not made here.
 * @param {Element} source
 * @returns {Element}
 */
function admitted(source) {
  const attributes = ATTRIBUTES.get(source.localName);
  if (attributes === undefined || source.namespaceURI !== NAMESPACE || source.prefix !== null) {
    throw new NotABoard(`Boards have no <${source.nodeName}>.`);
  }
  const copy = document.createElementNS(NAMESPACE, source.localName);
  for (const { name, value } of source.attributes) {
    if (name === "xmlns") continue;
    if (!attributes.has(name) || /url\s*\(|[\\<]/i.test(value)) {
      throw new NotABoard(`A <${source.localName}> of a board has no ${name}="${value}".`);
    }
    copy.setAttribute(name, value);
  }
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      copy.append(child.nodeValue ?? "");
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      copy.append(admitted(/** @type {Element} */ (child)));
      if (child.nodeName === SPACED) copy.append(" ");
    } else {
      throw new NotABoard("Boards are made of elements and text alone.");
    }
  }
  return copy;
}
