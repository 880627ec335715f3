import {ownEntries, ownText} from '../../base/json.js';
import {safeUrl} from '../../base/url.js';
import {isWebAddress} from '../../base/web-address.js';
import type {ApiDocument} from '../document/api-document.js';
import {DocumentSet} from '../document/document-set.js';
import {referenceTarget} from '../references/reference-target.js';
import {sliceFiles, sliceSource} from './slice-index.js';

/**
 * Opens a slice under the name of its document, so that links and servers resolve correctly. The slice contains all
 * parts of other files. It loads no files, because its declared origin is untrusted.
 */
export function openSlice(document: ApiDocument): DocumentSet {
  const file = fileFrom(document.file, ownText(document.value, sliceSource) ?? '');
  const parts = ownEntries(document.value, sliceFiles).map(([name, part]) => [fileFrom(file, name), part] as const);
  const hosts = parts.flatMap(([name]) => (isWebAddress(name) ? new URL(name).host : []));
  return new DocumentSet({...document, file}, {read: async path => ({path, missing: 'absent'})}, hosts, parts);
}

/** Resolves a file name in a slice against its document. */
export function fileFrom(from: string, name: string): string {
  if (isWebAddress(name)) return safeUrl(name, 'server') ?? from;
  const target = referenceTarget(from, name);
  return 'file' in target ? target.file : from;
}
