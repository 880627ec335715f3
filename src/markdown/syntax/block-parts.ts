import type {Block, BlockToken, Content} from './block.js';
import {LAZY_MARK} from './block-rules.js';
import {trimBlank} from './columns.js';
import {isComment, removeMdxIndent} from './expression.js';
import {countLines, type FlowUnit} from './flow.js';

/** Converts tokens to blocks with line numbers. `outside` is the line at which the container ends. */
export function toBlocks(tokens: readonly BlockToken[]): Content & {readonly outside?: number} {
  const blocks: Block[] = [];
  let line = 0;
  let isLoose = false;
  let gap = false;
  for (const token of tokens) {
    if (token.type === 'outside') return {blocks, isLoose, outside: line};
    if (token.type === 'space') gap = blocks.length > 0;
    else {
      isLoose ||= gap;
      if (token.type === 'flow') for (const unit of token.units) blocks.push(createFlowBlock(token.raw, unit, line));
      else blocks.push(Object.assign(token, {line}));
    }
    line += countLines(token.raw);
  }
  return {blocks, isLoose};
}

function createFlowBlock(text: string, {tag, from, to}: FlowUnit, first: number): Block {
  const raw = text.slice(from, to);
  const place = {raw, line: first + countLines(text, 0, from)};
  if (tag) return {type: 'tag', tag, ...place};
  const source = raw.slice(1, -1);
  return raw.startsWith('<') || isComment(source)
    ? {type: 'nothing', ...place}
    : {type: 'expression', source: removeMdxIndent(source), ...place};
}

/** Returns a paragraph's text, without `LAZY_MARK` on lazy continuation lines. */
export function readBlockText(raw: string): string {
  return trimBlank(raw).replaceAll(LAZY_MARK, '');
}
