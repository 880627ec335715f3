import {limits} from '../limits.js';
import {splitAddresses} from './autolink.js';
import type {Delimiter} from './delimiters.js';
import {pairTags} from './pair-tags.js';
import type {Fuel} from './skip.js';
import type {Tag} from './tag.js';
import {type Attributes, element, type Node, noAttributes, plainText} from './tree.js';

/** A line of text before its nesting is known, from left to right. */
export type Piece =
  | {readonly node: Node}
  | {readonly delimiter: Delimiter}
  | {readonly open: string; readonly attributes: Attributes}
  | {readonly close: true}
  | {readonly tag: Tag; readonly raw: string};

export type TagPiece = Extract<Piece, {readonly tag: Tag}>;

interface Frame {
  readonly name: string;
  readonly attributes: Attributes;
  readonly content: (Node | TagPiece)[];
  tags: number;
}

/** Nests the pieces. Deeper than the limit, what is inside stands in the deepest element instead. */
export function piecesToNodes(pieces: readonly Piece[], fuel: Fuel, withAddresses: boolean): Node[] {
  const frames: Frame[] = [{name: '', attributes: noAttributes, content: [], tags: 0}];
  let top = frames[0] as Frame;
  let beyond = 0;
  let links = 0;
  const open = (name: string, attributes: Attributes) => {
    if (frames.length > limits.depth) {
      beyond++;
      return;
    }
    if (name === 'a') links++;
    top = {name, attributes, content: [], tags: 0};
    frames.push(top);
  };
  const close = () => {
    if (beyond > 0) {
      beyond--;
      return;
    }
    const {name, attributes} = top;
    const children = finish(top, withAddresses && links === 0, fuel);
    if (name === 'a') links--;
    frames.pop();
    top = frames.at(-1) as Frame;
    top.content.push(name === 'img' ? image(children, attributes) : element(name, children, attributes));
  };
  for (const piece of pieces) {
    if ('node' in piece) append(top.content, piece.node);
    else if ('tag' in piece) {
      top.content.push(piece);
      top.tags++;
    } else if ('open' in piece) open(piece.open, piece.attributes);
    else if ('close' in piece) close();
    else {
      const {ends, begins, left, char} = piece.delimiter;
      for (let count = ends.length; count > 0; count--) close();
      if (left > 0) append(top.content, {type: 'text', value: char.repeat(left)});
      for (const name of begins) open(name, noAttributes);
    }
  }
  return finish(top, withAddresses, fuel);
}

function append(content: (Node | TagPiece)[], node: Node): void {
  const last = content.at(-1);
  if (node.type === 'text' && last && 'type' in last && last.type === 'text' && !node.reference && !last.reference)
    content[content.length - 1] = {type: 'text', value: last.value + node.value};
  else content.push(node);
}

/** Addresses in the text become links, unless it stands in one; tags find their partners. */
function finish(frame: Frame, withAddresses: boolean, fuel: Fuel): Node[] {
  let content = frame.content;
  if (withAddresses)
    content = content.flatMap(each =>
      'type' in each && each.type === 'text' && !each.reference ? (splitAddresses(each.value, fuel) ?? [each]) : [each],
    );
  return frame.tags ? pairTags(content, fuel) : (content as Node[]);
}

function alternative(node: Node): string {
  const inner = node.type === 'element' && node.name === 'img' ? node.attributes.get('alt') : undefined;
  return typeof inner === 'string' ? inner : plainText([node]);
}

/** The words of a picture's text, without its Markdown. */
function image(children: readonly Node[], attributes: Attributes): Node {
  const given = new Map(attributes);
  given.set('alt', children.map(alternative).join(''));
  return element('img', [], given);
}
