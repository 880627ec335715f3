import {createElementNode, createTextNode, type Element, type Node, noAttributes} from '../../tree/tree.js';

const components: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

/**
 * Converts a quote that begins with `[!NOTE]`, a GitHub alert, to a callout. Text on the same line becomes the title if
 * content follows, as in other tools.
 */
export function toCallout(children: readonly Node[], line: number): Element | undefined {
  const first = children[0];
  if (first?.type !== 'element' || first.name !== 'p') return undefined;
  const lead = first.children[0];
  if (lead?.type !== 'text') return undefined;
  const [all = '', kind = '', words = '', end] = /^\s*\[!([a-z]+)\][ \t]*(.*)(\n)?/i.exec(lead.value) ?? [];
  const type = kind.toUpperCase();
  const name = Object.hasOwn(components, type) ? components[type] : undefined;
  const isTitle = words !== '' && (end !== undefined || children.length > 1);
  // Leave a title with markup: it could extend into another node.
  if (!name || (words && !end && first.children.length > 1)) return undefined;
  const rest = lead.value.slice(all.length) || (isTitle ? '' : words);
  const inside = rest || first.children.length > 1 ? [createTextNode(rest), ...first.children.slice(1)] : [];
  const body = inside.length
    ? [createElementNode('p', inside, noAttributes, first.line), ...children.slice(1)]
    : children.slice(1);
  return createElementNode(name, body, isTitle ? new Map([['title', words.trim()]]) : noAttributes, line);
}
