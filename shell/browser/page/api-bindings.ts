import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {addMetadata} from '../../../src/site/bound-pages.js';
import type {Entry, Section} from '../../../src/site/navigation/navigation.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {locateChrome, type Site} from '../../../src/site/site.js';
import {delay} from '../boot/wait-for-paint.js';
import {readVariant} from '../router/variant.js';

/** Maximum number of pages to read before generating pages for `api.openapi`. */
const MAX_PAGES = 24;
const TIMEOUT_MS = 3000;

interface KnownMetadata {
  readonly known: ReadonlyMap<string, PageMetadata>;
  learn(page: PageDocument): void;
  readAll(slugs: readonly string[]): Promise<void>;
}

/**
 * Reads the metadata of pages, starting with the open section. If one is bound to an operation, returns the site
 * without the pages that `api.openapi` generates (docs/contract.md, section 2).
 */
export async function readBindings(site: Site, page: PageDocument | undefined, heads: KnownMetadata): Promise<Site> {
  if (page) heads.learn(page);
  const decided = addMetadata(site, heads.known);
  if (decided !== site) return decided;
  const open = page?.slug ?? site.routes.home;
  const {section, variant} = locateChrome(site, open, readVariant(site));
  const slugs = new Set([open, ...listSlugs(section), ...listSlugs(variant.root), ...site.navigation.entries.keys()]);
  const isUnread = (each: string) => {
    const entry = site.navigation.entries.get(each);
    return entry && !entry.generated && !heads.known.has(each);
  };
  await Promise.race([heads.readAll([...slugs].filter(isUnread).slice(0, MAX_PAGES)), delay(TIMEOUT_MS)]);
  return addMetadata(site, heads.known);
}

/** Returns the slugs of all pages in a section, in order. Includes its subsections. */
function listSlugs({entries, sections}: Section): readonly string[] {
  const ofEntry = (entry: Entry): readonly string[] =>
    entry.kind === 'page'
      ? [entry.slug]
      : [...(entry.root ? [entry.root.slug] : []), ...entry.entries.flatMap(ofEntry)];
  return [...entries.flatMap(ofEntry), ...sections.flatMap(listSlugs)];
}
