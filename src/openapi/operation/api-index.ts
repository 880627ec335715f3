import {omitUndefined} from '../../base/omit-undefined.js';
import type {OperationEntry} from './create-found-operation.js';
import type {DocumentIndex} from './index-document.js';
import type {TagGroup, TagSection} from './tags.js';

/** Index data of an operation, for navigation and lists. Plain data, because it can come from a worker or a file. */
export type ApiEntry = Pick<
  OperationEntry,
  | 'id'
  | 'method'
  | 'path'
  | 'kind'
  | 'label'
  | 'isUnnamed'
  | 'tags'
  | 'deprecated'
  | 'hidden'
  | 'channel'
  | 'address'
  | 'page'
  | 'route'
>;

/** Index of a document as plain data. `operations` are in document order, without hidden operations. */
export interface ApiIndex {
  readonly title: string;
  readonly version?: string;
  readonly operations: readonly ApiEntry[];
  /** Tags of the document. Their `operations` and `listed` contain operation ids. */
  readonly tags: readonly TagSection[];
  readonly groups: readonly TagGroup[];
}

/** Returns a document's index as plain data. */
export function buildApiIndex(index: DocumentIndex, {title, version}: {title: string; version?: string}): ApiIndex {
  const operations = index.operations
    .filter(({hidden}) => !hidden)
    .map(({id, method, path, kind, label, isUnnamed, tags, deprecated, hidden, channel, address, page, route}) => ({
      id,
      method,
      path,
      kind,
      label,
      tags,
      deprecated,
      hidden,
      route,
      ...omitUndefined({isUnnamed, channel, address, page}),
    }));
  const shown = new Set(operations.map(({id}) => id));
  const tags = index.tags.map(tag => ({
    ...tag,
    operations: tag.operations.filter(id => shown.has(id)),
    listed: tag.listed.filter(id => shown.has(id)),
  }));
  return {title, ...(version !== undefined && {version}), operations, tags, groups: index.groups};
}
