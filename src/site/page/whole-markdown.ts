import type {ApiReader, OperationReference} from '../../api-reference/views/reader.js';
import type {ViewSiteOptions} from '../../api-reference/views/view-request.js';
import type {Binding} from '../../components/bound-element.js';
import type {PageContext} from '../../components/component.js';
import {addInstructions, buildPageMarkdown, removeOperationHead} from './build-page-markdown.js';
import {resolveDocumentLinks} from './document-links.js';
import type {PageDocument} from './open-page.js';
import {PageViews} from './page-views.js';

/** Location of a page, and access to API documents. */
interface MarkdownInput {
  readonly context: PageContext;
  /** Base URLs of the API, for a handwritten API page. */
  readonly servers: readonly string[];
  /** Agent instructions in docs.json. */
  readonly instructions: readonly string[];
  /** Settings of docs.json for rendering operations. */
  readonly options: ViewSiteOptions;
  /** API documents to search for the bound operation, in order. */
  readonly documents: readonly string[];
  readerOf(document: string): Pick<ApiReader, 'markdown'>;
  /** Returns an API document, or one schema of it, as Markdown. Empty if the document is unreadable. */
  whole(document: string, schema?: string): Promise<string>;
  /** Returns content to add below an operation, such as its changes. */
  operationMarkdown?(document: string, name: OperationReference): Promise<string>;
}

/** Writes a page as standalone Markdown, with its binding and API elements. */
export async function writeWholeMarkdown(
  page: Pick<PageDocument, 'file' | 'metadata' | 'nodes'>,
  input: MarkdownInput,
): Promise<string> {
  const {context, servers, instructions, options} = input;
  const resolve = (text: string) => resolveDocumentLinks(text, context);
  const readerOf = (document: string) => ({
    markdown: async (...named: Parameters<ApiReader['markdown']>) =>
      resolve(await input.readerOf(document).markdown(...named)),
  });
  const whole = async (...named: Parameters<MarkdownInput['whole']>) => resolve(await input.whole(...named));
  const {binding} = page.metadata;
  const operation = binding ? await writeBoundText(binding, {...input, readerOf, whole}) : '';
  if (!page.file && operation && page.nodes.length === 0) return addInstructions(operation, instructions);
  const {mark, below} = removeOperationHead(operation);
  const views = new PageViews({context, options, readerOf, whole, ...(binding && {bound: below})});
  const write = () => buildPageMarkdown(page, context, {servers, mark, view: views.find});
  let written = write();
  while (await views.settle()) written = write();
  return addInstructions(views.showsBinding || !below ? written : `${written}\n${below}`, instructions);
}

/** Returns the Markdown of the bound operation, channel, or schema, from the first document that defines it. */
async function writeBoundText(
  {kind, method = '', target = ''}: Binding,
  {documents, options, readerOf, whole, operationMarkdown}: MarkdownInput,
): Promise<string> {
  const name = kind === 'operation' || kind === 'channel' ? {method, path: target} : undefined;
  for (const document of documents) {
    const text = await (name
      ? readerOf(document).markdown(name, options)
      : whole(document, kind === 'schema' ? target : undefined));
    if (text) return text + ((name && (await operationMarkdown?.(document, name))) ?? '');
  }
  return '';
}
