import {type SyntaxBudget, skipBraces} from './skip.js';
import {readTag, type Tag} from './tag.js';

/** A tag, expression, or comment, with its offsets in the text. */
export interface FlowUnit {
  readonly tag?: Tag;
  readonly from: number;
  readonly to: number;
}

export interface FlowContent {
  readonly units: readonly FlowUnit[];
  /** Offset of the end of the last line that the units are on. */
  readonly end: number;
}

/**
 * Reads tags, expressions, and comments on lines without other text. Undefined if there is other text, which makes the
 * lines a paragraph.
 */
export function readFlow(text: string, budget: SyntaxBudget): FlowContent | undefined {
  const units: FlowUnit[] = [];
  let at = 0;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at++;
    const char = text[at];
    if (char === undefined || char === '\n') return {units, end: at};
    const from = at;
    // After an expression, accept only a tag: two expressions form a paragraph.
    if (char === '{' && units.at(-1)?.tag === undefined && units.length > 0) return undefined;
    if (char === '{') at = skipBraces(text, from, budget);
    else if (char !== '<') return undefined;
    else if (text.startsWith('<!--', from)) at = skipComment(text, from, budget);
    else {
      const tag = readTag(text, from, budget);
      if (!tag) return undefined;
      at = tag.end;
      units.push({tag, from, to: at});
      continue;
    }
    if (at === -1) return undefined;
    units.push({from, to: at});
  }
}

/** Returns the offset after a comment `<!-- … -->`, or -1. */
export function skipComment(text: string, start: number, budget: SyntaxBudget): number {
  const end = budget.left > 0 ? text.indexOf('-->', start + 4) : -1;
  if (end !== -1) return end + 3;
  budget.left -= text.length - start;
  return -1;
}

/** Counts line ends between two offsets. */
export function countLines(text: string, from = 0, to = text.length): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
