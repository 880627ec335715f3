import {viewWords} from '../../../elements/base/words.js';
import {apiContext} from '../../../elements/openapi-endpoint/site-context.js';
import type {Config} from '../../../src/config/config.js';
import type {PageDocument} from '../../../src/open-page/open-page.js';
import {pageContext} from '../../../src/open-page/page-context.js';
import {writtenServers} from '../../../src/open-page/page-form.js';
import {pageMarkdown, withInstructions, withOperation} from '../../../src/open-page/page-markdown.js';
import {showsOperation} from '../../../src/page/binding.js';
import type {Site} from '../../../src/site/site.js';
// What knows components is in the file that draws them. Imported whole, it stays one file for pages that only draw.
import './authored.js';
import type {Core} from '../boot/core.js';

/**
 * The Markdown of a page with whole addresses: it will be read where no path of this site means anything. What the page is
 * bound to is in one of `documents`.
 */
export async function markdownOf(
  page: PageDocument,
  core: Core,
  {config}: Pick<Site, 'config'>,
  documents: readonly string[],
): Promise<string> {
  const operation = await operationOf(page, documents);
  const instructions = config.further?.markdown.instructions ?? [];
  if (!page.file && operation && page.nodes.length === 0) return withInstructions(operation, instructions);
  return withInstructions(withOperation(writtenOf(page, core, config), operation), instructions);
}

async function operationOf({head}: PageDocument, documents: readonly string[]): Promise<string | undefined> {
  const {binding} = head;
  const context = apiContext();
  if (!showsOperation(binding) || !context) return undefined;
  const {readerOf} = await import('../../../elements/openapi-endpoint/reader-of.js');
  const {root, components: _, examples: __, ...site} = context;
  const words = viewWords();
  const options = {...site, ...(words && {words})};
  for (const file of documents) {
    const name = {method: binding.method ?? '', path: binding.target ?? ''};
    const text = await readerOf(file, root).markdown(name, options);
    if (text) return text;
  }
  return undefined;
}

function writtenOf(page: PageDocument, {early, words}: Core, config: Config): string {
  const context = pageContext(page.slug, page.file, {...early.options, words: words.now});
  const whole = (address: string) => new URL(address, document.baseURI).href;
  const readable = {
    ...context,
    href(written: string) {
      const address = context.href(written);
      return address && {...address, href: whole(address.href)};
    },
    asset(written: string) {
      const address = context.asset(written);
      return address === undefined ? undefined : whole(address);
    },
  };
  return pageMarkdown(page, readable, writtenServers(page, config));
}
