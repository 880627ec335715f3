import {type Place, type Problem, type ProblemLevel, toFixText} from '../base/problem.js';

/** A finding in reports. */
export interface Finding extends Place {
  readonly code: string;
  readonly level: ProblemLevel;
  readonly message: string;
  /** Begins with a verb. Empty without a fix. */
  readonly fix: string;
  readonly related: readonly Place[];
}

/** Result of the check. Deterministic for the same project. */
export interface Report {
  /** The project has no errors. */
  readonly ok: boolean;
  readonly version: string;
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Number of findings that comments and docs.json suppress. */
  readonly suppressed: number;
  readonly findings: readonly Finding[];
}

/** Sorts problems, removes duplicates, and counts. */
export function buildReport(
  problems: readonly Problem[],
  facts: Pick<Report, 'version' | 'pages' | 'suppressed'>,
): Report {
  const known = new Set<string>();
  const findings = problems
    .map(findingOf)
    .filter(each => {
      const key = JSON.stringify([each.file, each.line, each.column, each.code, each.message]);
      return !known.has(key) && known.add(key);
    })
    .sort(inOrder);
  const count = (level: ProblemLevel) => findings.filter(each => each.level === level).length;
  const errors = count('error');
  const {version, pages, suppressed} = facts;
  return {
    ok: errors === 0,
    version,
    pages,
    errors,
    warnings: count('warning'),
    infos: count('info'),
    suppressed,
    findings,
  };
}

function findingOf({code, level, message, fix, place, related = []}: Problem): Finding {
  const {file, line, column} = place;
  return {
    code,
    level,
    message,
    fix: toFixText(fix),
    file,
    line,
    column,
    related: related.map(({file, line, column}) => ({file, line, column})),
  };
}

// Compares by code units instead of a locale, so that reports are equal on every machine.
function inOrder(a: Finding, b: Finding): number {
  const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return (
    text(a.file, b.file) || a.line - b.line || a.column - b.column || text(a.code, b.code) || text(a.message, b.message)
  );
}
