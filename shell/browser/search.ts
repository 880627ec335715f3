import {define} from '../../elements/register.js';
import {SearchChooseEvent, SearchQueryEvent, SiteSearch} from '../../elements/site-search/site-search.js';
import {isFile} from '../../src/files.js';
import {en} from '../../src/messages/en.js';
import {labelOf, locate} from '../../src/navigation/locate.js';
import type {PageEntry} from '../../src/navigation/navigation.js';
import {pageHref} from '../../src/routes/link.js';
import {pageFileCandidates} from '../../src/routes/page-files.js';
import {SearchIndex} from '../../src/search/search-index.js';
import {readSections} from '../../src/search/sections.js';
import type {Site} from '../../src/site.js';
import type {Core} from './core.js';
import {readVariant} from './variant.js';

/** Texts that the search reads of a site that has no index, nearest to the reader first. Titles of all pages are known anyway. */
const most = 400;

let search: {readonly element: SiteSearch; readonly fill: () => void} | undefined;

/** Opens the search dialog. The first time it makes the index: titles at once, texts while the reader types. */
export function openSearch(site: Site, core: Core, go: (address: string) => void, slug: string): void {
  search ??= build(site, core, go, slug);
  search.element.show();
  search.fill();
}

function build(site: Site, core: Core, go: (address: string) => void, slug: string) {
  define('site-search', SiteSearch);
  const element = document.createElement('site-search') as SiteSearch;
  element.words = en;
  element.prompt = site.config.search.prompt ?? '';
  const variant = readVariant(site);
  const here = locate(site.navigation, slug, variant).variant;
  const pages = [...site.navigation.entries.values()].filter(
    entry => !entry.hidden && locate(site.navigation, entry.slug, here.id).variant === here,
  );
  const index = new SearchIndex();
  index.add(
    pages.map(entry => ({id: entry.slug, slug: entry.slug, hash: '', page: labelOf(entry), heading: '', text: ''})),
  );
  element.trailOf = of => {
    const {sections, groups} = locate(site.navigation, of, here.id);
    return [...sections.map(section => section.label), ...groups.map(group => group.label)].filter(Boolean).join(' › ');
  };
  element.suggestions = locate(site.navigation, slug, here.id).section.entries.length
    ? pages
        .slice(0, 6)
        .map(entry => ({slug: entry.slug, page: labelOf(entry), hits: [{hash: '', heading: '', excerpt: ''}]}))
    : [];
  const answer = () => {
    element.results = index.search(element.query);
  };
  element.addEventListener('site-search-query', event => event instanceof SearchQueryEvent && answer());
  element.addEventListener('site-search-choose', event => {
    if (event instanceof SearchChooseEvent) go(pageHref({slug: event.slug, hash: event.hash}, site.place));
  });
  core.parts.site.append(element);
  return {element, fill: filler(pages, core, index, answer)};
}

/** Reads pages four at a time and adds them as they come; a second call goes on where the first stopped. */
function filler(pages: readonly PageEntry[], core: Core, index: SearchIndex, answer: () => void): () => void {
  let next = 0;
  let isRunning = false;
  const worker = async () => {
    while (next < Math.min(pages.length, most)) {
      const entry = pages[next++] as PageEntry;
      for (const path of pageFileCandidates(entry.slug, core.extensions.of(entry.slug))) {
        const result = await core.files.read(path);
        if (!isFile(result)) continue;
        index.add(readSections(entry.slug, result.text, labelOf(entry)));
        answer();
        break;
      }
      // Typing comes first.
      await new Promise(done => setTimeout(done));
    }
  };
  return () => {
    if (isRunning) return;
    isRunning = true;
    void Promise.all(Array.from({length: 4}, worker)).finally(() => {
      isRunning = false;
    });
  };
}
