import type {Block, Paragraph} from './block.js';
import {countLines} from './flow.js';
import {findPartners} from './pair-tags.js';
import {findLooseTags} from './run.js';
import type {SyntaxBudget} from './skip.js';
import type {Tag} from './tag.js';

/** Position of a tag: its own block, or a part of a paragraph. */
interface Place {
  readonly tag: Tag;
  readonly block: number;
  readonly inside: boolean;
}

/**
 * Splits paragraphs at tags that begin in one paragraph and end in another, which MDX rejects: `<Step title="x">Text`,
 * more blocks, `</Step>`. Each tag becomes its own block, which can be paired.
 */
export function repairTags(blocks: readonly Block[], budget: SyntaxBudget): readonly Block[] {
  const places: Place[] = [];
  blocks.forEach((block, index) => {
    if (block.type === 'tag') places.push({tag: block.tag, block: index, inside: false});
    else if (block.type === 'paragraph' && block.text.includes('<'))
      for (const tag of findLooseTags(block.text, budget)) places.push({tag, block: index, inside: true});
  });
  const partners = findPartners(places.map(place => place.tag));
  const cuts = new Map<number, Tag[]>();
  places.forEach(({tag, block, inside}, index) => {
    const partner = places[partners[index] as number];
    if (inside && partner && partner.block !== block) cuts.set(block, [...(cuts.get(block) ?? []), tag]);
  });
  return cuts.size === 0
    ? blocks
    : blocks.flatMap((block, index) => {
        const tags = cuts.get(index);
        return tags ? cutParagraph(block as Paragraph & Block, tags) : [block];
      });
}

function cutParagraph({text, line}: Paragraph & Block, tags: readonly Tag[]): Block[] {
  const pieces: Block[] = [];
  let from = 0;
  const lineAt = (at: number) => line + countLines(text.slice(0, at));
  const words = (to: number) => {
    const rest = text.slice(from, to).trim();
    if (rest) pieces.push({type: 'paragraph', raw: rest, text: rest, line: lineAt(from)});
  };
  for (const tag of tags) {
    words(tag.start);
    pieces.push({type: 'tag', tag, raw: text.slice(tag.start, tag.end), line: lineAt(tag.start)});
    from = tag.end;
  }
  words(text.length);
  return pieces;
}
