import {createFinalLine, type SourceLine} from './line.js';

const components: Readonly<Record<string, string>> = {
  note: 'Note',
  seealso: 'Note',
  quote: 'Note',
  cite: 'Note',
  secondary: 'Note',
  example: 'Info',
  abstract: 'Info',
  summary: 'Info',
  tldr: 'Info',
  info: 'Info',
  todo: 'Info',
  question: 'Info',
  help: 'Info',
  faq: 'Info',
  important: 'Important',
  tip: 'Tip',
  hint: 'Tip',
  success: 'Check',
  check: 'Check',
  done: 'Check',
  warning: 'Warning',
  caution: 'Warning',
  attention: 'Warning',
  danger: 'Danger',
  error: 'Danger',
  failure: 'Danger',
  fail: 'Danger',
  missing: 'Danger',
  bug: 'Danger',
};

/** Returns the name of the Lectern callout for a kind of another tool. Undefined for an unknown kind. */
export function findCallout(kind: string): string | undefined {
  const name = kind.toLowerCase();
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Writes a text as an attribute's value, in quotes. */
export function quoteAttribute(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', ' ')}"`;
}

/** Writes attributes, each with a space before it. Omits undefined ones. */
export function writeAttributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}=${quoteAttribute(value)}`))
    .join('');
}

/** Returns a title without Markdown, which attributes do not render. */
export function toPlainTitle(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*|(?<!\w)__([^_]+)__(?!\w)|`([^`]+)`/g, (_, bold, low, code) => bold ?? low ?? code)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

/** Puts lines into a component, which begins at the column of the old block. */
export function wrapInCallout(
  open: string,
  body: readonly SourceLine[],
  {line, indent = ''}: {line: number; indent?: string},
): SourceLine[] {
  const name = /^<([\w.]+)/.exec(open)?.[1] ?? '';
  const last = body.at(-1)?.line ?? line;
  return [
    createFinalLine(indent + open, line),
    createFinalLine('', line),
    ...body,
    createFinalLine('', last),
    createFinalLine(`${indent}</${name}>`, last),
    createFinalLine('', last),
  ];
}

/** Returns the opening tag of a component, with a title if there is one. */
export function writeTitledTag(name: string, title: string | undefined, more = ''): string {
  const text = toPlainTitle(title ?? '');
  return `<${name}${text ? ` title=${quoteAttribute(text)}` : ''}${more}>`;
}
