/**
 * Outlines of places, drawn above a picture. They differ by their dashes as well as by colour, with a pale case around each, so
 * they can be told apart on any ground and without seeing colours.
 */

const NAMESPACE = "http://www.w3.org/2000/svg";
const SHAPES = "polygon, rect, circle, ellipse, path, line, polyline";
const GEOMETRY = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points"];

/** @typedef {"choice" | "lit" | "chosen" | "happened"} MarkKind */

/**
 * @param {SVGSVGElement} layer
 * @param {ReadonlyMap<SVGGraphicsElement, MarkKind>} places
 */
export function drawMarks(layer, places) {
  const drawn = [...places].map(([place, kind]) => {
    const group = document.createElementNS(NAMESPACE, "g");
    group.setAttribute("class", kind);
    const outline = outlineOf(place);
    const below = /** @type {Element} */ (outline.cloneNode());
    outline.setAttribute("class", "line");
    below.setAttribute("class", "case");
    group.append(below, outline);
    return group;
  });
  layer.replaceChildren(...drawn);
}

/**
 * The box of a place, in units of the picture.
 * @param {SVGGraphicsElement} place
 * @returns {import("./zoom.js").Box}
 */
export function boxOf(place) {
  const box = place.getBBox();
  const matrix = withinPicture(place);
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The largest shape of a place, without its paint.
 * @param {SVGGraphicsElement} place
 */
function outlineOf(place) {
  const shapes = /** @type {SVGGraphicsElement[]} */ ([...place.querySelectorAll(SHAPES)]);
  if (place.matches(SHAPES)) shapes.push(place);
  const sized = shapes.map((shape) => ({ shape, size: sizeOf(shape) })).sort((one, other) => other.size - one.size);
  const shape = sized[0]?.shape ?? place;
  const outline = document.createElementNS(NAMESPACE, shape === place && !place.matches(SHAPES) ? "rect" : shape.localName);
  if (outline.localName === shape.localName) {
    for (const name of GEOMETRY) if (shape.hasAttribute(name)) outline.setAttribute(name, shape.getAttribute(name) ?? "");
  } else {
    const { x, y, width, height } = shape.getBBox();
    for (const [name, value] of Object.entries({ x, y, width, height })) outline.setAttribute(name, String(value));
  }
  const { a, b, c, d, e, f } = withinPicture(shape);
  outline.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return outline;
}

/** @param {SVGGraphicsElement} shape */
function sizeOf(shape) {
  const { width, height } = shape.getBBox();
  return (width + 1) * (height + 1);
}

/**
 * From the units of an element to those of its picture.
 * @param {SVGGraphicsElement} element
 * @returns {DOMMatrix}
 */
function withinPicture(element) {
  let matrix = new DOMMatrix();
  for (let at = element; at instanceof SVGGraphicsElement && !(at instanceof SVGSVGElement); ) {
    const own = at.transform.baseVal.consolidate()?.matrix;
    if (own) matrix = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(matrix);
    at = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (at.parentElement));
  }
  return matrix;
}
