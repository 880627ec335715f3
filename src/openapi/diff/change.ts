import type {Spot} from '../document/spec-problem.js';
import type {ChangeLevel} from './level.js';
import type {RuleName} from './rules/all.js';

/** A difference at one place of the documents. Several operations may share it by a reference. */
export interface Finding {
  readonly rule: RuleName;
  readonly before?: string;
  readonly after?: string;
  /** The name that was added, removed or changed, where the place alone does not say it. */
  readonly name?: string;
  /** Location in the new document, or in the old one for removed things. */
  readonly at: Spot;
  readonly isOld?: true;
}

/** A difference as an operation has it. */
export interface Change {
  readonly finding: Finding;
  readonly level: ChangeLevel;
  /** The part of the operation: `query parameter limit`, `response 200`. Empty for the operation itself. */
  readonly place: string;
  /** The property path inside that part: `items[].price`. Empty for the part itself. */
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

/** The differences of two documents. Operations without any are left out. */
export interface ApiDiff {
  /** Changes of the whole document: its servers and security. */
  readonly document: readonly Change[];
  readonly operations: readonly OperationDiff[];
}
