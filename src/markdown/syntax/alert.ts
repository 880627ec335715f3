import {type Element, element, type Node, noAttributes, plainText, text} from '../../tree/tree.js';

const components: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

/**
 * Converts GitHub's alert, a quote that starts with `[!NOTE]`, to a callout. Words behind the mark are its title, as other
 * tools read them.
 */
export function alertOf(children: readonly Node[], line: number): Element | undefined {
  const first = children[0];
  if (first?.type !== 'element' || first.name !== 'p') return undefined;
  const lead = first.children[0];
  if (lead?.type !== 'text') return undefined;
  const [mark = '', kind = ''] = /^\s*\[!([A-Za-z]+)\][ \t]*/.exec(lead.value) ?? [];
  const name = Object.hasOwn(components, kind.toUpperCase()) ? components[kind.toUpperCase()] : undefined;
  if (!name) return undefined;
  const {head, rest} = splitLine([text(lead.value.slice(mark.length)), ...first.children.slice(1)]);
  const title = plainText(head).trim();
  const others = children.slice(1);
  // Words that nothing follows are what the callout says.
  const isTitle = title !== '' && rest.length + others.length > 0;
  const words = isTitle || !title ? rest : head;
  const body = words.length ? [element('p', words, noAttributes, first.line), ...others] : others;
  return element(name, body, isTitle ? new Map([['title', title]]) : noAttributes, line);
}

/** Splits the content of a paragraph at the end of its first line. */
function splitLine(nodes: readonly Node[]): {readonly head: readonly Node[]; readonly rest: readonly Node[]} {
  const at = nodes.findIndex(node => node.type === 'text' && node.value.includes('\n'));
  const node = nodes[at];
  if (node?.type !== 'text') return {head: nodes, rest: []};
  const end = node.value.indexOf('\n');
  const below = node.value.slice(end + 1);
  return {
    head: [...nodes.slice(0, at), text(node.value.slice(0, end))],
    rest: [...(below || at + 1 < nodes.length ? [text(below)] : []), ...nodes.slice(at + 1)],
  };
}
