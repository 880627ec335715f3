import {type Place, type Problem, type ProblemLevel, toFixText} from '../base/problem.js';

/** A problem in the report. */
export interface Finding extends Place {
  readonly code: string;
  readonly level: ProblemLevel;
  readonly message: string;
  /** Instruction that begins with a verb. Empty if absent. */
  readonly fix: string;
  readonly related: readonly Place[];
}

/** Result of the check. Deterministic: the same project always produces the same report. */
export interface CheckReport {
  /** True if the project has no errors. */
  readonly ok: boolean;
  readonly version: string;
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Number of problems that comments and docs.json suppress. */
  readonly suppressed: number;
  readonly findings: readonly Finding[];
}

/** Builds the report: sorts problems, removes duplicates, and counts. */
export function buildReport(
  problems: readonly Problem[],
  facts: Pick<CheckReport, 'version' | 'pages' | 'suppressed'>,
): CheckReport {
  const known = new Set<string>();
  const findings = problems
    .map(toFinding)
    .filter(each => {
      const key = JSON.stringify([each.file, each.line, each.column, each.code, each.message]);
      return !known.has(key) && known.add(key);
    })
    .sort(compareFindings);
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

function toFinding({code, level, message, fix, place, related = []}: Problem): Finding {
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

// Compare by code units instead of a locale, so that reports are equal on every machine.
function compareFindings(a: Finding, b: Finding): number {
  const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return (
    text(a.file, b.file) || a.line - b.line || a.column - b.column || text(a.code, b.code) || text(a.message, b.message)
  );
}
