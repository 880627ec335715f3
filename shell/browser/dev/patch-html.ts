import {loaders} from '../../../elements/base/loaders.js';
import {setHtml} from '../../../elements/base/set-html.js';
import {tabbedTags} from '../../../elements/content/docs-tabs.js';
import type {Html} from '../../../src/base/html.js';
import {keepState} from './keep-state.js';
import {pairNodes} from './pair-nodes.js';

/**
 * Last rendering of an element: its HTML, and for each node of that HTML the node in the page. Scripts may have
 * changed the latter.
 */
interface RenderedMarkup {
  readonly key: string;
  readonly plain: Node;
  readonly live: Map<Node, Node>;
}

const rendered = new WeakMap<Element, RenderedMarkup>();

/**
 * Sets HTML like `setHtml`. If the previous call had the same key, changes only the nodes that differ, so that open
 * sections, inputs, and changes by scripts stay.
 */
export function patchHtml(element: Element, html: Html, key: string): void {
  const box = document.createElement('template');
  setHtml(box, html);
  const before = rendered.get(element);
  if (before?.key === key) {
    new Patch(before.live).children(before.plain, box.content);
    return;
  }
  const plain = box.content.cloneNode(true);
  const live = new Map<Node, Node>([[plain, element]]);
  pair(plain, box.content, live);
  rendered.set(element, {key, plain, live});
  element.replaceChildren(box.content);
}

/** Maps each node below `plain` to its copy. Both trees must have the same shape. */
function pair(plain: Node, copy: Node, live: Map<Node, Node>): void {
  for (const [at, node] of [...plain.childNodes].entries()) {
    const twin = copy.childNodes[at] as Node;
    live.set(node, twin);
    pair(node, twin, live);
  }
}

/** Changes one rendered tree into another, and repeats each change on the page's nodes. */
class Patch {
  readonly #live: Map<Node, Node>;

  constructor(live: Map<Node, Node>) {
    this.#live = live;
  }

  children(old: Node, fresh: Node): void {
    let last: Node | undefined;
    const put = (node: Node) => {
      if (last) (last as ChildNode).after(node);
      else old.insertBefore(node, old.firstChild);
      this.#insert(node, old, last);
      last = node;
    };
    for (const [from, to] of pairNodes([...old.childNodes], [...fresh.childNodes])) {
      if (from && to && this.#change(from, to)) last = from;
      else if (from && to) {
        const restore = keepState(this.#live.get(from) as Element);
        put(to);
        this.#remove(from);
        restore(this.#live.get(to) as Element);
      } else if (to) put(to);
      else if (from) this.#remove(from);
    }
  }

  /** Changes a node into another of the same kind. Returns false if it has to be replaced. */
  #change(old: Node, fresh: Node): boolean {
    if (old.isEqualNode(fresh)) return true;
    if (!(old instanceof Element) || !(fresh instanceof Element)) {
      old.nodeValue = fresh.nodeValue;
      (this.#live.get(old) as Node).nodeValue = fresh.nodeValue;
      return true;
    }
    this.#adopt(old, fresh);
    if (old.isEqualNode(fresh)) return true;
    const holes = findHoles(old);
    if (!holes) {
      this.#attributes(old, fresh);
      this.children(old, fresh);
      return true;
    }
    if (!isSameShell(old, fresh)) return false;
    const into = findHoles(fresh) as Element[];
    for (const [at, hole] of holes.entries()) this.children(hole, into[at] as Element);
    return true;
  }

  /** Copies changed attributes, except those that a script has set to the new value already. */
  #adopt(old: Element, fresh: Element): void {
    const live = this.#live.get(old) as Element;
    for (const {name, value} of fresh.attributes)
      if (!old.hasAttribute(name) && live.getAttribute(name) === value) old.setAttribute(name, value);
  }

  #attributes(old: Element, fresh: Element): void {
    const live = this.#live.get(old) as Element;
    for (const {name} of [...old.attributes])
      if (!fresh.hasAttribute(name)) for (const each of [old, live]) each.removeAttribute(name);
    for (const {name, value} of [...fresh.attributes])
      if (old.getAttribute(name) !== value) for (const each of [old, live]) each.setAttribute(name, value);
  }

  #insert(node: Node, parent: Node, before: Node | undefined): void {
    const copy = node.cloneNode(true);
    this.#live.set(node, copy);
    pair(node, copy, this.#live);
    const anchor = before && (this.#live.get(before) as ChildNode);
    const home = this.#live.get(parent) as ParentNode;
    // If a script removed the previous sibling, insert at the start.
    if (anchor?.parentNode) anchor.after(copy);
    else home.prepend(copy);
  }

  #remove(node: Node): void {
    (this.#live.get(node) as ChildNode).remove();
    (node as ChildNode).remove();
  }
}

/**
 * Returns the descendants that contain the author's text: scripts do not change them, so they can be patched. Undefined
 * for an element without a script, which can be patched as a whole.
 */
function findHoles(element: Element): Element[] | undefined {
  const tag = element.localName;
  if (tabbedTags.includes(tag))
    return [...element.querySelectorAll('.tab-panel')].filter(panel => panel.closest(tabbedTags.join()) === element);
  if (tag === 'docs-view') return [...element.querySelectorAll(':scope > .view')];
  return loaders.has(tag) ? [] : undefined;
}

/** Returns whether two elements are equal outside the descendants in `findHoles`. */
function isSameShell(a: Element, b: Element): boolean {
  const [one, other] = [a, b].map(element => {
    const shell = element.cloneNode(true) as Element;
    for (const hole of findHoles(shell) ?? []) hole.replaceChildren();
    return shell;
  });
  return (one as Element).isEqualNode(other as Element);
}
