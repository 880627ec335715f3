import type {SourceLine} from './line.js';

/** A fenced code block. `start` and `end` are line indexes. */
export interface Fence {
  readonly start: number;
  /** Index of the closing fence, or of the last line if there is none. */
  readonly end: number;
  readonly isClosed: boolean;
  /** Text before the opening fence: white space, list markers, or quote markers. */
  readonly prefix: string;
  readonly mark: string;
  /** Info string of the opening fence. */
  readonly info: string;
}

const opening = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;

/** Returns all fenced code blocks. In a quote, a block ends with the quote. */
export function findFences(lines: readonly SourceLine[]): Fence[] {
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const [, prefix = '', mark = '', info = ''] = (!line.isMade && opening.exec(line.text)) || [];
    if (!mark || (mark[0] === '`' && info.includes('`'))) continue;
    const {end, isClosed} = findEnd(lines, at, prefix, mark);
    fences.push({start: at, end, isClosed, prefix, mark, info: info.trim()});
    at = end;
  }
  return fences;
}

function findEnd(lines: readonly SourceLine[], start: number, prefix: string, mark: string) {
  const isQuoted = prefix.includes('>');
  const closing = new RegExp(String.raw`^[\s>]*${mark[0]}{${mark.length},}\s*$`);
  for (let at = start + 1; at < lines.length; at++) {
    const {text} = lines[at] as SourceLine;
    if (isQuoted && !/^\s*>/.test(text)) return {end: at - 1, isClosed: false};
    if (closing.test(text)) return {end: at, isClosed: true};
  }
  return {end: lines.length - 1, isClosed: false};
}

/** Returns, for each line, whether it belongs to a code block or its fences. */
export function markCodeLines(lines: readonly SourceLine[]): boolean[] {
  const flags = lines.map(() => false);
  for (const {start, end} of findFences(lines)) flags.fill(true, start, end + 1);
  return flags;
}

/** Applies a function to each run of lines outside code. Leaves code unchanged. */
export function transformOutsideCode(
  lines: readonly SourceLine[],
  change: (run: readonly SourceLine[]) => readonly SourceLine[],
): SourceLine[] {
  const result: SourceLine[] = [];
  let from = 0;
  for (const {start, end} of findFences(lines)) {
    result.push(...change(lines.slice(from, start)), ...lines.slice(start, end + 1));
    from = end + 1;
  }
  result.push(...change(lines.slice(from)));
  return result;
}

/** Returns, for each line, whether it belongs to an element without Markdown inside: `<pre>`, `<script>`, `<style>`. */
export function markRawLines(lines: readonly SourceLine[]): boolean[] {
  const flags = markCodeLines(lines);
  let open = '';
  return lines.map(({text}, index) => {
    if (flags[index]) return false;
    const before = open;
    if (open === '') open = /^\s*<(pre|script|style|textarea)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
    const isIn = open !== '';
    if (open !== '' && text.toLowerCase().includes(`</${open}>`)) open = '';
    return isIn || before !== '';
  });
}
