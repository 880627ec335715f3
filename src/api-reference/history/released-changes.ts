import {groupChanges} from '../../openapi/diff/group-changes.js';
import {formatOperationName} from '../../openapi/operation/find-nearest-operation.js';
import type {ApiHistory} from './api-history.js';
import type {HistoryEntry} from './operation-history.js';

/** A change with the operations that it affects. Without `operations`, it affects the whole document. */
interface ReleasedChange extends HistoryEntry {
  readonly operations: readonly string[];
}

/**
 * Every change of an API document, for agents. Stored as a file next to the document's slices. Lists a change of
 * several operations once.
 */
export interface ReleasedChanges {
  readonly dates: readonly string[];
  /** Changes, newest version first, and the most severe first within a version. */
  readonly changes: readonly ReleasedChange[];
}

/** Maximum number of changes in the file. The changelog page lists older changes. */
const MAX_CHANGES = 5000;

export function listReleasedChanges({dates, releases}: ApiHistory): ReleasedChanges {
  const changes = releases.flatMap(({date, diff}) =>
    groupChanges(diff).map(({change: {level, place, field, message, reason, finding}, operations}) => ({
      date,
      level,
      rule: finding.rule,
      place,
      field,
      message,
      reason,
      operations: operations.map(formatOperationName),
    })),
  );
  return {dates, changes: changes.slice(0, MAX_CHANGES)};
}

/** Writes changes as Markdown: a list under each version's date. */
export function renderChangesMarkdown(
  changes: readonly (HistoryEntry & {readonly operations?: readonly string[]})[],
): string {
  const byDate = new Map<string, string[]>();
  for (const {date, level, place, field, message, reason, operations = []} of changes) {
    const rest = operations.length > 5 ? ` and ${operations.length - 5} more` : '';
    const names = operations.length > 0 ? operations.slice(0, 5).join(', ') + rest : '';
    const where = [names, [place, field].filter(Boolean).join(' ')].filter(Boolean).join(': ');
    const line = `- ${level === 'compatible' ? '' : `**${level.replace('-', ' ')}** `}${where && `${where}: `}${message}${level === 'compatible' ? '' : ` ${reason}`}`;
    byDate.set(date, [...(byDate.get(date) ?? []), line]);
  }
  return [...byDate].map(([date, lines]) => `### ${date || 'Latest'}\n\n${lines.join('\n')}`).join('\n\n');
}
