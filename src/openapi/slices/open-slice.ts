import {getOwnEntries, getOwnText} from '../../base/json.js';
import {sanitizeUrl} from '../../base/url.js';
import {isWebUrl} from '../../base/web-url.js';
import type {ApiDocument} from '../document/api-document.js';
import {DocumentSet} from '../document/document-set.js';
import {resolveReferenceTarget} from '../references/reference-target.js';
import {sliceFiles, sliceSource} from './slice-index.js';

/**
 * Opens a slice under its document's path, so that links and servers resolve correctly. The slice contains all
 * referenced parts of other files. Loads no files, because the path that a slice declares is untrusted.
 */
export function openSlice(document: ApiDocument): DocumentSet {
  const file = resolveSliceFile(document.file, getOwnText(document.value, sliceSource) ?? '');
  const parts = getOwnEntries(document.value, sliceFiles).map(
    ([name, part]) => [resolveSliceFile(file, name), part] as const,
  );
  const hosts = parts.flatMap(([name]) => (isWebUrl(name) ? new URL(name).host : []));
  return new DocumentSet({...document, file}, {read: async path => ({path, missing: 'absent'})}, hosts, parts);
}

/** Returns the path or URL of another file, which a slice gives relative to its document `from`. */
export function resolveSliceFile(from: string, name: string): string {
  if (isWebUrl(name)) return sanitizeUrl(name, 'server') ?? from;
  const target = resolveReferenceTarget(from, name);
  return 'file' in target ? target.file : from;
}
