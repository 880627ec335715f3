import type {ApiDiff, Change, OperationDiff} from './change.js';
import {type ChangeLevel, changeLevels} from './level.js';

/** One difference, with every operation that has it. A schema that many operations share differs once. */
export interface ChangeGroup {
  readonly change: Change;
  /** Empty for what concerns the whole document. */
  readonly operations: readonly OperationDiff[];
}

/** Groups the differences of a document, each once, the most severe first. */
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

export type ChangeCounts = Readonly<Record<ChangeLevel, number>>;

export function countChanges(groups: readonly ChangeGroup[]): ChangeCounts {
  const counts = {breaking: 0, 'possibly-breaking': 0, compatible: 0};
  for (const {change} of groups) counts[change.level]++;
  return counts;
}

/** Returns the counts as half a sentence: `2 breaking, 1 possibly breaking and 5 compatible changes`. */
export function formatCounts(counts: ChangeCounts): string {
  const total = counts.breaking + counts['possibly-breaking'] + counts.compatible;
  if (total === 0) return 'No changes';
  const named = [
    `${counts.breaking} breaking`,
    `${counts['possibly-breaking']} possibly breaking`,
    `${counts.compatible} compatible`,
  ];
  return `${named[0]}, ${named[1]} and ${named[2]} change${total === 1 ? '' : 's'}`;
}

/** Changes of the same operations. */
export interface OperationChanges {
  readonly operations: readonly OperationDiff[];
  readonly changes: readonly Change[];
}

/** Brings the changes of the same operations together, in the order of the groups. */
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

/** Operations that a heading names before it counts the rest. */
const NAMED_OPERATIONS = 3;

/** Groups under headings: those of one operation under its name, shared ones under the first of their operations. */
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

/** Returns the part and the property path of a change: `response 200, items[].price`. Empty for the operation itself. */
export function formatPlace({place, field}: Pick<Change, 'place' | 'field'>): string {
  return field ? `${place}, ${field}` : place;
}
