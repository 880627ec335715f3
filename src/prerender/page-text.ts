import type {OpenReader} from '../api-views/local-reader.js';
import type {OperationName} from '../api-views/reader.js';
import type {PageDocument} from '../open-page/open-page.js';
import {pageContext} from '../open-page/page-context.js';
import {writtenServers} from '../open-page/page-form.js';
import {pageMarkdown, withInstructions, withOperation} from '../open-page/page-markdown.js';
import {selfContained} from '../openapi/document/self-contained.js';
import {findOperation} from '../openapi/operation/find-operation.js';
import {indexDocument} from '../openapi/operation/index-document.js';
import {sliceOf} from '../openapi/slices/slice.js';
import {showsOperation} from '../page/binding.js';
import {documentsFor, type Site, viewOptionsOf} from '../site/site.js';

/** What "copy page" gives, with addresses that mean something elsewhere too. `site` is placed where others see it. */
export async function pageText(
  page: PageDocument,
  site: Site,
  readerOf: (document: string) => OpenReader,
): Promise<string> {
  const {config, place} = site;
  const {slug, file, nodes} = page;
  const {binding} = page.head;
  const {instructions = [], schema = false} = config.further?.markdown ?? {};
  const name = {method: binding?.method ?? '', path: binding?.target ?? ''};
  let operation = binding?.kind === 'overview' ? await overviewText(page, site, readerOf) : '';
  for (const document of showsOperation(binding) ? documentsFor(site, slug, binding.document) : []) {
    operation = await readerOf(document).markdown(name, viewOptionsOf(site));
    if (operation && schema) operation += await documentText(readerOf(document), name);
    if (operation) break;
  }
  if (!file && operation && nodes.length === 0) return withInstructions(operation, instructions);
  const context = pageContext(slug, file, place);
  const written = pageMarkdown(page, context, writtenServers(page, config));
  return withInstructions(withOperation(written, operation), instructions);
}

/** What the page of a whole document shows of it; nothing where no document can be read. */
async function overviewText(
  {slug, head: {binding}}: PageDocument,
  site: Site,
  readerOf: (document: string) => OpenReader,
): Promise<string> {
  for (const document of documentsFor(site, slug, binding?.document)) {
    const text = await readerOf(document).markdown(undefined, viewOptionsOf(site));
    if (text) return text;
  }
  return '';
}

/** The document cut down to one operation, as agents read it. */
async function documentText(reader: OpenReader, {method, path}: OperationName): Promise<string> {
  const documents = await reader.documents();
  if (!documents) return '';
  const {operations} = await documents.settle(() => indexDocument(documents));
  const entry = findOperation({operations}, method, path);
  if (!entry) return '';
  const text = JSON.stringify(selfContained(await documents.settle(() => sliceOf(documents, entry))), null, 2);
  return `\n## OpenAPI\n\n\`\`\`json\n${text}\n\`\`\`\n`;
}
