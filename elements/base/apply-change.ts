/** Nodes of the page that belong in each `<slot>` of a rendering, by slot name. */
type Contents = ReadonlyMap<string, readonly ChildNode[]>;

/**
 * Applies the difference between two renderings of a component to its element in the page. Keeps the nodes that are
 * equal in both. The renderings contain a `<slot>` for everything that only the page has: the element's content, and
 * props without an attribute.
 */
export function applyChange(live: Element, before: Element, after: Element): void {
  const contents = new Map<string, readonly ChildNode[]>();
  for (const slot of before.querySelectorAll('slot')) contents.set(slot.name, findContent(live, before, slot) ?? []);
  changeElement(live, before, after, contents);
}

/**
 * Returns the nodes of the page that a `<slot>` of a rendering stands for. Undefined if the page has no element at that
 * position.
 */
export function findContent(live: Element, rendered: Element, slot: Element): readonly ChildNode[] | undefined {
  const path: Element[] = [];
  for (let node = slot.parentElement; node && node !== rendered; node = node.parentElement) path.unshift(node);
  let [twin, parent]: [ChildNode | undefined, Element] = [live, rendered];
  for (const node of path) {
    twin = twin instanceof Element ? findTwin(twin, parent, node) : undefined;
    parent = node;
  }
  if (!(twin instanceof Element)) return undefined;
  const others = new Set(listParts(parent).map(part => findTwin(twin as Element, parent, part)));
  return [...twin.childNodes].filter(node => !others.has(node));
}

/**
 * Returns whether the page contains all elements that `rendered` has and `without` lacks. False if both have the same
 * elements.
 */
export function hasAdded(live: Element, without: Element, rendered: Element): boolean {
  const twins = pairParts(listParts(without), listParts(rendered));
  const elements = listParts(rendered).filter(part => part instanceof Element && !(part instanceof HTMLSlotElement));
  const pairs = elements.map(part => ({
    part: part as Element,
    old: twins.get(part),
    node: findTwin(live, rendered, part),
  }));
  if (pairs.some(({old, node}) => !old && !node)) return false;
  return pairs.some(
    ({part, old, node}) => !old || (node instanceof Element && old instanceof Element && hasAdded(node, old, part)),
  );
}

function changeElement(live: Element, before: Element, after: Element, contents: Contents): void {
  setChangedAttributes(live, before, after);
  const old = listParts(before);
  const twins = pairParts(old, listParts(after));
  const remaining = new Set(twins.values());
  const nodes = new Map(old.map(part => [part, findTwin(live, before, part)]));
  for (const part of old) if (!remaining.has(part)) for (const node of listNodes(part, nodes, contents)) remove(node);
  let last: ChildNode | undefined;
  for (const next of listParts(after)) {
    const part = twins.get(next);
    const node = part && nodes.get(part);
    if (part && node) changePart(node, part, next, contents);
    last = part ? (listNodes(part, nodes, contents).at(-1) ?? last) : insert(live, next, last, contents);
  }
}

/** Returns the child nodes without whitespace. */
function listParts(element: Element): readonly ChildNode[] {
  return [...element.childNodes].filter(node => node instanceof Element || node.nodeValue?.trim());
}

/** Returns the name by which `pairParts` matches a node in two renderings. */
function getNodeName(node: Node): string {
  if (node instanceof HTMLSlotElement) return `slot ${node.name}`;
  return node instanceof Element ? `${node.localName}.${node.classList.item(0) ?? ''}` : '';
}

/** Pairs child nodes of two renderings: nodes with the same name in the same order. */
function pairParts(before: readonly ChildNode[], after: readonly ChildNode[]): ReadonlyMap<ChildNode, ChildNode> {
  const left = [...before];
  const twins = new Map<ChildNode, ChildNode>();
  for (const next of after) {
    const at = left.findIndex(part => getNodeName(part) === getNodeName(next));
    if (at >= 0) twins.set(next, left.splice(at, 1)[0] as ChildNode);
  }
  return twins;
}

/**
 * Returns the page's node for a child node of a rendering. A `<slot>` has none, because its content takes its position.
 */
function findTwin(live: Element, rendered: Element, part: ChildNode): ChildNode | undefined {
  const name = getNodeName(part);
  const order = listParts(rendered)
    .filter(each => getNodeName(each) === name)
    .indexOf(part);
  return listParts(live).filter(each => getNodeName(each) === name)[order];
}

function listNodes(
  part: ChildNode,
  nodes: ReadonlyMap<ChildNode, ChildNode | undefined>,
  contents: Contents,
): readonly ChildNode[] {
  if (part instanceof HTMLSlotElement) return contents.get(part.name) ?? [];
  const node = nodes.get(part);
  return node ? [node] : [];
}

function changePart(node: ChildNode, before: ChildNode, after: ChildNode, contents: Contents): void {
  if (before.isEqualNode(after)) return;
  if (node instanceof Element && before instanceof Element && after instanceof Element)
    changeElement(node, before, after, contents);
  else node.nodeValue = after.nodeValue;
}

function setChangedAttributes(live: Element, before: Element, after: Element): void {
  for (const name of before.classList) if (!after.classList.contains(name)) live.classList.remove(name);
  for (const name of after.classList) if (!before.classList.contains(name)) live.classList.add(name);
  for (const name of before.getAttributeNames())
    if (name !== 'class' && !after.hasAttribute(name)) live.removeAttribute(name);
  for (const {name, value} of after.attributes)
    if (name !== 'class' && before.getAttribute(name) !== value) live.setAttribute(name, value);
}

/**
 * Inserts a rendered node after another node, and fills its slots with the page's nodes. Returns the last inserted
 * node.
 */
function insert(
  live: Element,
  part: ChildNode,
  last: ChildNode | undefined,
  contents: Contents,
): ChildNode | undefined {
  const box = document.createDocumentFragment();
  box.append(part.cloneNode(true));
  for (const slot of box.querySelectorAll('slot')) slot.replaceWith(...(contents.get(slot.name) ?? []));
  const end = box.lastChild ?? last;
  if (isSpace(part.previousSibling)) box.prepend(' ');
  if (last) last.after(box);
  else live.prepend(box);
  return end;
}

function remove(node: ChildNode): void {
  if (isSpace(node.previousSibling)) node.previousSibling?.remove();
  node.remove();
}

function isSpace(node: ChildNode | null): boolean {
  return node instanceof Text && node.data.trim() === '';
}
