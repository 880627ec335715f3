import {findFences} from './fences.js';
import type {SourceLine} from './line.js';

/** Settings in the info string of a code block, independent of the tool. */
interface FenceInfo {
  readonly language: string;
  readonly title?: string | undefined;
  /** Lines to highlight: `1,3-5`. */
  readonly marked?: string | undefined;
  readonly hasLines?: boolean;
}

const named = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses the info strings of all tools: `js title="…" {1,3} showLineNumbers`, `ts:line-numbers {1} [file.ts]`, and
 * `{ .py hl_lines="2 3" linenums="1" }`.
 */
function readFenceInfo(info: string): FenceInfo {
  const values = new Map<string, string>();
  let rest = info.replace(named, (_, key: string, double?: string, single?: string) => {
    values.set(key, double ?? single ?? '');
    return ' ';
  });
  const marked = /\{([\d,\s-]+)\}/.exec(rest)?.[1];
  const bracket = /\[(.+)\]/.exec(rest)?.[1];
  rest = rest.replace(/\{[\d,\s-]*\}|\[.*\]/g, ' ');
  const braced = /^\s*\{([^}]*)\}?/.exec(rest)?.[1];
  const first = (braced === undefined ? rest : (/\.([\w+#-]+)/.exec(braced)?.[1] ?? '')).trim().split(/\s+/)[0] ?? '';
  const language = first.replace(/[:{].*$/, '').replace(/-vue$/, '');
  const hasLines =
    /\bshowLineNumbers\b|:line-numbers\b/.test(rest) || values.has('linenums') || values.get('lineNumbers') === 'true';
  return {
    language,
    title: values.get('title') ?? values.get('filename') ?? bracket,
    marked: (marked ?? values.get('hl_lines')?.trim().replace(/\s+/g, ','))?.replace(/\s/g, ''),
    hasLines,
  };
}

/** Writes an info string for Lectern. Replaces one kind of quotes in a title that contains both. */
function writeFenceInfo({language, title, marked, hasLines}: FenceInfo): string {
  const quoted = title?.includes('"') ? `'${title.replaceAll("'", '’')}'` : `"${title}"`;
  const words = [
    language || ((title ?? marked ?? hasLines) ? 'text' : ''),
    title ? `title=${quoted}` : '',
    marked ? `{${marked}}` : '',
    hasLines ? 'lines' : '',
  ];
  return words.filter(Boolean).join(' ');
}

/** Writes the info string of every code block for Lectern, and adds missing closing fences. */
export function convertFences(lines: readonly SourceLine[]): SourceLine[] {
  const result = [...lines];
  for (const {start, end, isClosed, prefix, mark, info} of findFences(lines).reverse()) {
    const body = result.slice(start + 1, isClosed ? end : end + 1);
    const {kept, marked} = takeMarks(body);
    const read = readFenceInfo(info);
    const all = [read.marked, marked].filter(Boolean).join(',') || undefined;
    const line = result[start] as SourceLine;
    const closing = isClosed
      ? (result[end] as SourceLine)
      : {text: prefix.replace(/[-*+]|\d+[.)]/g, each => ' '.repeat(each.length)) + mark, line: line.line};
    const open = {...line, text: prefix + mark + writeFenceInfo({...read, marked: all})};
    result.splice(start, end - start + 1, open, ...kept, closing);
  }
  return result;
}

const comment = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--|;)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/;

/** Removes comments that highlight the lines after them. Returns the numbers of these lines. */
function takeMarks(body: readonly SourceLine[]): {kept: SourceLine[]; marked: string} {
  const remaining: SourceLine[] = [];
  const numbers: number[] = [];
  let isOn = false;
  let isNext = false;
  for (const line of body) {
    const word = comment.exec(line.text)?.[1];
    if (word) {
      if (word === 'next-line') isNext = true;
      else isOn = word === 'start';
      continue;
    }
    remaining.push(line);
    if (isOn || isNext) numbers.push(remaining.length);
    isNext = false;
  }
  return {kept: remaining, marked: formatRanges(numbers)};
}

function formatRanges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const each of numbers) {
    const last = parts.at(-1);
    if (last && last[1] === each - 1) last[1] = each;
    else parts.push([each, each]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
