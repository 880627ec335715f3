import {isSameHeading, slugifyHeading} from '../../components/slugify-heading.js';
import {toPlainTitle} from './callouts.js';
import {markCodeLines} from './fences.js';
import {isBlankSourceLine, type SourceLine} from './line.js';

/** How a tool creates the ids of headings. */
export interface HeadingIds {
  slug(text: string): string;
  /** Returns the id for a heading if `before` earlier headings have the same text. */
  again(id: string, before: number): string;
}

const heading = /^( {0,3})(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const ownId = /[ \t]*(?:\\?\{:?[ \t]*#([^\s}]+)[^}]*\}|:id=([\w-]+))[ \t]*$/;

/**
 * Converts headings. Adds the id of the old site where Lectern would create another one, so that links still work.
 * Removes a first heading of level one, which is the page's title.
 */
export function convertHeadings(
  lines: readonly SourceLine[],
  ids: HeadingIds,
): {lines: SourceLine[]; title?: {words: string; id: string}} {
  const atx = withoutUnderlines(lines);
  const flags = markCodeLines(atx);
  const old = new Map<string, number>();
  const ours = new Map<string, number>();
  let title: {words: string; id: string} | undefined;
  let isFirst = true;
  const result: SourceLine[] = [];
  for (const [at, line] of atx.entries()) {
    const match = flags[at] || line.isMade ? null : heading.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, space = '', marks = '', written = ''] = match;
    const given = ownId.exec(written);
    const text = written
      .replace(ownId, '')
      .replace(/[ \t]*(?:<!--[^>]*-->|\{docsify-[\w-]+\})/g, '')
      .replace(/[ \t]*\{:?[ \t]*[.\w=-][^}]*\}[ \t]*$/, '');
    const plain = toPlainTitle(text.replace(/(`+)[^`]*\1|<[^>]*>/g, each => (each.startsWith('`') ? each : ''))).trim();
    const isTitle = isFirst && marks.length === 1 && plain !== '';
    isFirst = false;
    const id = given?.[1] ?? given?.[2] ?? countId(ids.slug(plain), old, ids.again);
    if (isTitle) {
      title = {words: plain, id};
      continue;
    }
    const usual = countId(slugifyHeading(plain), ours, (each, before) => `${each}-${before + 1}`);
    // Always add the id if the heading contains a component: its text is part of the id in Lectern, but not in other
    // tools.
    const isKept =
      given || /<[A-Za-z]/.test(text.replace(/(`+)[^`]*\1/g, '')) ? id !== '' : id !== '' && !isSameHeading(id, usual);
    result.push({...line, text: `${space}${marks} ${text}${isKept ? ` {#${id}}` : ''}`});
  }
  return title === undefined ? {lines: result} : {lines: result, title};
}

function countId(id: string, known: Map<string, number>, again: HeadingIds['again']): string {
  const before = known.get(id) ?? 0;
  known.set(id, before + 1);
  return before === 0 ? id : again(id, before);
}

/** Converts headings with an underline of `===` or `---` to `# Title`. */
function withoutUnderlines(lines: readonly SourceLine[]): SourceLine[] {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (const [at, line] of lines.entries()) {
    const above = result.at(-1);
    const before = result.at(-2);
    const mark = flags[at] || line.isMade ? undefined : /^ {0,3}(=+|-+)[ \t]*$/.exec(line.text)?.[1]?.[0];
    const isText =
      above &&
      !flags[at - 1] &&
      !isBlankSourceLine(above) &&
      !above.isMade &&
      !/^(?: {4}|\s*(?:[#>|]|[-*+] |\d+[.)] |<))/.test(above.text);
    if (!mark || !isText || (before && !isBlankSourceLine(before) && !before.isMade)) {
      result.push(line);
      continue;
    }
    result[result.length - 1] = {...above, text: `${mark === '=' ? '#' : '##'} ${above.text.trim()}`};
  }
  return result;
}

/** Ids as GitHub and most tools create them. */
export const githubIds: HeadingIds = {
  slug: text =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  again: (id, before) => `${id}-${before}`,
};

/** Ids as Python-Markdown creates them. */
export const pythonIds: HeadingIds = {
  slug: text =>
    text
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .toLowerCase()
      .replace(/[-\s]+/g, '-'),
  again: (id, before) => `${id}_${before}`,
};

/** Ids as VitePress creates them. */
export const vitepressIds: HeadingIds = {
  slug: text =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule of that tool names them.
      .replace(/[\u0000-\u001f]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase(),
  again: (id, before) => `${id}-${before}`,
};
