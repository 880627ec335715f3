import {limits} from '../limits.js';
import type {TagPiece} from './pieces.js';
import {refuse} from './refused.js';
import type {Fuel} from './skip.js';
import type {Tag} from './tag.js';
import {element, type Node, noAttributes, text} from './tree.js';

export interface Paired {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'self';
}

/**
 * The partner of each tag, by its index among the siblings: names are paired with a stack, and a closing tag also ends
 * what was left open inside. -1 for a tag without a partner, or that needs none.
 */
export function findPartners(tags: readonly (Paired | undefined)[]): readonly number[] {
  const partners = tags.map(() => -1);
  const open: number[] = [];
  const waiting = new Map<string, number>();
  tags.forEach((tag, index) => {
    if (tag?.kind === 'open') {
      open.push(index);
      waiting.set(tag.name, (waiting.get(tag.name) ?? 0) + 1);
    } else if (tag?.kind === 'close' && waiting.get(tag.name)) {
      for (let found = -1; found === -1; ) {
        const top = open.pop() as number;
        const {name} = tags[top] as Paired;
        waiting.set(name, (waiting.get(name) as number) - 1);
        if (name !== tag.name) continue;
        found = top;
        partners[top] = index;
        partners[index] = top;
      }
    }
  });
  return partners;
}

interface Open {
  readonly nodes: Node[];
  readonly tag?: Tag;
}

/** The tags of a line as elements. What has no partner, or stands too deep, is the text that was written. */
export function pairTags(content: readonly (Node | TagPiece)[], fuel: Fuel): Node[] {
  const partners = findPartners(content.map(each => ('raw' in each ? each.tag : undefined)));
  const open: Open[] = [{nodes: []}];
  let beyond = 0;
  content.forEach((each, index) => {
    const {nodes} = open.at(-1) as Open;
    if (!('raw' in each)) {
      nodes.push(each);
      return;
    }
    const {name, attributes, kind} = each.tag;
    const isLoose = kind !== 'self' && partners[index] === -1;
    if (isLoose && fuel.tags) {
      fuel.loose++;
      // Many a description has `<p>` and `<li>` without their ends, as HTML allows.
      if (kind === 'open' && nodes.length > 0 && /^(?:p|li)$/i.test(name)) nodes.push(element('br', []));
      return;
    }
    if (isLoose) {
      fuel.loose++;
      refuse(fuel.refused, kind === 'close' ? 'close' : 'open', each.raw);
    } else if (kind === 'open' && open.length > limits.depth) refuse(fuel.refused, 'deep', each.raw);
    if (isLoose || (kind === 'open' && open.length > limits.depth) || (kind === 'close' && beyond > 0)) {
      if (!isLoose) beyond += kind === 'open' ? 1 : -1;
      nodes.push(text(each.raw));
    } else if (kind === 'self') nodes.push({type: 'element', name, attributes, children: [], line: 0, tag: true});
    else if (kind === 'open') open.push({nodes: [], tag: each.tag});
    else {
      const {tag} = open.pop() as Open;
      const given = tag?.attributes ?? noAttributes;
      open.at(-1)?.nodes.push({type: 'element', name, attributes: given, children: nodes, line: 0, tag: true});
    }
  });
  return (open[0] as Open).nodes;
}
