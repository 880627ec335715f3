import type {Problem} from '../../base/problem.js';
import {locateOffset, type Source} from '../../base/source.js';
import {splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';

const keyLine = /^["']?[\w$-][\w$.:-]*["']?:(?:\s|$)/;

/** Finds frontmatter that readers see as text: it has no end, or begins after a comment. */
export function checkFrontmatterYaml(source: Source): readonly Problem[] {
  if (splitFrontmatter(source.text).yaml !== undefined) return [];
  const start =
    /^\ufeff?(?:\s|<!--(?:[^-]|-(?!->))*-->|\{\/\*(?:[^*]|\*(?!\/))*\*\/\})*(?<=^|\n|\ufeff)(?=---[ \t]*\r?\n)/.exec(
      source.text,
    );
  if (!start) return [];
  const at = start[0].length;
  const lines = source.text.slice(at).split(/\r?\n/);
  if (!keyLine.test(lines[1] ?? '')) return [];
  const isClosed = lines.indexOf('---', 1) !== -1;
  const place = locateOffset(source, at);
  // The frontmatter goes on with keys, indented lines, and items of lists.
  const end = lines.findIndex((line, index) => index > 0 && !keyLine.test(line) && !/^(?:\s+\S|- |#)/.test(line));
  const last = place.line + (end === -1 ? lines.length : end) - 1;
  return [
    {
      code: 'frontmatter-yaml',
      level: 'error',
      message: isClosed
        ? 'A comment is before the frontmatter, so readers see the frontmatter as text.'
        : 'The frontmatter has no closing "---", so readers see it as text.',
      fix: isClosed
        ? 'Move the comment after the closing "---" of the frontmatter.'
        : `Add a line "---" after line ${last}.`,
      place,
    },
  ];
}
