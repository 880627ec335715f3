// How the first line of each block looks. There is no indented code in MDX, so all of them may stand at any indent.

const heading = /(#{1,6})(?:[ \t]+([^\n]*?))?([ \t]+#+)?[ \t]*(?=\n|$)/y;
const rule = /(?:\*[ \t]*){3,}(?=\n|$)|(?:-[ \t]*){3,}(?=\n|$)|(?:_[ \t]*){3,}(?=\n|$)/y;
const fence = /(`{3,})([^`\n]*)(?=\n|$)|(~{3,})([^\n]*)(?=\n|$)/y;
const underline = /(?:=+|-+)[ \t]*(?=\n|$)/y;
const bullet = /[-+*](?=[ \t\n]|$)/y;
const number = /(\d{1,9})([.)])(?=[ \t\n]|$)/y;
const footnote = /\[\^((?:[^\s[\]\\]|\\[^\s])+)\]:[ \t]*/y;

export interface Marker {
  /** `-`, `*`, `+`, or what stands behind a number. */
  readonly marker: string;
  readonly length: number;
  readonly start: number | undefined;
}

export function readHeading(text: string, at: number): {depth: number; text: string} | undefined {
  const match = matchAt(heading, text, at);
  if (!match) return undefined;
  const words = match[2] ?? '';
  // `# #`: what follows the marker is the closing sequence.
  return {depth: (match[1] as string).length, text: match[3] === undefined && /^#+$/.test(words) ? '' : words};
}

export function isRule(text: string, at: number): boolean {
  rule.lastIndex = at;
  return rule.test(text);
}

export function readFence(text: string, at: number): {marker: string; info: string} | undefined {
  const match = matchAt(fence, text, at);
  return match ? {marker: (match[1] ?? match[3]) as string, info: (match[2] ?? match[4] ?? '').trim()} : undefined;
}

/** The line closes a fenced block that `marker` opened. */
export function closesFence(text: string, at: number, end: number, marker: string): boolean {
  let length = 0;
  while (text[at + length] === marker[0]) length++;
  return length >= marker.length && !text.slice(at + length, end).trim();
}

/** The depth of the heading that this line makes of the paragraph above it; 0 for none. */
export function readUnderline(text: string, at: number): number {
  return matchAt(underline, text, at) ? (text[at] === '=' ? 1 : 2) : 0;
}

export function readMarker(text: string, at: number): Marker | undefined {
  if (matchAt(bullet, text, at)) return {marker: text[at] as string, length: 1, start: undefined};
  const match = matchAt(number, text, at);
  return match ? {marker: match[2] as string, length: match[0].length, start: Number(match[1])} : undefined;
}

/** `[^label]:`, the beginning of a footnote's text. */
export function readFootnote(text: string, at: number): {label: string; length: number} | undefined {
  const match = matchAt(footnote, text, at);
  return match ? {label: match[1] as string, length: match[0].length} : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
