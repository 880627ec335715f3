import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Files} from '../../../src/base/files.js';
import {type DownloadResult, fetchDocuments} from './fetch-documents.js';

/** Options for an API document that the site sets. */
interface DocumentSettings {
  readonly omitsPrivate?: boolean;
  /** URLs of the overlays to apply, in order. */
  readonly overlays?: readonly string[];
}

/** Text of a downloaded document. */
interface DecodedDocument {
  readonly text: string;
}

/**
 * Creates the reader of a downloaded document in this thread. The page calls it for small documents, the worker for
 * large ones.
 */
export function createLocalReader(
  file: string,
  root: string,
  result: DownloadResult | DecodedDocument,
  {omitsPrivate = false, overlays = []}: DocumentSettings = {},
): ApiReader {
  return openReader(file, withFirst(file, result, overlays, fetchDocuments(root)), {omitsPrivate});
}

/** Returns files whose first one is already downloaded. Loads others when a `$ref` or overlay needs them. */
function withFirst(
  file: string,
  result: DownloadResult | DecodedDocument,
  overlays: readonly string[],
  others: Files,
): Files {
  return {
    async read(path, signal) {
      if (path !== file) return others.read(path, signal);
      if ('missing' in result) return {path, ...result};
      return {path, text: 'text' in result ? result.text : new TextDecoder().decode(result.bytes), overlays};
    },
  };
}
