import {startTags} from '../../components/html-tokens.js';

/** An element of our own markup. `text` is its direct text. */
export interface HtmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
  /** Text and elements in document order. */
  readonly parts: (HtmlNode | string)[];
  text: string;
}

const empty = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'path', 'use', 'source']);

/** Parses markup to a tree. Fails if the markup is not well-formed: an end tag must close the last open element. */
export function htmlTree(html: string): HtmlNode {
  const root: HtmlNode = {name: '', attributes: new Map(), children: [], parts: [], text: ''};
  const open = [root];
  // Escaped text contains no `<`, and an attribute contains no `"`.
  for (const [token, end, name, rest] of html.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)((?:[^">]|"[^"]*")*)>|[^<]+/gi,
  )) {
    const top = open.at(-1)!;
    if (name === undefined) {
      if (token.startsWith('<')) continue;
      top.text += token;
      top.parts.push(token);
    } else if (end) {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
    } else {
      const node: HtmlNode = {name, attributes: startTags(token)[0]!.attributes, children: [], parts: [], text: ''};
      top.children.push(node);
      top.parts.push(node);
      if (!empty.has(name) && !rest!.endsWith('/')) open.push(node);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)!.name}> is never closed`);
  return root;
}

export function hasClass({attributes}: HtmlNode, name: string): boolean {
  return attributes.get('class')?.split(' ').includes(name) ?? false;
}

/** Returns matching elements, outermost first. Does not search in matching or skipped elements. */
export function findAll(node: HtmlNode, fits: (node: HtmlNode) => boolean, skips = (_: HtmlNode) => false): HtmlNode[] {
  return node.children.flatMap(child => (fits(child) ? [child] : skips(child) ? [] : findAll(child, fits, skips)));
}

export function textOf({text, children}: HtmlNode): string {
  return text + children.map(textOf).join('');
}
