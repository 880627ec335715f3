import type {ApiDiff, OperationDiff} from '../../openapi/diff/change.js';
import {documentInfo} from '../../openapi/document/document-head.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {type ApiEntry, apiIndex} from '../../openapi/operation/api-index.js';
import {indexDocument} from '../../openapi/operation/index-document.js';
import {shapeOf} from '../../openapi/operation/path-shape.js';

/** The parts of an operation that a link needs. */
export type OperationKey = Pick<OperationDiff, 'kind' | 'method' | 'path'>;

/** An operation that older versions of a document have. */
export interface RemovedOperation {
  /** The first version without it. Empty for a document without a date. */
  readonly date: string;
  /** The operation as the last version with it has it. */
  readonly entry: ApiEntry;
  /** The operation that took over its `operationId` in the same version. */
  readonly successor?: OperationKey;
}

/** Collects the operations that are removed from version to version. One that is added again counts as present. */
export class RemovedOperations {
  readonly #found = new Map<string, RemovedOperation>();

  /** Adds a version, by its differences from the one before. */
  add(date: string, {operations}: ApiDiff, before: DocumentSet): void {
    const added = operations.filter(({state}) => state === 'added');
    const removed = new Map(
      operations.flatMap(each => (each.state === 'removed' ? [[keyOf(each), each.operationId]] : [])),
    );
    for (const each of added) this.#found.delete(keyOf(each));
    if (removed.size === 0) return;
    for (const entry of apiIndex(indexDocument(before), documentInfo(before.root)).operations) {
      const key = keyOf(entry);
      if (!removed.has(key)) continue;
      const id = removed.get(key);
      const successor = added.find(({operationId}) => operationId !== undefined && operationId === id);
      this.#found.set(key, {date, entry, ...(successor && {successor: keyPartsOf(successor)})});
    }
  }

  list(): readonly RemovedOperation[] {
    return [...this.#found.values()];
  }
}

function keyPartsOf({kind, method, path}: OperationKey): OperationKey {
  return {kind, method, path};
}

function keyOf({kind, method, path}: Pick<ApiEntry, 'kind' | 'method' | 'path'>): string {
  return `${kind} ${method} ${shapeOf(path)}`;
}
