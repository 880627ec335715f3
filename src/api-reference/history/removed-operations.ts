import type {ApiDiff, OperationDiff} from '../../openapi/diff/change.js';
import {readDocumentInfo} from '../../openapi/document/document-head.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {type ApiEntry, buildApiIndex} from '../../openapi/operation/api-index.js';
import {indexDocument} from '../../openapi/operation/index-document.js';
import {toPathShape} from '../../openapi/operation/path-shape.js';

/** The identity of an operation, as links need it. */
type OperationKey = Pick<OperationDiff, 'kind' | 'method' | 'path'>;

/** An operation that only older versions of a document define. */
export interface RemovedOperation {
  /** Date of the first version without the operation. Empty for an undated document. */
  readonly date: string;
  /** Index data of the operation in its last version. */
  readonly entry: ApiEntry;
  /** Operation that took over its `operationId` in the same version. */
  readonly successor?: OperationKey;
}

/** Collects operations that versions removed. An operation that a newer version adds again counts as present. */
export class RemovedOperations {
  readonly #found = new Map<string, RemovedOperation>();

  /** Adds a version by its differences from the previous version. */
  add(date: string, {operations}: ApiDiff, before: DocumentSet): void {
    const added = operations.filter(({state}) => state === 'added');
    const removed = new Map(
      operations.flatMap(each => (each.state === 'removed' ? [[buildKey(each), each.operationId]] : [])),
    );
    for (const each of added) this.#found.delete(buildKey(each));
    if (removed.size === 0) return;
    for (const entry of buildApiIndex(indexDocument(before), readDocumentInfo(before.root)).operations) {
      const key = buildKey(entry);
      if (!removed.has(key)) continue;
      const id = removed.get(key);
      const successor = added.find(({operationId}) => operationId !== undefined && operationId === id);
      this.#found.set(key, {date, entry, ...(successor && {successor: pickKeyParts(successor)})});
    }
  }

  list(): readonly RemovedOperation[] {
    return [...this.#found.values()];
  }
}

function pickKeyParts({kind, method, path}: OperationKey): OperationKey {
  return {kind, method, path};
}

function buildKey({kind, method, path}: Pick<ApiEntry, 'kind' | 'method' | 'path'>): string {
  return `${kind} ${method} ${toPathShape(path)}`;
}
