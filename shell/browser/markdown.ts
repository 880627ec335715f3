import type {PageDocument} from '../../src/open-page.js';
import {pageContext} from '../../src/page-context.js';
import {pageMarkdown} from '../../src/page-markdown.js';
// What resolves a page is in the file that draws it. Imported whole, it stays one file for pages that only draw.
import './authored.js';
import type {Core} from './core.js';

/** The Markdown of a page with whole addresses: it will be read where no path of this site means anything. */
export function markdownOf(page: PageDocument, {early, files, snippets}: Core): Promise<string> {
  const context = pageContext(page.slug, page.file, early.options);
  const whole = (address: string) => new URL(address, document.baseURI).href;
  return pageMarkdown(page, {
    files,
    snippets,
    context: {
      ...context,
      href(written) {
        const address = context.href(written);
        return address && {...address, href: whole(address.href)};
      },
      asset(written) {
        const address = context.asset(written);
        return address === undefined ? undefined : whole(address);
      },
    },
  });
}
