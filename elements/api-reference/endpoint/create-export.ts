import {
  type ExportedFile,
  type ExportKind,
  exportDocument,
  renderDocumentMarkdown,
} from '../../../src/api-reference/views/exports/export-document.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {createOverlaidFiles} from '../../../src/openapi/overlays/create-overlaid-files.js';
import {findViewMessages} from '../../base/messages.js';
import {fetchDocuments} from '../documents/fetch-documents.js';
import {readOverlayPaths} from '../documents/read-overlay-paths.js';
import {getApiContext} from './site-context.js';

/** Loads the document at `url` again, usually from the browser's cache, and creates the file to download. */
export async function createExport(
  url: string,
  kind: ExportKind,
  messages: ViewOptions['messages'],
): Promise<ExportedFile> {
  return exportDocument(await openExportReader(url), kind, getExportOptions(messages));
}

/** Returns an API document, or one of its schemas, as Markdown. Empty if the document can't be read. */
export async function createMarkdownExport(url: string, schema?: string): Promise<string> {
  const documents = await (await openExportReader(url)).documents();
  return documents ? renderDocumentMarkdown(documents, getExportOptions(findViewMessages()), schema) : '';
}

async function openExportReader(url: string) {
  const overlays = new Map([[url, await readOverlayPaths(url)]]);
  return openReader(url, createOverlaidFiles(fetchDocuments(new URL('.', url).href), overlays));
}

function getExportOptions(messages: ViewOptions['messages']) {
  const {root: _, components: __, examples: ___, ...site} = getApiContext() ?? {};
  return {...site, ...(messages && {messages})};
}
