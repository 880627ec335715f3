import {type DefaultTreeAdapterTypes, parse, parseFragment} from 'parse5';
import type {WrittenElement} from '../../../../src/components/written-element.js';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Element in HTML text, with the position of its start tag. */
export class ParsedElement implements WrittenElement {
  readonly parentElement: ParsedElement | null;
  readonly children: ParsedElement[] = [];
  readonly #node: Element;

  constructor(node: Element, parent: ParsedElement | null) {
    this.#node = node;
    this.parentElement = parent;
    parent?.children.push(this);
  }

  get localName(): string {
    return this.#node.tagName;
  }

  get className(): string {
    return this.getAttribute('class') ?? '';
  }

  get firstElementChild(): ParsedElement | null {
    return this.children[0] ?? null;
  }

  get textContent(): string {
    return getElementText(this.#node);
  }

  get attributes(): readonly {readonly name: string; readonly value: string}[] {
    return this.#node.attrs;
  }

  get slot(): string {
    return this.getAttribute('slot') ?? '';
  }

  set slot(value: string) {
    const {attrs} = this.#node;
    const known = attrs.find(({name}) => name === 'slot');
    if (known) known.value = value;
    else attrs.push({name: 'slot', value});
  }

  getAttribute(name: string): string | null {
    return this.#node.attrs.find(each => each.name === name)?.value ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }

  /** Offsets of the start tag in the text. Undefined for an element that the HTML parser inserted. */
  get startTag(): {readonly start: number; readonly end: number} | undefined {
    const place = this.#node.sourceCodeLocation;
    const tag = place && ('startTag' in place ? (place.startTag ?? place) : place);
    return tag ? {start: tag.startOffset, end: tag.endOffset} : undefined;
  }

  /** Whether the element contains a declarative shadow root already. */
  get hasRoot(): boolean {
    return this.children.some(each => each.localName === 'template' && each.hasAttribute('shadowrootmode'));
  }

  /** Returns whether one of the element's ancestors passes a test. */
  isInside(test: (element: ParsedElement) => boolean): boolean {
    for (let each = this.parentElement; each; each = each.parentElement) if (test(each)) return true;
    return false;
  }
}

/** Parses HTML. Returns its elements in source order, without those in templates. */
export function parsePage(text: string): readonly ParsedElement[] {
  const isPage = /<(?:!doctype|html|head|body)[\s>]/i.test(text);
  const root = (isPage ? parse : parseFragment)(text, {sourceCodeLocationInfo: true});
  const found: ParsedElement[] = [];
  // Use a stack instead of recursion: HTML can nest deeper than the call stack.
  const stack: {node: Node; parent: ParsedElement | null}[] = [];
  const push = (node: Parent, parent: ParsedElement | null) => {
    for (const child of node.childNodes.toReversed()) stack.push({node: child, parent});
  };
  push(root, null);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const {node, parent} = next;
    if (!('tagName' in node)) continue;
    const element = new ParsedElement(node, parent);
    found.push(element);
    push(node, element);
  }
  return found;
}

function getElementText(root: Element): string {
  let text = '';
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === '#text') text += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  return text;
}
