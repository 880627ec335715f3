import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import type {Files} from '../../../src/base/files.js';
import {type Download, fetchDocuments} from './fetch-documents.js';

/** Settings for reading a document. */
interface DocumentSettings {
  readonly omitsPrivate?: boolean;
  /** URLs of the overlay documents to apply. */
  readonly overlays?: readonly string[];
}

/** Reads a document in this thread. The page calls this for small documents, the worker for large ones. */
export function readHere(
  file: string,
  root: string,
  result: Download,
  {omitsPrivate = false, overlays = []}: DocumentSettings = {},
): ApiReader {
  return openReader(file, withFirst(file, result, overlays, fetchDocuments(root)), {omitsPrivate});
}

/** Returns files with the document already loaded as the first one. Loads references on demand. */
function withFirst(file: string, result: Download, overlays: readonly string[], others: Files): Files {
  return {
    async read(path, signal) {
      if (path !== file) return others.read(path, signal);
      return 'bytes' in result ? {path, text: new TextDecoder().decode(result.bytes), overlays} : {path, ...result};
    },
  };
}
