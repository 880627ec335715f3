import {createPageContext} from './page/create-page-context.js';
import {ensureTitle, type PageDocument} from './page/open-page.js';
import {findBoundTitle, type Site} from './site.js';

/** Adds the title of the operation or schema to a bound page without a title, if its document is loaded. */
export function addTitle(page: PageDocument, site: Site): PageDocument {
  const {slug, file, isUntitled, metadata} = page;
  const title = isUntitled && metadata.binding ? findBoundTitle(site, slug, metadata.binding) : undefined;
  return title === undefined ? page : ensureTitle(page, title, createPageContext(slug, file, site.place));
}
