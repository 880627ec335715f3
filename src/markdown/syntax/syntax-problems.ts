import type {Problem} from '../../base/problem.js';
import {findPlace, type Source} from '../../base/source.js';
import type {RefusedSyntax} from './refused.js';
import {findLooseTags} from './run.js';
import {createBudget} from './skip.js';

/** Converts refused syntax to problems with line and column. Loaded on demand. */
export function listSyntaxProblems(refused: readonly RefusedSyntax[], source: Source): Problem[] {
  // A block can contain the same text several times. Continue each search after the last match.
  const found = new Map<string, number>();
  return refused.map(({kind, raw, line, inside}) => {
    const key = `${line} ${raw}`;
    const count = found.get(key) ?? 0;
    found.set(key, count + 1);
    const isTag = kind === 'open' || kind === 'close';
    const place = findPlace(source, raw, line, isTag && inside ? countBefore(raw, inside, count) : count);
    const name = /^<\/?([\w$.:-]*)/.exec(raw)?.[1] ?? '';
    const text = (raw.length > 40 ? `${raw.slice(0, 40)}…` : raw).replace(/\s+/g, ' ');
    return {level: 'warning', place, ...explanations[kind](name, text)};
  });
}

/** Counts the tags equal to `raw` in a paragraph that come before the unpaired one. Those have partners. */
function countBefore(raw: string, inside: string, count: number): number {
  const alike = findLooseTags(inside, createBudget(inside)).filter(({start}) => inside.startsWith(raw, start));
  return inside.slice(0, alike[count]?.start ?? 0).split(raw).length - 1;
}

/** Returns why a tag cannot be parsed, as the end of a sentence, and how to correct it. */
function describeTagFault(text: string): {readonly reason: string; readonly fix: string} {
  const [, name, value] = /([\w:-]+)="([^"=]*?)\s+[\w:-]+="/.exec(text) ?? [];
  if (name !== undefined) return {reason: `the value of ${name} has no closing quote`, fix: `Write ${name}="${value}"`};
  const [, holder, source] = /([\w:-]+)=\{([^{}>]*)>/.exec(text) ?? [];
  if (holder !== undefined)
    return {reason: `the value of ${holder} has no closing brace`, fix: `Write ${holder}={${source}}`};
  // Remove complete values, so that only an incomplete one is left.
  const rest = text.replace(/=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\})/g, '');
  const [, open, mark] = /([\w:-]+)\s*=\s*(["'{])/.exec(rest) ?? [];
  if (open !== undefined && mark === '{')
    return {reason: `the value of ${open} has no closing brace`, fix: `Add "}" at the end of ${open}`};
  if (open !== undefined)
    return {reason: `the value of ${open} has no closing quote`, fix: `Add ${mark} at the end of ${open}`};
  const [, bare, plain] = /([\w:-]+)\s*=\s*([^\s"'{>][^\s>]*)/.exec(rest) ?? [];
  if (bare !== undefined) return {reason: `the value of ${bare} has no quotes`, fix: `Write ${bare}="${plain}"`};
  const [stray] = /(?<=\s)[^\s\w/>{=:.-]/.exec(rest.replace(/^<\/?[\w$.:-]*/, '')) ?? [];
  if (stray !== undefined && stray !== '<')
    return {reason: `"${stray}" is not allowed between attributes`, fix: `Delete "${stray}"`};
  return {reason: 'the tag has no closing ">"', fix: 'Add ">" after its last attribute'};
}

type Explanation = (
  name: string,
  text: string,
) => Pick<Problem, 'code' | 'message' | 'fix'> & Partial<Pick<Problem, 'level'>>;

const explanations: Readonly<Record<RefusedSyntax['kind'], Explanation>> = {
  open: name => ({
    code: 'tag-unclosed',
    message: `<${name}> has no </${name}>. Readers see it as text.`,
    fix: `Add </${name}>, or write \\<${name}> to show it as text.`,
  }),
  close: name => ({
    code: 'tag-unopened',
    message: `</${name}> has no <${name}>. Readers see it as text.`,
    fix: `Add <${name}> before it, or delete </${name}>.`,
  }),
  deep: (name, text) => ({
    code: 'tag-depth',
    message: `${text.startsWith('<') ? `<${name}>` : 'The list or quote'} is inside more than 100 other elements. Readers see it as text.`,
    fix: 'Remove outer tags, lists, or quotes until at most 100 remain.',
  }),
  effort: () => ({
    code: 'page-effort',
    message: 'The page has too many unclosed tags, braces, and brackets. Readers see the rest as text.',
    fix: 'Close these tags, braces, and brackets, or split the page.',
  }),
  tag: (name, text) => {
    const {reason, fix} = describeTagFault(text);
    return {
      code: 'tag-unreadable',
      message: `Lectern cannot read the tag "${text}": ${reason}. Readers see the tag as text.`,
      fix: `${fix}, or write \\<${name} to show "<" as text.`,
    };
  },
  brace: (_, text) => ({
    code: 'brace-unclosed',
    message: text.startsWith('{/*')
      ? `The comment "${text}" has no "*/}". Readers see it as text.`
      : `The expression "${text}" has no "}". Readers see it as text.`,
    fix: text.startsWith('{/*')
      ? 'Write "*/}" at the end of the comment.'
      : 'Add "}" after the expression, or write \\{ to show the brace.',
  }),
  row: (_, text) => ({
    code: 'table-row',
    message: `The row "${text}" has more cells than its table has columns. Readers do not see the last cells.`,
    fix: 'Write \\| for a pipe in a cell, also in code, or add a column to the table.',
  }),
  reference: (_, text) => ({
    code: 'footnote-missing',
    message: `The page references the footnote "${text}", which does not exist. Readers see the reference as text.`,
    fix: `Add the line "${text}: Text of the footnote.", or write \\${text} to show it as text.`,
  }),
  footnote: (_, text) => ({
    code: 'footnote-unused',
    level: 'info',
    message: `No text references the footnote "${text.slice(0, -1)}", so readers do not see it.`,
    fix: `Write ${text.slice(0, -1)} where the footnote belongs, or delete its line.`,
  }),
  formula: (_, text) => ({
    code: 'formula-text',
    level: 'info',
    message: `Lectern does not read "${text}" as a formula. Readers see it as text, without its backslashes.`,
    fix: `Write \\$ for a dollar sign, or write a formula between $$ and $$.`,
  }),
};
