/**
 * One picture becomes the next by few changes: what is alike stays, so nothing flickers and the focus stays where it is.
 * Places (`data-target`) are recognised wherever they stand among their neighbours.
 */

/**
 * @param {Element} shown
 * @param {Element} next
 */
export function morph(shown, next) {
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  morphChildren(shown, [...next.childNodes]);
}

/**
 * @param {Element} parent
 * @param {ChildNode[]} next
 */
function morphChildren(parent, next) {
  /** What is drawn at each place, in order: a place may be drawn in several parts. @type {Map<string, ChildNode[]>} */
  const places = new Map();
  /** @type {ChildNode[]} */
  const others = [];
  for (const child of parent.childNodes) {
    const place = placeOf(child);
    if (place === null) others.push(child);
    else places.set(place, [...(places.get(place) ?? []), child]);
  }
  const result = next.map((wanted) => {
    const place = placeOf(wanted);
    const found = place === null ? firstLike(others, wanted) : places.get(place)?.shift();
    if (found === undefined || found.nodeName !== wanted.nodeName) return wanted;
    if (found instanceof Element) morph(found, /** @type {Element} */ (wanted));
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
    return found;
  });
  const staying = new Set(result);
  for (const child of [...parent.childNodes]) if (!staying.has(child)) child.remove();
  let current = parent.firstChild;
  for (const child of result) {
    if (child === current) current = child.nextSibling;
    else parent.insertBefore(child, current);
  }
}

/**
 * The first of some nodes that is of the same kind, taken out with all before it.
 * @param {ChildNode[]} nodes
 * @param {Node} wanted
 * @returns {ChildNode | undefined}
 */
function firstLike(nodes, wanted) {
  const index = nodes.findIndex((node) => node.nodeName === wanted.nodeName);
  return index === -1 ? undefined : nodes.splice(0, index + 1).at(-1);
}

/** @param {Node} node */
function placeOf(node) {
  return node instanceof Element ? node.getAttribute("data-target") : null;
}
