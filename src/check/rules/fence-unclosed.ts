import type {Problem} from '../../base/problem.js';
import {locateOffset, type Source} from '../../base/source.js';

const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)$/gm;

interface Open {
  readonly mark: string;
  readonly at: number;
}

/**
 * Finds unclosed code blocks, which extend to the end of the page, or to the start of the next code block. If that
 * start has no language, it looks like an end, and the fault becomes visible only some blocks later.
 */
export function checkFenceUnclosed(source: Source): readonly Problem[] {
  const {text} = source;
  const problems: Problem[] = [];
  const lineOf = (at: number) => locateOffset(source, at).line;
  const report = ({at, mark}: Open, what: string) => {
    const opening = text.slice(at).split('\n', 1)[0]!.trim().slice(0, 40);
    problems.push({
      code: 'fence-unclosed',
      level: 'warning',
      message: `The code block "${opening}" has no closing fence${what}.`,
      fix: `Write ${mark} on its own line after the code.`,
      place: locateOffset(source, at),
    });
  };
  let open: Open | undefined;
  /** First of several consecutive code blocks whose end looks like a start. Probably the unclosed one. */
  let suspect: (Open & {readonly end: number}) | undefined;
  const reportOpen = (each: Open, what: string) =>
    suspect
      ? report(suspect, `, so it ends at line ${lineOf(suspect.end)}, where the next code block begins`)
      : report(each, what);
  const matches = [...text.matchAll(fence)];
  const comments = [...text.matchAll(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g)];
  const isInComment = (at: number) => comments.some(({index, 0: comment}) => index < at && at < index + comment.length);
  /** Next end by fence, so that each fence is visited once. */
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
    // Skip comments, but not inside code, where they are code.
    if (!open && isInComment(at)) continue;
    if (!open) {
      // After backticks, require an info string without backticks. Otherwise it is inline code.
      if (mark[0] === '~' || !rest.includes('`')) open = {mark, at};
    } else if (isSame && rest.trim() === '') {
      suspect = isLikeBeginning(text, match.index, whole.length) ? (suspect ?? {...open, end: at}) : undefined;
      open = undefined;
    } else if (isSame && /^[\w+#-]+(?:\s[^`]*)?$/.test(rest.trim())) {
      const end = endAfter(index, open.mark);
      const until = end ? `line ${lineOf(end.index + (end[1] ?? '').length)}` : endOfPage;
      reportOpen(open, ` before line ${lineOf(at)}, where the next code block begins. It ends at ${until}`);
      // Read on as the author may have meant it: the fence starts a new block.
      open = {mark, at};
      suspect = undefined;
    }
  }
  if (open) reportOpen(open, `, so it ends at ${endOfPage}`);
  return problems;
}

const endOfPage = 'the end of the page';

/** Returns whether the fence `mark` can end a code block that begins with the fence `opened`. */
function isLikeMark(mark: string, opened: string): boolean {
  return mark[0] === opened[0] && mark.length >= opened.length;
}

/** Returns whether a fence has a blank line before but not after it, as the start of a code block usually does. */
function isLikeBeginning(text: string, start: number, length: number): boolean {
  return (
    /(?:^|\n)[ \t>]*\r?\n$/.test(text.slice(Math.max(0, start - 100), start)) &&
    /^\n[ \t>]*[^\s>]/.test(text.slice(start + length, start + length + 100))
  );
}
