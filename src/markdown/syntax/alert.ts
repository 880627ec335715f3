import {type Element, element, type Node, noAttributes, text} from '../../tree/tree.js';

const components: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

/** Converts GitHub's alert, a quote that starts with `[!NOTE]`, to a callout. */
export function alertOf(children: readonly Node[], line: number): Element | undefined {
  const first = children[0];
  if (first?.type !== 'element' || first.name !== 'p') return undefined;
  const lead = first.children[0];
  if (lead?.type !== 'text') return undefined;
  const match = /^\s*\[!([A-Z]+)\][ \t]*(?:\n|$)/.exec(lead.value);
  const name = match && Object.hasOwn(components, match[1] as string) ? components[match[1] as string] : undefined;
  if (!match || !name) return undefined;
  const rest = lead.value.slice(match[0].length);
  const words = rest || first.children.length > 1 ? [text(rest), ...first.children.slice(1)] : [];
  const body = words.length ? [element('p', words, noAttributes, first.line), ...children.slice(1)] : children.slice(1);
  return element(name, body, noAttributes, line);
}
