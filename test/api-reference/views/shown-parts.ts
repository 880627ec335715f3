import {type HtmlNode, hasClass, htmlTree} from './html-tree.js';

/** Parts of a page that its Markdown must contain: callbacks and links by name, and the text of every example. */
export function shownParts(main: string, aside: string): readonly string[] {
  const nodes = [main, aside].flatMap(html => [...below(htmlTree(html))]);
  const callbacks = nodes.filter(node => hasClass(node, 'callback')).flatMap(node => textOf(find(node, 'b')));
  const links = nodes.filter(node => hasClass(node, 'link-parameter')).flatMap(node => textOf(find(node, 'code')));
  const values = nodes
    .filter(node => hasClass(node, 'field-examples'))
    .flatMap(node => [...below(node)].filter(({name}) => name === 'code').flatMap(textOf));
  const examples = nodes
    .filter(({name, attributes}) => /^(?:request|response)-example$/.test(name) && attributes.get('name') !== 'samples')
    .flatMap(node => [...below(node)].filter(({name}) => name === 'pre').flatMap(textOf));
  return [...callbacks, ...links, ...values, ...examples];
}

function* below(node: HtmlNode): Iterable<HtmlNode> {
  for (const child of node.children) {
    yield child;
    yield* below(child);
  }
}

function find(node: HtmlNode, name: string): HtmlNode | undefined {
  for (const each of below(node)) if (each.name === name) return each;
  return undefined;
}

/** Returns the text of an element, the pieces of highlighted code among it. */
function textOf(node: HtmlNode | undefined): readonly string[] {
  if (!node) return [];
  const inner = node.children.flatMap(textOf).join('');
  const text = (inner + plain(node.text)).trim();
  return text ? [text] : [];
}

function plain(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({lt: '<', gt: '>', quot: '"', amp: '&'})[name] as string);
}
