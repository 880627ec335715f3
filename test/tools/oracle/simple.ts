/**
 * The common form of both trees: text, code, expressions and elements, without differences of notation. Every
 * conversion here could hide a fault, so each comment explains why it does not.
 */
export type Simple =
  | string
  | {readonly code: string; readonly value: string}
  | {readonly expression: string}
  | SimpleElement;

export interface SimpleElement {
  /** `<name>` for the author's own tag, `name` for an element from Markdown. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly Simple[];
}

const blocks = new Set('p ul ol li blockquote hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td section br'.split(' '));

/**
 * Merges adjacent texts, and collapses white space like HTML. Removes white space at the edges of an element and next
 * to a block, because it only contains line breaks of the source.
 */
export function tidy(nodes: readonly Simple[]): Simple[] {
  const merged: Simple[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string') merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  const tidied: Simple[] = [];
  merged.forEach((node, at) => {
    if (typeof node !== 'string') {
      tidied.push(node);
      return;
    }
    let text = node.replace(/[ \t\n\r]+/g, ' ');
    if (isBlock(merged[at - 1])) text = text.replace(/^ /, '');
    if (isBlock(merged[at + 1])) text = text.replace(/ $/, '');
    if (text) tidied.push(text);
  });
  return tidied;
}

/** Returns whether a node is a block, or undefined at the edge of the element. */
function isBlock(node: Simple | undefined): boolean {
  if (node === undefined) return true;
  if (typeof node === 'string' || 'expression' in node) return false;
  return 'code' in node || blocks.has(node.name);
}

/**
 * ```` ```js{1,3} ```` and ```` ```js {1,3} ```` are the same code fence, because the language ends at a brace or bracket.
 */
export function simpleCode(language: string, meta: string, value: string): Simple {
  return {
    code: `${language} ${meta}`
      .trim()
      .replace(/\s+(?=[{[])/g, '')
      .replace(/\s+/g, ' '),
    value,
  };
}

/** Returns only the tags with their nesting and attributes, without text. */
export function componentsOf(nodes: readonly Simple[]): Simple[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string' || !('name' in node)) return [];
    const children = componentsOf(node.children);
    return node.name.startsWith('<') ? [{...node, children}] : children;
  });
}
