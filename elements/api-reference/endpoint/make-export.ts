import {
  documentMarkdown,
  type Exported,
  type ExportKind,
  exportDocument,
} from '../../../src/api-reference/views/exports/export-document.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {overlaidFiles} from '../../../src/openapi/overlays/overlaid-files.js';
import {findViewMessages} from '../../base/messages.js';
import {fetchDocuments} from '../documents/fetch-documents.js';
import {overlaysAt} from '../documents/overlays-at.js';
import {apiContext} from './site-context.js';

/** Reads the document at a URL again, mostly from the browser's cache, and creates a file from it. */
export async function makeExport(url: string, kind: ExportKind, messages: ViewOptions['messages']): Promise<Exported> {
  return exportDocument(await readerAt(url), kind, ownOptions(messages));
}

/** Returns the Markdown of a document, or of one of its schemas. Empty if it cannot be read. */
export async function makeMarkdown(url: string, schema?: string): Promise<string> {
  const documents = await (await readerAt(url)).documents();
  return documents ? documentMarkdown(documents, ownOptions(findViewMessages()), schema) : '';
}

async function readerAt(url: string) {
  const overlays = new Map([[url, await overlaysAt(url)]]);
  return openReader(url, overlaidFiles(fetchDocuments(new URL('.', url).href), overlays));
}

function ownOptions(messages: ViewOptions['messages']) {
  const {root: _, components: __, examples: ___, ...site} = apiContext() ?? {};
  return {...site, ...(messages && {messages})};
}
