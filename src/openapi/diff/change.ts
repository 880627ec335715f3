import type {Spot} from '../document/spec-problem.js';
import type {ChangeLevel} from './level.js';
import type {RuleName} from './rules/all.js';

/** A difference at one position. Several operations can share it through a `$ref`. */
export interface Finding {
  readonly rule: RuleName;
  readonly before?: string;
  readonly after?: string;
  /** Name of the added, removed, or changed thing, if the position does not show it. */
  readonly name?: string;
  /** Position in the new document. For removed things, position in the old document. */
  readonly at: Spot;
  readonly isOld?: true;
}

/** A difference as part of an operation. */
export interface Change {
  readonly finding: Finding;
  readonly level: ChangeLevel;
  /** The changed part of the operation: `query parameter limit`, `response 200`. Empty for the operation itself. */
  readonly place: string;
  /** Property path inside the part: `items[].price`. Empty for the part itself. */
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

/** Differences between two documents. Unchanged operations are left out. */
export interface ApiDiff {
  /** Changes of the document's servers and security. */
  readonly document: readonly Change[];
  readonly operations: readonly OperationDiff[];
}
