import type {Problem} from '../../base/problem.js';
import {placeAt, type Source} from '../../base/source.js';

const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)$/gm;

interface Open {
  readonly mark: string;
  readonly at: number;
}

/**
 * A code block whose end is missing: it goes on to the end of the page, or swallows the beginning of the next one. Where
 * that beginning names no language it is taken for the end, and only some blocks later it shows that one was missing.
 */
export function fenceUnclosed(source: Source): readonly Problem[] {
  const {text} = source;
  const problems: Problem[] = [];
  const lineOf = (at: number) => placeAt(source, at).line;
  const report = ({at, mark}: Open, until: string) =>
    problems.push({
      code: 'fence-unclosed',
      level: 'warning',
      message: `This code block has no end: it goes on to ${until}.`,
      fix: `Write ${mark} on a line of its own where the code ends.`,
      place: placeAt(source, at),
    });
  let open: Open | undefined;
  /** The first of the blocks up to here that all end with what looks like the beginning of another. */
  let suspect: (Open & {readonly end: number}) | undefined;
  const reportOpen = (each: Open, until: string) =>
    suspect ? report(suspect, `line ${lineOf(suspect.end)}, where the next one begins`) : report(each, until);
  for (const match of text.matchAll(fence)) {
    const [whole, before = '', mark = '', rest = ''] = match;
    const at = match.index + before.length;
    const isSame = open !== undefined && mark[0] === open.mark[0] && mark.length >= open.mark.length;
    if (!open) {
      // Backticks may not stand behind a fence of backticks: that is code in a line of text.
      if (mark[0] === '~' || !rest.includes('`')) open = {mark, at};
    } else if (isSame && rest.trim() === '') {
      suspect = isLikeBeginning(text, match.index, whole.length) ? (suspect ?? {...open, end: at}) : undefined;
      open = undefined;
    } else if (isSame && /^[\w+#-]+(?:\s[^`]*)?$/.test(rest.trim())) {
      reportOpen(open, `line ${lineOf(at)}, where the next one begins`);
      // What follows is read as the author meant it.
      open = {mark, at};
      suspect = undefined;
    }
  }
  if (open) reportOpen(open, 'the end of the page');
  return problems;
}

/** An empty line stands before it and none behind it, which is how blocks begin and hardly ever end. */
function isLikeBeginning(text: string, start: number, length: number): boolean {
  return (
    /(?:^|\n)[ \t>]*\r?\n$/.test(text.slice(Math.max(0, start - 100), start)) &&
    /^\n[ \t>]*[^\s>]/.test(text.slice(start + length, start + length + 100))
  );
}
