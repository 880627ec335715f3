import {nameInLists, type PageMetadata, readHead} from '../../../src/markdown/frontmatter/page.js';
import {missingPage} from '../../../src/site/missing-page.js';
import {labelOf} from '../../../src/site/navigation/locate.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';
import {loadYaml, type PageDocument} from '../../../src/site/page/open-page.js';
import {notFoundOf, type Site} from '../../../src/site/site.js';
import type {Core} from '../boot/core.js';
import {readPageFile} from '../page/read-page-file.js';

// All that an address needs which leads nowhere: no other visit loads it.
export {nearestPages} from '../../../src/site/routes/nearest-page.js';
export {isNamed} from './named-by-document.js';

/** The 404 template with pages that may have been meant, under their own titles. */
export async function notFoundPage(
  site: Site,
  core: Core,
  near: readonly string[],
  heads: ReadonlyMap<string, PageMetadata>,
): Promise<PageDocument> {
  const named = near.map(async slug => {
    const entry: PageEntry = site.navigation.entries.get(slug) ?? {kind: 'page', slug, hidden: false, path: ''};
    const head = entry.generated ? undefined : (heads.get(slug) ?? (await headOf(slug, core)));
    return {slug, label: nameInLists(head) ?? labelOf(entry)};
  });
  return missingPage(await notFoundOf(site, core), site, await Promise.all(named));
}

async function headOf(slug: string, core: Core): Promise<PageMetadata | undefined> {
  const found = await readPageFile(slug, core);
  return found && readHead(found.text, found.path, loadYaml);
}
