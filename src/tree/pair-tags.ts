import {limits} from '../limits.js';
import type {TagPiece} from './pieces.js';
import type {Fuel} from './skip.js';
import {type Node, text} from './tree.js';

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

/** The tags of a line as elements. What has no partner, or stands too deep, is the text that was written. */
export function pairTags(content: readonly (Node | TagPiece)[], fuel: Fuel): Node[] {
  const partners = findPartners(content.map(each => ('tag' in each && 'raw' in each ? each.tag : undefined)));
  const frames: {nodes: Node[]; piece?: TagPiece}[] = [{nodes: []}];
  const beyond = 0;
  content.forEach((each, index) => {
    const top = frames.at(-1) as {nodes: Node[]; piece?: TagPiece};
    if (!('raw' in each)) {
      top.nodes.push(each as Node);
      return;
    }
    const {name, attributes, kind} = each.tag;
    if (kind === 'self') top.nodes.push({type: 'element', name, attributes, children: [], line: 0, tag: true});
    else if (partners[index] === -1) {
      fuel.loose++;
      top.nodes.push(text(each.raw));
    } else if (kind === 'open') frames.push({nodes: [], piece: each});
    else {
      frames.pop();
      const {tag} = top.piece as TagPiece;
      const parent = frames.at(-1) as {nodes: Node[]};
      const {name, attributes} = tag;
      parent.nodes.push({type: 'element', name, attributes, children: top.nodes, line: 0, tag: true});
    }
  });
  return frames.flatMap(frame => frame.nodes);
}
