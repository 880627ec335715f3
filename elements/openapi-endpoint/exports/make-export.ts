import {type Exported, type ExportKind, exportDocument} from '../../../src/api-views/exports/export-document.js';
import {openReader} from '../../../src/api-views/local-reader.js';
import {viewWords} from '../../base/spoken.js';
import {fetchDocuments} from '../fetch-documents.js';
import {apiContext} from '../site-context.js';

/** Reads the document of an address once more, mostly from the cache of the browser, and makes a file of it. */
export function makeExport(address: string, kind: ExportKind): Promise<Exported> {
  const {root: _, components: __, examples: ___, ...site} = apiContext() ?? {};
  const words = viewWords();
  const reader = openReader(address, fetchDocuments(new URL('.', address).href));
  return exportDocument(reader, kind, {...site, ...(words && {words})});
}
