import {sameHeading, slugifyHeading} from '../../components/slugify-heading.js';
import {toPlainTitle} from './callouts.js';
import {markCodeLines} from './fences.js';
import {isBlankSourceLine, type SourceLine} from './line.js';

/** Method by which a tool creates heading ids. */
export interface HeadingIds {
  slug(text: string): string;
  /** Returns the id of a heading whose text occurred `before` times. */
  again(id: string, before: number): string;
}

const heading = /^( {0,3})(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const ownId = /[ \t]*(?:\\?\{:?[ \t]*#([^\s}]+)[^}]*\}|:id=([\w-]+))[ \t]*$/;

/**
 * Converts headings. Adds the id of the old site if the Lectern id differs, so that links still work. A first heading
 * of level one is the title, and is removed from the text.
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
    const id = given?.[1] ?? given?.[2] ?? counted(ids.slug(plain), old, ids.again);
    if (isTitle) {
      title = {words: plain, id};
      continue;
    }
    const usual = counted(slugifyHeading(plain), ours, (each, before) => `${each}-${before + 1}`);
    // Lectern ids include the text of components, unlike the ids of other tools.
    const isKept =
      given || /<[A-Za-z]/.test(text.replace(/(`+)[^`]*\1/g, '')) ? id !== '' : id !== '' && !sameHeading(id, usual);
    result.push({...line, text: `${space}${marks} ${text}${isKept ? ` {#${id}}` : ''}`});
  }
  return title === undefined ? {lines: result} : {lines: result, title};
}

function counted(id: string, known: Map<string, number>, again: HeadingIds['again']): string {
  const before = known.get(id) ?? 0;
  known.set(id, before + 1);
  return before === 0 ? id : again(id, before);
}

/** Converts a `Title` over `===` or `---` to `# Title`. */
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

/** Ids of GitHub and most tools. */
export const githubIds: HeadingIds = {
  slug: text =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  again: (id, before) => `${id}-${before}`,
};

/** Ids of Python-Markdown. */
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

/** Ids of VitePress. */
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
