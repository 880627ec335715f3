import type {Token} from 'marked';
import type {Block, BlockToken} from './block.js';
import {skipBlank} from './columns.js';
import {lazyMark} from './container-lines.js';
import {isComment, outdent} from './expression.js';
import {countLines, type Unit} from './flow.js';

/** The last of the blocks is a paragraph that the next line may belong to. */
export function endsInParagraph(blocks: readonly Block[]): boolean {
  const last = blocks.at(-1);
  switch (last?.type) {
    case 'paragraph':
    case 'def':
      return true;
    case 'list':
      return endsInParagraph(last.items.at(-1)?.blocks ?? []);
    case 'quote':
    case 'footnote':
      return endsInParagraph(last.blocks);
    default:
      return false;
  }
}

/** A tag or an expression as a block, of lines that begin at `at` and on the line `first`. */
export function flowBlock(text: string, at: number, unit: Unit, first: number): Block {
  const [from, to] = [at + unit.from, at + unit.to];
  const raw = text.slice(from, to);
  const line = first + countLines(text, at, from);
  const place = {line, end: line + countLines(raw)};
  if (unit.tag) return {type: 'tag', tag: unit.tag, raw, text, from, to, ...place};
  const source = raw.slice(1, -1);
  return raw.startsWith('<') || isComment(source)
    ? {type: 'nothing', ...place}
    : {type: 'expression', source: outdent(source), ...place};
}

/** The blocks among the tokens of a text. */
export function withoutSpace(tokens: readonly Token[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const token of tokens as readonly BlockToken[]) {
    if (token.type === 'flow') for (const block of token.blocks) blocks.push(block);
    else if (token.type !== 'space') blocks.push(token);
  }
  return blocks;
}

/** The text of a paragraph: without white space around it (a no-break space is text) and without the marks of lazy lines. */
export function words(text: string): string {
  return withoutBlankEnd(text.slice(skipBlank(text, 0))).replaceAll(lazyMark, '');
}

/** The text up to its last character that is no space, tab or line end. */
export function withoutBlankEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1] as string)) end--;
  return text.slice(0, end);
}

/** marked's loop looks at `type` and `raw` alone; what else a token has is for us. */
export function given<T>(token: BlockToken): T {
  return token as T;
}
