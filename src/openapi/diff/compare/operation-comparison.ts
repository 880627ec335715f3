import type {Located} from '../../document/located.js';
import type {DocumentPosition} from '../../document/spec-problem.js';
import type {SchemaSide} from '../../schema/build-schema-rows.js';
import type {ChangeFinding} from '../change.js';
import type {DirectedName, PlainName} from '../rules/all.js';
import type {SchemaGraph, SchemaNode} from '../schema-graph.js';
import type {ChangeDetails, DocumentPair} from './comparison.js';

/** Differences in an operation outside its schemas, and the schema pairs that the operation uses. */
export interface OperationFindings {
  readonly findings: {readonly place: string; readonly finding: ChangeFinding}[];
  readonly roots: {readonly place: string; readonly node: SchemaNode}[];
}

export interface OperationComparison extends OperationFindings {
  readonly documents: DocumentPair;
  readonly graph: SchemaGraph;
  /** Who sends the request: the client, or the API in webhooks and callbacks. */
  readonly sender: SchemaSide;
  /** Position of the old operation. */
  readonly before: DocumentPosition;
  readonly after: DocumentPosition;
  /** Prefix for the `place` of every finding inside a callback. */
  readonly prefix: string;
}

/** Returns the side that sends the response, which is the receiver of the request. */
export function getReceiver({sender}: Pick<OperationComparison, 'sender'>): SchemaSide {
  return sender === 'request' ? 'response' : 'request';
}

/** Reports a difference in one part of the operation, such as a parameter or a response. */
export function addFinding(
  comparison: OperationComparison,
  place: string,
  rule: PlainName | `${SchemaSide}-${DirectedName}`,
  {at, isOld, ...rest}: ChangeDetails = {},
): void {
  const spot = at ?? (isOld ? comparison.before : comparison.after);
  const finding = {rule, at: {file: spot.file, pointer: spot.pointer}, ...(isOld && {isOld: true as const}), ...rest};
  comparison.findings.push({place: comparison.prefix + place, finding});
}

/** Queues a comparison of the schemas in one part of the operation. */
export function addSchemas(
  comparison: OperationComparison,
  place: string,
  direction: SchemaSide,
  before: Located | undefined,
  after: Located | undefined,
): void {
  if (!before && !after) return;
  const node = comparison.graph.nodeOf(direction, before ? [before] : [], after ? [after] : []);
  comparison.roots.push({place: comparison.prefix + place, node});
}
