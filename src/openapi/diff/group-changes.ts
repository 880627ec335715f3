import type {ApiDiff, Change, OperationDiff} from './change.js';
import {type ChangeLevel, changeLevels} from './level.js';

/** A difference with all operations that it affects, for example through a shared schema. */
export interface ChangeGroup {
  readonly change: Change;
  /** Affected operations. Empty for a change of the whole document. */
  readonly operations: readonly OperationDiff[];
}

/** Groups a document's differences, most severe first. Each difference appears once. */
export function groupChanges({document, operations}: ApiDiff): readonly ChangeGroup[] {
  const groups = new Map<Change['finding'], {change: Change; operations: OperationDiff[]}>();
  for (const change of document) groups.set(change.finding, {change, operations: []});
  for (const operation of operations)
    for (const change of operation.changes) {
      const known = groups.get(change.finding);
      if (known) known.operations.push(operation);
      else groups.set(change.finding, {change, operations: [operation]});
    }
  const rank = ({change}: ChangeGroup) => changeLevels.indexOf(change.level);
  return [...groups.values()].sort((one, other) => rank(one) - rank(other));
}

type ChangeCounts = Readonly<Record<ChangeLevel, number>>;

export function countChanges(groups: readonly ChangeGroup[]): ChangeCounts {
  const counts = {breaking: 0, 'possibly-breaking': 0, compatible: 0};
  for (const {change} of groups) counts[change.level]++;
  return counts;
}

/** Formats the counts: `2 breaking, 1 possibly breaking, 5 non-breaking`. */
export function formatCounts(counts: ChangeCounts): string {
  const total = counts.breaking + counts['possibly-breaking'] + counts.compatible;
  if (total === 0) return 'No changes';
  const named = [
    `${counts.breaking} breaking`,
    `${counts['possibly-breaking']} possibly breaking`,
    `${counts.compatible} non-breaking`,
  ];
  return named.join(', ');
}

/** Changes that affect the same operations. */
interface OperationChanges {
  readonly operations: readonly OperationDiff[];
  readonly changes: readonly Change[];
}

/** Merges groups that affect the same operations, in their original order. */
export function groupByOperations(groups: readonly ChangeGroup[]): readonly OperationChanges[] {
  const sections = new Map<string, {operations: readonly OperationDiff[]; changes: Change[]}>();
  for (const {change, operations} of groups) {
    const key = operations.map(({kind, method, path}) => `${kind} ${method} ${path}`).join('\n');
    const known = sections.get(key);
    if (known) known.changes.push(change);
    else sections.set(key, {operations, changes: [change]});
  }
  return [...sections.values()];
}

/** Maximum number of operations to name in a heading. The heading counts the others. */
const NAMED_OPERATIONS = 3;

/** Collects changes by heading. The heading names the affected operations. */
export function groupByHeading(groups: readonly ChangeGroup[]): ReadonlyMap<string, readonly Change[]> {
  const sections = new Map<string, Change[]>();
  for (const {operations, changes} of groupByOperations(groups)) {
    const names = operations.slice(0, NAMED_OPERATIONS).map(({method, path}) => `${method} ${path}`);
    const rest = operations.length - names.length;
    const heading = names.length === 0 ? 'All operations' : `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    sections.set(heading, [...(sections.get(heading) ?? []), ...changes]);
  }
  return sections;
}

/** Formats the part and property path of a change: `response 200, items[].price`. Empty for the operation itself. */
export function formatPlace({place, field}: Pick<Change, 'place' | 'field'>): string {
  return field ? `${place}, ${field}` : place;
}
