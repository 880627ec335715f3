import type {Problem} from '../../base/problem.js';
import {placeOf, type Source} from '../../base/source.js';
import type {Refused} from './refused.js';
import {findLooseTags} from './run.js';
import {fuelFor} from './skip.js';

/** Describes refused syntax with lines and columns. Loaded on demand. */
export function listSyntaxProblems(refused: readonly Refused[], source: Source): Problem[] {
  // Repeated text in a block has several positions. Each search continues after the last match.
  const found = new Map<string, number>();
  return refused.map(({kind, raw, line, inside}) => {
    const key = `${line} ${raw}`;
    const count = found.get(key) ?? 0;
    found.set(key, count + 1);
    const isTag = kind === 'open' || kind === 'close';
    const place = placeOf(source, raw, line, isTag && inside ? before(raw, inside, count) : count);
    const name = /^<\/?([\w$.:-]*)/.exec(raw)?.[1] ?? '';
    const text = (raw.length > 40 ? `${raw.slice(0, 40)}…` : raw).replace(/\s+/g, ' ');
    return {level: 'warning', place, ...explanations[kind](name, text)};
  });
}

/** Counts earlier occurrences of an unpaired tag in its paragraph, which have partners. */
function before(raw: string, inside: string, count: number): number {
  const alike = findLooseTags(inside, fuelFor(inside)).filter(({start}) => inside.startsWith(raw, start));
  return inside.slice(0, alike[count]?.start ?? 0).split(raw).length - 1;
}

type Explanation = (
  name: string,
  text: string,
) => Pick<Problem, 'code' | 'message' | 'fix'> & Partial<Pick<Problem, 'level'>>;

const explanations: Readonly<Record<Refused['kind'], Explanation>> = {
  open: name => ({
    code: 'tag-unclosed',
    message: `<${name}> has no </${name}>. It is shown as text.`,
    fix: `Add </${name}> where it ends, or write \\<${name}> to show the words.`,
  }),
  close: name => ({
    code: 'tag-unopened',
    message: `</${name}> ends nothing. It is shown as text.`,
    fix: `Delete </${name}>, or add <${name}> where it begins.`,
  }),
  deep: (name, text) => ({
    code: 'tag-depth',
    message: `${text.startsWith('<') ? `<${name}>` : 'This list or quote'} is nested in more than 100 others. Lectern shows it as text.`,
    fix: 'Remove some of those around it.',
  }),
  effort: () => ({
    code: 'page-effort',
    message:
      'Too much of this page is begun and never ended to read all of it: from some place on it is shown as text.',
    fix: 'End its tags, braces, stars and brackets, or split it into several pages.',
  }),
  tag: (_, text) => ({
    code: 'tag-unreadable',
    message: `This begins like a tag and cannot be read as one: ${text}`,
    fix: 'Close its quotes, braces and ">", or write \\< for the sign itself.',
  }),
  brace: (_, text) => ({
    code: 'brace-unclosed',
    message: `This brace has no "}", and is shown as text: ${text}`,
    fix: 'Add "}", or write \\{ for the sign itself.',
  }),
  row: (_, text) => ({
    code: 'table-row',
    message: `This row has more cells than its table has columns. The last ones are not shown: ${text}`,
    fix: 'Write \\| for a bar inside of a cell, also in code, or add a column to the first two rows.',
  }),
  reference: (_, text) => ({
    code: 'footnote-missing',
    message: `There is no footnote ${text}. The reference is shown as text.`,
    fix: `Add a line that begins with "${text}:", or write \\${text} to show the characters.`,
  }),
  footnote: (_, text) => ({
    code: 'footnote-unused',
    level: 'info',
    message: `Nothing refers to the footnote ${text.slice(0, -1)}. It is not shown.`,
    fix: `Write ${text.slice(0, -1)} where the footnote belongs, or delete it.`,
  }),
  formula: (_, text) => ({
    code: 'formula-text',
    level: 'info',
    message: `This is shown as text, without its backslashes: ${text}`,
    fix: 'Write it between $$ and $$ if it is a formula, or \\$ for a dollar sign.',
  }),
};
