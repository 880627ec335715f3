import {closesFence, readFence} from './block-starts.js';
import {isBlank, skipBlank} from './columns.js';
import {endOfLine} from './esm.js';
import type {Flow} from './flow.js';

/** Stands before a line that goes on with a paragraph without the prefix of its container: no block begins there. */
export const lazyMark = '\0';

/** What a container has to know of the blocks that it holds or that end it. */
export interface LineReader {
  flowAt(src: string): Flow | undefined;
  /** These lines end with a paragraph that goes on. */
  isOpen(lines: readonly string[]): boolean;
  /** A block begins here that a paragraph of an open container does not take in. */
  beginsBlock(src: string): boolean;
}

export interface Container {
  readonly src: string;
  /** The first line without its prefix, and where it begins in `src`. */
  readonly first: string;
  readonly at: number;
  /** The same of a line below; undefined when it has no such prefix. */
  take(line: string, lines: readonly string[]): string | undefined;
  /** A tag may go on over lines that lack the prefix. */
  readonly holdsTags: boolean;
}

/** A line of words, behind any markers. */
const words = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))*[ \t]*["'(A-Za-z]/;

/** The lines that belong to a container, without its prefix, and the offset of the first line below them. */
export function containerLines(container: Container, reader: LineReader): {lines: string[]; next: number} {
  const {src} = container;
  const lines: string[] = [];
  let inner: string | undefined = container.first;
  let fence: string | undefined;
  let isLazy = false;
  /** Nothing in the lines could make other than a paragraph of the words below it. */
  let isPlain = true;
  for (let at = container.at; ; inner = container.take(src.slice(at, endOfLine(src, at)), lines)) {
    let end = endOfLine(src, at);
    if (inner !== undefined) {
      lines.push(inner);
      isLazy = false;
      isPlain &&= !/```|~~~|\$\$|[<{|]/.test(inner);
      if (container.holdsTags) {
        const start = skipBlank(inner, 0);
        if (fence) fence = closesFence(inner, start, inner.length, fence) ? undefined : fence;
        else fence = readFence(inner, start)?.marker;
        const flow = !fence && /[<{]/.test(inner[start] ?? '') ? reader.flowAt(src.slice(at)) : undefined;
        while (flow && end < at + flow.end) {
          const next = end + 1;
          end = endOfLine(src, next);
          const line = src.slice(next, end);
          lines.push(container.take(line, lines) ?? line);
        }
      }
    } else {
      const line = src.slice(at, end);
      if (isBlank(line) || isBlank(lines.at(-1) as string)) return {lines, next: at};
      const isOpen = isLazy || (isPlain && words.test(lines.at(-1) as string)) || reader.isOpen(lines);
      if (!isOpen || reader.beginsBlock(src.slice(at))) return {lines, next: at};
      lines.push(line.startsWith(lazyMark) ? line : lazyMark + line);
      isLazy = true;
    }
    at = end + 1;
    if (at >= src.length) return {lines, next: src.length};
  }
}
