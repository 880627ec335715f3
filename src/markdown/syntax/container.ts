import {LAZY_MARK, openFence} from './block-rules.js';
import type {BlockTokenizer} from './block-tokenizer.js';
import {isBlankLine} from './columns.js';
import {findLineEnd} from './esm.js';

export interface Container {
  readonly src: string;
  /** Page column at which the blocks of the container begin. */
  readonly column: number;
  /** Returns a line without the container's prefix, or undefined if the prefix is missing. */
  take(line: string, index: number): string | undefined;
  /** True if a tag may continue on lines without the prefix. */
  readonly holdsTags?: true;
}

/** Collects the lines of a container without their prefix, and the offset in the source at which each line ends. */
export function collectContainerLines({src, take, holdsTags}: Container, page: BlockTokenizer) {
  const lines: string[] = [];
  const ends: number[] = [];
  const mayBeLazy = (line: string, at: number) =>
    page.budget.left > 0 &&
    !isBlankLine(line) &&
    !isBlankLine(lines.at(-1) as string) &&
    !page.beginsBlock(src.slice(at));
  let fence: string | undefined;
  for (let at = 0; at < src.length; at = (ends.at(-1) as number) + 1) {
    const end = findLineEnd(src, at);
    const line = src.slice(at, end);
    const inner = take(line, lines.length);
    // Collect a line without prefix that may continue a paragraph: only the block parser can tell whether it does.
    if (inner === undefined && !mayBeLazy(line, at)) break;
    lines.push(inner ?? (line.startsWith(LAZY_MARK) ? line : LAZY_MARK + line));
    ends.push(end);
    if (!holdsTags || inner === undefined) continue;
    const text = inner.trim();
    const closes = fence && text.startsWith(fence) && !text.replaceAll(fence[0] as string, '');
    const isTag = !fence && /^[<{]/.test(text);
    fence = fence ? (closes ? undefined : fence) : openFence.exec(inner)?.[1];
    const from = Math.max(at, end - inner.length);
    const flow = isTag ? page.flowAt(src.slice(from)) : undefined;
    while (flow && (ends.at(-1) as number) < from + flow.end) {
      const next = (ends.at(-1) as number) + 1;
      ends.push(findLineEnd(src, next));
      const more = src.slice(next, ends.at(-1));
      lines.push(take(more, lines.length) ?? more);
    }
  }
  // Leave blank lines at the end outside the container.
  if (holdsTags) while (lines.length > 1 && isBlankLine(lines.at(-1) as string)) lines.pop();
  return {lines, ends};
}
