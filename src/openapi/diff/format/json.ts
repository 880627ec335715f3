import {formatJson} from '../../../base/exact-json.js';
import type {ApiDiff, Change} from '../change.js';
import {countChanges, groupChanges} from '../group-changes.js';

/**
 * Formats the differences as JSON for programs, with keys in a fixed order. A difference counts once, even if several
 * operations share it.
 */
export function formatJsonDiff(diff: ApiDiff, files: {readonly before: string; readonly after: string}): string {
  const counts = countChanges(groupChanges(diff));
  const report = {
    ok: counts.breaking === 0,
    before: files.before,
    after: files.after,
    breaking: counts.breaking,
    possiblyBreaking: counts['possibly-breaking'],
    compatible: counts.compatible,
    document: diff.document.map(formatChange),
    operations: diff.operations.map(({method, path, kind, operationId, state, changes}) => ({
      method,
      path,
      kind,
      operationId,
      state,
      changes: changes.map(formatChange),
    })),
  };
  return formatJson(report, 2)!;
}

function formatChange({finding, level, place, field, message, reason}: Change): object {
  const {rule, at, isOld = false} = finding;
  return {rule, level, place, field, message, reason, document: isOld ? 'before' : 'after', ...at};
}
