/**
 * A node of a parsed page, as plain data. Markdown and components are the same kind of node: `## Title` and
 * `<h2>Title</h2>` are the same element, so one table defines the HTML of both.
 */
export type Node = Text | Element | Code | ExpressionNode;

export interface Text {
  readonly type: 'text';
  readonly value: string;
  /**
   * True if the value is a character reference (`&thinsp;`) that only a browser can decode. Renderers write it as it
   * is.
   */
  readonly reference?: true;
}

/** An HTML element (lower-case name), or a component (upper-case, or with a hyphen or dot). */
export interface Element {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
  /** Line in the file, from 1. 0 for inline nodes, which are on the lines of their block. */
  readonly line: number;
  /** True if the author wrote a tag, false for Markdown syntax. */
  readonly tag: boolean;
}

/** A fenced code block. */
export interface Code {
  readonly type: 'code';
  readonly language: string;
  /** Rest of the info string, after the language. */
  readonly meta: string;
  readonly value: string;
  readonly line: number;
}

/**
 * An expression `{…}` in text. Evaluated when the page is resolved, because the props of snippets are not known
 * earlier.
 */
interface ExpressionNode {
  readonly type: 'expression';
  /** Source of the expression, without the braces. */
  readonly source: string;
  readonly line: number;
}

/** Value of an attribute: text, `true` for a name without a value, or the source of an expression. */
export type AttributeValue = string | true | {readonly source: string};

/**
 * Attributes in the order of the source. Of a repeated name, contains the last value. A key that begins with `...` is a
 * spread.
 */
export type Attributes = ReadonlyMap<string, AttributeValue>;

export const noAttributes: Attributes = new Map();

export function createElementNode(
  name: string,
  children: readonly Node[],
  attributes = noAttributes,
  line = 0,
): Element {
  return {type: 'element', name, attributes, children, line, tag: false};
}

export function createTextNode(value: string): Text {
  return {type: 'text', value};
}

/** Returns the text of nodes without markup, for titles, ids, and search. */
export function getPlainText(nodes: readonly Node[]): string {
  let words = '';
  for (const node of nodes) {
    if (node.type === 'text') words += node.value;
    else if (node.type === 'code') words += node.value;
    else if (node.type === 'element') words += node.name === 'br' ? ' ' : getPlainText(node.children);
  }
  return words;
}
