import {entitle, type PageDocument} from './page/open-page.js';
import {pageContext} from './page/page-context.js';
import {findBoundTitle, type Site} from './site.js';

/**
 * Returns a page without a title of its own, under that of its operation or schema, as far as the documents of the site
 * are read.
 */
export function addTitle(page: PageDocument, site: Site): PageDocument {
  const {slug, file, isUntitled, metadata} = page;
  const title = isUntitled && metadata.binding ? findBoundTitle(site, slug, metadata.binding) : undefined;
  return title === undefined ? page : entitle(page, title, pageContext(slug, file, site.place));
}
