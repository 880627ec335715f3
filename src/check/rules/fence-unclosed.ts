import type {Problem} from '../../base/problem.js';
import {placeAt, type Source} from '../../base/source.js';

const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)$/gm;

interface Open {
  readonly mark: string;
  readonly at: number;
}

/**
 * Finds unclosed code blocks. Such a block extends to the end of the page, or to the start of the next block. If that
 * start has no language, it looks like an end, and the fault only becomes visible some blocks later.
 */
export function fenceUnclosed(source: Source): readonly Problem[] {
  const {text} = source;
  const problems: Problem[] = [];
  const lineOf = (at: number) => placeAt(source, at).line;
  const report = ({at, mark}: Open, what: string) =>
    problems.push({
      code: 'fence-unclosed',
      level: 'warning',
      message: `This code block has no closing fence${what}.`,
      fix: `Write ${mark} on its own line after the code.`,
      place: placeAt(source, at),
    });
  let open: Open | undefined;
  /** The first of several consecutive blocks whose end looks like the beginning of another block. */
  let suspect: (Open & {readonly end: number}) | undefined;
  const reportOpen = (each: Open, what: string) =>
    suspect
      ? report(suspect, `, so it ends at line ${lineOf(suspect.end)}, where the next one begins`)
      : report(each, what);
  const matches = [...text.matchAll(fence)];
  const comments = [...text.matchAll(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g)];
  const isInComment = (at: number) => comments.some(({index, 0: comment}) => index < at && at < index + comment.length);
  /** Cache of the next end by mark, so that each fence is visited once. */
  const ends = new Map<string, number>();
  const endAfter = (index: number, opened: string) => {
    let at = ends.get(opened) ?? 0;
    if (at <= index) {
      at = index + 1;
      while (at < matches.length && !(isLikeMark(matches[at]?.[2] ?? '', opened) && !matches[at]?.[3]?.trim())) at++;
      ends.set(opened, at);
    }
    return matches[at];
  };
  for (const [index, match] of matches.entries()) {
    const [whole, before = '', mark = '', rest = ''] = match;
    const at = match.index + before.length;
    const isSame = open !== undefined && isLikeMark(mark, open.mark);
    // A comment inside code is code.
    if (!open && isInComment(at)) continue;
    if (!open) {
      // After backticks, an info string contains no backticks. Otherwise this is inline code.
      if (mark[0] === '~' || !rest.includes('`')) open = {mark, at};
    } else if (isSame && rest.trim() === '') {
      suspect = isLikeBeginning(text, match.index, whole.length) ? (suspect ?? {...open, end: at}) : undefined;
      open = undefined;
    } else if (isSame && /^[\w+#-]+(?:\s[^`]*)?$/.test(rest.trim())) {
      const end = endAfter(index, open.mark);
      const until = end ? `line ${lineOf(end.index + (end[1] ?? '').length)}` : endOfPage;
      reportOpen(open, ` before line ${lineOf(at)}, where the next one begins. It ends at ${until}`);
      // Continues as the author probably meant it.
      open = {mark, at};
      suspect = undefined;
    }
  }
  if (open) reportOpen(open, `, so it ends at ${endOfPage}`);
  return problems;
}

const endOfPage = 'the end of the page';

/** Returns whether a fence with these marks can end a block that begins with `opened`. */
function isLikeMark(mark: string, opened: string): boolean {
  return mark[0] === opened[0] && mark.length >= opened.length;
}

/** Returns whether a fence has a blank line before it and none after it, which is typical of a beginning. */
function isLikeBeginning(text: string, start: number, length: number): boolean {
  return (
    /(?:^|\n)[ \t>]*\r?\n$/.test(text.slice(Math.max(0, start - 100), start)) &&
    /^\n[ \t>]*[^\s>]/.test(text.slice(start + length, start + length + 100))
  );
}
