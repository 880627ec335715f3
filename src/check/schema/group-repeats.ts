import type {SpecProblem} from '../../openapi/document/spec-problem.js';

/** Maximum number of errors to report per kind. Others are only counted. */
const limit = 10;

/**
 * Groups problems by kind, in the order of their first appearance. The last problem of a long group contains the number
 * of omitted ones.
 */
export function groupRepeats(
  problems: Iterable<SpecProblem>,
  kindOf: (problem: SpecProblem) => string,
): readonly SpecProblem[] {
  const kinds = new Map<string, SpecProblem[]>();
  for (const problem of problems) {
    const kind = kindOf(problem);
    const known = kinds.get(kind);
    if (known) known.push(problem);
    else kinds.set(kind, [problem]);
  }
  return [...kinds.values()].flatMap(list => {
    const rest = list.length - limit;
    const shown = list.slice(0, limit);
    const last = shown[limit - 1];
    if (rest <= 0 || !last) return shown;
    const text = ` ${rest} more ${rest === 1 ? 'place has' : 'places have'} this problem.`;
    return [...shown.slice(0, -1), {...last, message: last.message + text}];
  });
}
