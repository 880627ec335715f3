import {ownEntries, ownText} from '../../base/json.js';
import {safeUrl} from '../../base/url.js';
import {isWebAddress} from '../../base/web-address.js';
import type {ApiDocument} from '../document/api-document.js';
import {DocumentSet} from '../document/document-set.js';
import {referenceTarget} from '../references/reference-target.js';
import {sliceFiles, sliceSource} from './slice-index.js';

/**
 * A slice under the name of the document that it was cut out of, so that links and servers in it are those of the document.
 * It brings the parts of other files along, and nothing else is read for it: it may say that it comes from anywhere.
 */
export function openSlice(document: ApiDocument): DocumentSet {
  const file = fileFrom(document.file, ownText(document.value, sliceSource) ?? '');
  const parts = ownEntries(document.value, sliceFiles).map(([name, part]) => [fileFrom(file, name), part] as const);
  const hosts = parts.flatMap(([name]) => (isWebAddress(name) ? new URL(name).host : []));
  return new DocumentSet({...document, file}, {read: async path => ({path, missing: 'absent'})}, hosts, parts);
}

/** The file that a slice calls so, seen from its document. */
export function fileFrom(from: string, name: string): string {
  if (isWebAddress(name)) return safeUrl(name, 'server') ?? from;
  const target = referenceTarget(from, name);
  return 'file' in target ? target.file : from;
}
