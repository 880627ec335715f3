import type {Problem} from '../../problem.js';
import {placeAt, type Source} from '../../source.js';

const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})([^\n]*)$/gm;

interface Open {
  readonly mark: string;
  readonly at: number;
}

/** A code block whose end is missing: it goes on to the end of the page, or swallows the beginning of the next one. */
export function fenceUnclosed(source: Source): readonly Problem[] {
  const problems: Problem[] = [];
  const report = ({at, mark}: Open, until: string) =>
    problems.push({
      code: 'fence-unclosed',
      level: 'warning',
      message: `This code block has no end: it goes on to ${until}.`,
      fix: `Write ${mark} on a line of its own where the code ends.`,
      place: placeAt(source, at),
    });
  let open: Open | undefined;
  for (const match of source.text.matchAll(fence)) {
    const [, before = '', mark = '', rest = ''] = match;
    const at = match.index + before.length;
    const isSame = open !== undefined && mark[0] === open.mark[0] && mark.length >= open.mark.length;
    if (!open) {
      // Backticks may not stand behind a fence of backticks: that is code in a line of text.
      if (mark[0] === '~' || !rest.includes('`')) open = {mark, at};
    } else if (isSame && rest.trim() === '') open = undefined;
    else if (isSame && /^[\w+#-]+(?:\s[^`]*)?$/.test(rest.trim())) {
      report(open, `line ${placeAt(source, at).line}, where the next one begins`);
      // What follows is read as the author meant it.
      open = {mark, at};
    }
  }
  if (open) report(open, 'the end of the page');
  return problems;
}
