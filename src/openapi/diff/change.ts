import type {DocumentPosition} from '../document/spec-problem.js';
import type {ChangeLevel} from './level.js';
import type {RuleName} from './rules/all.js';

/** A difference at one position in the document. Several operations can share it through a `$ref`. */
export interface ChangeFinding {
  readonly rule: RuleName;
  readonly before?: string;
  readonly after?: string;
  /** Name of the added, removed, or changed item, if its position does not contain the name. */
  readonly name?: string;
  /** Position in the new document. For removed items, position in the old document. */
  readonly at: DocumentPosition;
  readonly isOld?: true;
}

/** A difference, and where in an operation it appears. */
export interface Change {
  readonly finding: ChangeFinding;
  readonly level: ChangeLevel;
  /**
   * Changed part of the operation, for display: `query parameter limit`, `response 200`. Empty for the operation
   * itself.
   */
  readonly place: string;
  /** Property path in the schema of that part: `items[].price`. Empty for the part itself. */
  readonly field: string;
  readonly message: string;
  readonly reason: string;
}

export type OperationState = 'added' | 'removed' | 'changed' | 'deprecated';

export interface OperationDiff {
  readonly kind: 'operation' | 'webhook';
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly label: string;
  readonly tags: readonly string[];
  readonly state: OperationState;
  readonly changes: readonly Change[];
}

/** Differences between two documents. Omits unchanged operations. */
export interface ApiDiff {
  /** Changes of the document's servers and security. */
  readonly document: readonly Change[];
  readonly operations: readonly OperationDiff[];
}
