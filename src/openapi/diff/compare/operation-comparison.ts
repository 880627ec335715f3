import type {Located} from '../../document/located.js';
import type {Spot} from '../../document/spec-problem.js';
import type {Finding} from '../change.js';
import type {Direction} from '../level.js';
import type {DirectedName, PlainName} from '../rules/all.js';
import type {SchemaGraph, SchemaNode} from '../schema-graph.js';
import type {Details, Documents} from './comparison.js';

/** Changes of one operation, without those of its schemas. */
export interface OperationFindings {
  readonly findings: {readonly place: string; readonly finding: Finding}[];
  readonly roots: {readonly place: string; readonly node: SchemaNode}[];
}

/** Two versions of an operation. */
export interface OperationComparison extends OperationFindings {
  readonly documents: Documents;
  readonly graph: SchemaGraph;
  /** Who writes the request: in webhooks and callbacks it is the API. */
  readonly sender: Direction;
  /** Locations of the operations. */
  readonly before: Spot;
  readonly after: Spot;
  /** Begins the place of everything inside a callback. */
  readonly prefix: string;
}

/** Returns who writes the response. */
export function receiverOf({sender}: Pick<OperationComparison, 'sender'>): Direction {
  return sender === 'request' ? 'response' : 'request';
}

/** Adds a difference of a part. */
export function addFinding(
  comparison: OperationComparison,
  place: string,
  rule: PlainName | `${Direction}-${DirectedName}`,
  {at, isOld, ...rest}: Details = {},
): void {
  const spot = at ?? (isOld ? comparison.before : comparison.after);
  const finding = {rule, at: {file: spot.file, pointer: spot.pointer}, ...(isOld && {isOld: true as const}), ...rest};
  comparison.findings.push({place: comparison.prefix + place, finding});
}

/** Compares the schemas of a part, later. */
export function addSchemas(
  comparison: OperationComparison,
  place: string,
  direction: Direction,
  before: Located | undefined,
  after: Located | undefined,
): void {
  if (!before && !after) return;
  const node = comparison.graph.nodeOf(direction, before ? [before] : [], after ? [after] : []);
  comparison.roots.push({place: comparison.prefix + place, node});
}
