import type {Problem} from '../base/problem.js';
import {findLineStart} from '../base/source.js';
import {mayNeedToRun} from '../markdown/resolve/may-need-to-run.js';
import type {ResolveProblem} from '../markdown/resolve/reports.js';
import type {SnippetFile} from '../markdown/resolve/snippets.js';
import type {Tree} from '../markdown/syntax/parse-tree.js';

/**
 * Removes one of two problems with the same cause: a component that cannot be rendered, and a prop of it without a
 * value. If the component must run, it would get the prop by running. Otherwise, only the prop's value is missing.
 */
export function removeRepeatedCauses(
  problems: readonly ResolveProblem[],
  file: string,
  read: SnippetFile,
  all: readonly Tree[],
): readonly ResolveProblem[] {
  const left = new Set<Problem>();
  for (const component of problems) {
    if (component.code !== 'code-unsupported' || component.place.file !== file) continue;
    const [start, end] = findTagRange(read.text, component.place);
    // Leave an expression in text alone, because it has no props.
    if (read.text[start] !== '<') continue;
    const inside = problems.filter(({code, place, isInSnippet}) => {
      if (code !== 'expression-unreadable' || place.file !== file || isInSnippet) return false;
      const at = computeOffset(read.text, place);
      return at > start && at < end;
    });
    if (inside.length === 0) continue;
    const mustRun = mayNeedToRun(component.subject ?? '', [read.tree, ...all]);
    for (const each of mustRun ? inside : [component]) left.add(each);
  }
  return problems.filter(each => !left.has(each));
}

function computeOffset(text: string, {line, column}: Problem['place']): number {
  return findLineStart(text, line) + column - 1;
}

/** Returns the range of a tag: up to the first `>` outside quotes and braces. */
function findTagRange(text: string, place: Problem['place']): readonly [start: number, end: number] {
  const start = computeOffset(text, place);
  const pattern = /"[^"]*"|'[^']*'|[{}>]/g;
  pattern.lastIndex = start;
  let depth = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[0] === '{') depth++;
    else if (found[0] === '}') depth--;
    else if (found[0] === '>' && depth === 0) return [start, found.index];
  }
  return [start, text.length];
}
