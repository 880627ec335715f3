import {resolveDocumentUrl} from '../../../elements/api-reference/documents/fetch-documents.js';
import {getApiContext} from '../../../elements/api-reference/endpoint/site-context.js';
import {findViewMessages} from '../../../elements/base/messages.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {readWrittenServers} from '../../../src/site/page/page-form.js';
import {writeWholeMarkdown} from '../../../src/site/page/whole-markdown.js';
import type {Site} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
// Import the whole module for its side effects: otherwise the bundler splits it, and pages without this feature load
// two files.
import './authored.js';

/**
 * Returns a page as Markdown with absolute URLs: a copy outside of the site has no base for relative ones. `documents`
 * contains the page's API document.
 */
export async function fetchMarkdown(
  page: PageDocument,
  core: SiteState,
  {config}: Pick<Site, 'config'>,
  documents: readonly string[],
): Promise<string> {
  const {openSharedReader} = await import('../../../elements/api-reference/documents/shared-reader.js');
  const {root = core.early.options.root, components: _, examples: __, ...site} = getApiContext() ?? {};
  const messages = findViewMessages();
  return writeWholeMarkdown(page, {
    context: createReadableContext(page, core),
    servers: readWrittenServers(page, config),
    instructions: config.markdown.instructions,
    options: {...site, root, ...(messages && {messages})},
    documents,
    readerOf: document => openSharedReader(document, root),
    async whole(document, schema) {
      const {createMarkdownExport} = await import('../../../elements/api-reference/endpoint/create-export.js');
      return createMarkdownExport(resolveDocumentUrl(document, root), schema);
    },
  });
}

function createReadableContext({slug, file}: PageDocument, {early, messages}: SiteState) {
  const context = createPageContext(slug, file, {...early.options, messages: messages.now});
  const whole = (url: string) => new URL(url, document.baseURI).href;
  return {
    ...context,
    href(written: string) {
      const link = context.href(written);
      return link && {...link, href: whole(link.href)};
    },
    asset(written: string) {
      const url = context.asset(written);
      return url === undefined ? undefined : whole(url);
    },
  };
}
