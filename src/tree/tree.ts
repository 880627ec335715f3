/**
 * A page as plain data: what the author wrote, with Markdown and components as the same kind of node. `## Title` and
 * `<h2>Title</h2>` are the same element, so one table decides how both become HTML.
 */
export type Node = Text | Element | Code | ExpressionNode;

export interface Text {
  readonly type: 'text';
  readonly value: string;
  /** The value is a character reference (`&thinsp;`) that only a browser can decode. Written verbatim. */
  readonly reference?: true;
}

/** An HTML element (lower-case name) or a component (upper-case, or with a hyphen or dot). */
export interface Element {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
  /** Line in the file, from 1. Zero for inline nodes, which belong to their nearest block. */
  readonly line: number;
  /** The author wrote a tag, not Markdown syntax. */
  readonly tag: boolean;
}

/** A fenced code block. */
export interface Code {
  readonly type: 'code';
  readonly language: string;
  /** Info string after the language of a code fence. */
  readonly meta: string;
  readonly value: string;
  readonly line: number;
}

/** `{…}` in text. Evaluated during rendering, because only then snippets have their props. */
interface ExpressionNode {
  readonly type: 'expression';
  /** Source without the braces. */
  readonly source: string;
  readonly line: number;
}

/** Value of an attribute: text, `true` for a bare name, or the source of an expression. */
export type AttributeValue = string | true | {readonly source: string};

/** Attributes in source order. The last of a repeated name wins. Keys that begin with `...` are spreads. */
export type Attributes = ReadonlyMap<string, AttributeValue>;

export const noAttributes: Attributes = new Map();

export function element(name: string, children: readonly Node[], attributes = noAttributes, line = 0): Element {
  return {type: 'element', name, attributes, children, line, tag: false};
}

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Returns the text of nodes without markup, for titles, ids, and search. */
export function plainText(nodes: readonly Node[]): string {
  let words = '';
  for (const node of nodes) {
    if (node.type === 'text') words += node.value;
    else if (node.type === 'code') words += node.value;
    else if (node.type === 'element') words += node.name === 'br' ? ' ' : plainText(node.children);
  }
  return words;
}
