/**
 * The one form that both trees are brought into: text, code, expressions and elements, with what is only notation gone.
 * Every step here could hide a fault, so each says why it is none.
 */
export type Simple =
  | string
  | {readonly code: string; readonly value: string}
  | {readonly expression: string}
  | SimpleElement;

export interface SimpleElement {
  /** `<name>` for a tag that the author wrote, `name` for what Markdown made. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly Simple[];
}

const blocks = new Set('p ul ol li blockquote hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td section br'.split(' '));

/**
 * Neighbouring texts are one. A run of white space is one space, as in HTML. White space at the edges of an element and
 * next to a block says nothing: only the line ends of the source are there.
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

/** Returns whether a node is a block, or the edge of the element. */
function isBlock(node: Simple | undefined): boolean {
  if (node === undefined) return true;
  if (typeof node === 'string' || 'expression' in node) return false;
  return 'code' in node || blocks.has(node.name);
}

/** ```` ```js{1,3} ```` and ```` ```js {1,3} ```` are the same fence: here the language ends at a brace or bracket. */
export function simpleCode(language: string, meta: string, value: string): Simple {
  return {
    code: `${language} ${meta}`
      .trim()
      .replace(/\s+(?=[{[])/g, '')
      .replace(/\s+/g, ' '),
    value,
  };
}

/** Returns the tags alone, with their nesting and attributes: the words between them do not count. */
export function componentsOf(nodes: readonly Simple[]): Simple[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string' || !('name' in node)) return [];
    const children = componentsOf(node.children);
    return node.name.startsWith('<') ? [{...node, children}] : children;
  });
}
