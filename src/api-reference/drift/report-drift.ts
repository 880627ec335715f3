import {omitUndefined} from '../../base/omit-undefined.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {openSlice} from '../../openapi/slices/open-slice.js';
import {checkResponse} from './check-response.js';
import type {DriftReport, ReceivedResponse, ResponseSource} from './drift.js';
import {writeOverlay} from './write-overlay.js';

/** The documented responses, opened as a document set. */
interface OpenSource {
  readonly source: ResponseSource;
  readonly documents: DocumentSet;
}

export function openSource(source: ResponseSource): OpenSource {
  const {file, version, slice} = source;
  return {source, documents: openSlice({file, version, value: slice, text: ''})};
}

/** Checks a response against its documentation, and writes an overlay that documents the differences. */
export async function reportDrift({source, documents}: OpenSource, received: ReceivedResponse): Promise<DriftReport> {
  const {operation, name, isConverted} = source;
  const drifts = await documents.settle(() => checkResponse(documents, operation, received));
  const overlay = isConverted || drifts.length === 0 ? undefined : writeOverlay(documents, name, drifts);
  return {drifts, ...omitUndefined({overlay})};
}
