/** Range of lines in a code sample, counted from 0. `last` is inclusive. */
export interface SampleLines {
  readonly first: number;
  readonly last: number;
}

/** A value of the request: its location (`path`, `query`, `header`, `cookie`, or `body`) and name. */
interface NamedValue {
  readonly in: string;
  readonly name: string;
  /** For a value nested in the body: the property names below `name`, outermost first. */
  readonly inside?: readonly string[];
}

/** Returns the lines of a code sample that contain a value, in any language, or undefined. */
export function findSampleLines(text: string, value: NamedValue): SampleLines | undefined {
  const lines = text.split('\n');
  if (value.in === 'body') {
    const member = findMember(lines, value.name);
    return (value.inside ?? []).reduce((outer, name) => outer && findInside(lines, outer, name), member);
  }
  const name = value.name.toLowerCase();
  const isHere = new Map([
    [
      'header',
      (line: string) => [`"${name}"`, `'${name}'`, `"${name}:`, `'${name}:`].some(each => line.includes(each)),
    ],
    ['cookie', (line: string) => line.includes(`${name}=`) && !line.includes('://')],
  ]);
  const test = isHere.get(value.in) ?? ((line: string) => line.includes('://'));
  const at = lines.findIndex(line => test(line.toLowerCase()));
  return at === -1 ? undefined : {first: at, last: at};
}

/** Returns the lines of a top-level body property and its value. */
function findMember(lines: readonly string[], name: string): SampleLines | undefined {
  const key = JSON.stringify(name);
  const starts = lines.flatMap((line, at) => (line.trimStart().startsWith(`${key}:`) ? [at] : []));
  const least = Math.min(...starts.map(at => measureIndent(lines[at])));
  // Use the last match: a header with the same name and indentation precedes the body.
  const first = starts.findLast(at => measureIndent(lines[at]) === least);
  if (first !== undefined) return {first, last: findLastLine(lines, first)};
  const escaped = `\\${key.slice(0, -1)}\\":`;
  const at = lines.findIndex(line => line.includes(escaped) || hasField(line, name));
  return at === -1 ? undefined : {first: at, last: at};
}

/** Returns the lines of a property inside another property. In a list, searches the first item. */
function findInside(lines: readonly string[], {first, last}: SampleLines, name: string): SampleLines | undefined {
  const within = lines.slice(first, last + 1);
  const key = JSON.stringify(name);
  const starts = within.flatMap((line, at) => (at > 0 && line.trimStart().startsWith(`${key}:`) ? [at] : []));
  const least = Math.min(...starts.map(at => measureIndent(within[at])));
  const start = starts.find(at => measureIndent(within[at]) === least);
  if (start !== undefined) return {first: first + start, last: findLastLine(lines, first + start)};
  const escaped = `\\${key.slice(0, -1)}\\":`;
  const at = within.findIndex(line => line.includes(escaped));
  return at === -1 ? undefined : {first: first + at, last: first + at};
}

/**
 * Returns the last line of a block: its first line, more deeply indented lines, and the line with the closing bracket.
 */
function findLastLine(lines: readonly string[], first: number): number {
  const indent = measureIndent(lines[first]);
  let last = first;
  while (last + 1 < lines.length && measureIndent(lines[last + 1]) > indent) last++;
  const isClosed = last > first && measureIndent(lines[last + 1]) === indent && /^\s*[\]}]/.test(lines[last + 1] ?? '');
  return isClosed ? last + 1 : last;
}

function measureIndent(line = ''): number {
  return line.length - line.trimStart().length;
}

/** Returns whether a line sets a form field: `name=`. */
function hasField(line: string, name: string): boolean {
  const at = line.indexOf(`${name}=`);
  return at === 0 || (at > 0 && /[\s&'"=]/.test(line.charAt(at - 1)));
}
