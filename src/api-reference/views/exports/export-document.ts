import {isWebUrl} from '../../../base/web-url.js';
import {readDocumentInfo} from '../../../openapi/document/document-head.js';
import type {DocumentSet} from '../../../openapi/document/document-set.js';
import {formatDocument} from '../../../openapi/exports/format-document.js';
import {indexDocument} from '../../../openapi/operation/index-document.js';
import {buildAsyncViews} from '../build-async-views.js';
import {DetailedViewContext} from '../detailed-view.js';
import type {OpenReader} from '../local-reader.js';
import type {ViewOptions} from '../reader.js';
import {renderSchemaMarkdown} from '../schema/schema-text.js';
import {createHostPageLinks} from '../text/spec-links.js';
import {renderOverviewMarkdown} from './render-overview-markdown.js';

const exportKinds = ['yaml', 'json', 'markdown'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A file that a reader can download. */
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}

/** Exports a document as a file. Rejects with a message for readers if the document is unreadable. */
export async function exportDocument(
  reader: OpenReader,
  kind: ExportKind,
  options: ViewOptions,
): Promise<ExportedFile> {
  const documents = await reader.documents();
  if (!documents) throw new Error((await reader.index()).problems[0]?.message);
  const {title} = readDocumentInfo(documents.root);
  const name =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'api';
  if (kind === 'yaml' || kind === 'json') return {name: `${name}.${kind}`, text: await formatDocument(documents, kind)};
  return {name: `${name}.md`, text: await renderDocumentMarkdown(documents, options)};
}

/** Writes a document, or one of its schemas, as Markdown for agents. Empty for an unknown schema. */
export async function renderDocumentMarkdown(
  documents: DocumentSet,
  options: ViewOptions,
  schema?: string,
): Promise<string> {
  const {file} = documents.root;
  const {site} = options;
  const isOwn = site !== undefined && !isWebUrl(file);
  const links = isOwn
    ? (await import('../text/site-links.js')).resolveSiteLinks(file, site)
    : createHostPageLinks(file);
  const views = await buildAsyncViews(documents);
  return documents.settle(() => {
    const context = new DetailedViewContext({documents, options, links});
    if (schema !== undefined) return renderSchemaMarkdown(context, schema);
    const index = (views?.indexChannels ?? indexDocument)(documents);
    return renderOverviewMarkdown(context, index, views?.renderOverviewText(context));
  });
}
