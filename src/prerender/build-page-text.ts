import {renderDocumentMarkdown} from '../api-reference/views/exports/export-document.js';
import type {OpenReader} from '../api-reference/views/local-reader.js';
import type {OperationReference} from '../api-reference/views/reader.js';
import {formatJson} from '../base/exact-json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {toSelfContained} from '../openapi/document/to-self-contained.js';
import {findOperation} from '../openapi/operation/find-operation.js';
import {indexDocument} from '../openapi/operation/index-document.js';
import {buildSlice} from '../openapi/slices/slice.js';
import {createPageContext} from '../site/page/create-page-context.js';
import type {PageDocument} from '../site/page/open-page.js';
import {readWrittenServers} from '../site/page/page-form.js';
import {writeWholeMarkdown} from '../site/page/whole-markdown.js';
import {addPartHrefs} from '../site/part-href.js';
import {buildViewOptions, listCandidateDocuments, type Site} from '../site/site.js';

/** Publication of a site's Markdown. */
interface TextPlace {
  /** URL of the site, if it is known. */
  readonly root?: string | undefined;
  /** True if links from the root lead to `llms.txt`, unlike in a copy on a disk. */
  readonly hasIndex: boolean;
}

/** Returns a line that links to the index of all pages, for agents. */
export function indexPointer(root = '/'): string {
  return `Index of all pages: ${root}llms.txt`;
}

/** Returns the text that "copy page" copies, with absolute URLs. `root` is the public URL of the site. */
export function buildPageText(
  page: PageDocument,
  site: Site,
  readerOf: (document: string) => OpenReader,
  {root, hasIndex}: TextPlace,
): Promise<string> {
  const {config, place} = site;
  const {slug, file} = page;
  const {instructions, schema} = config.markdown;
  const options = {...addPartHrefs(buildViewOptions(site), site), ...omitUndefined({root})};
  return writeWholeMarkdown(page, {
    context: createPageContext(slug, file, place),
    servers: readWrittenServers(page, config),
    instructions: [...(hasIndex ? [indexPointer(root)] : []), ...instructions],
    options,
    documents: listCandidateDocuments(site, slug, page.metadata.binding?.document),
    readerOf,
    async whole(document, schema) {
      const documents = await readerOf(document).documents();
      return documents ? renderDocumentMarkdown(documents, options, schema) : '';
    },
    ...(schema && {
      operationMarkdown: (document: string, name: OperationReference) => writeDocumentText(readerOf(document), name),
    }),
  });
}

/** Returns an API document that is reduced to one operation, for agents. */
async function writeDocumentText(reader: OpenReader, {method, path}: OperationReference): Promise<string> {
  const documents = await reader.documents();
  if (!documents) return '';
  const {operations} = await documents.settle(() => indexDocument(documents));
  const entry = findOperation({operations}, method, path);
  if (!entry) return '';
  const text = formatJson(await documents.settle(() => toSelfContained(documents, buildSlice(documents, entry))), 2);
  return `\n## OpenAPI\n\n\`\`\`json\n${text}\n\`\`\`\n`;
}
