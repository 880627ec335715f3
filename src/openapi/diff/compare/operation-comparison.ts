import type {Located} from '../../document/located.js';
import type {Spot} from '../../document/spec-problem.js';
import type {Finding} from '../change.js';
import type {Direction} from '../level.js';
import type {DirectedName, PlainName} from '../rules/all.js';
import type {SchemaGraph, SchemaNode} from '../schema-graph.js';
import type {Details, Documents} from './comparison.js';

/** Changes of an operation, except those inside its schemas. */
export interface OperationFindings {
  readonly findings: {readonly place: string; readonly finding: Finding}[];
  readonly roots: {readonly place: string; readonly node: SchemaNode}[];
}

/** Two versions of an operation. */
export interface OperationComparison extends OperationFindings {
  readonly documents: Documents;
  readonly graph: SchemaGraph;
  /** The side that sends the request. In webhooks and callbacks this is the API. */
  readonly sender: Direction;
  /** Positions of the operations. */
  readonly before: Spot;
  readonly after: Spot;
  /** Prefix for the `place` of everything inside a callback. */
  readonly prefix: string;
}

/** Returns the side that sends the response. */
export function receiverOf({sender}: Pick<OperationComparison, 'sender'>): Direction {
  return sender === 'request' ? 'response' : 'request';
}

/** Reports a difference in a part of the operation. */
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

/** Queues a comparison of a part's schemas. */
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
