import {define} from '../../../elements/register.js';
import {SearchChooseEvent, SearchQueryEvent, SiteSearch} from '../../../elements/site-search/site-search.js';
import {en, type Words} from '../../../src/messages/en.js';
import {pageHref} from '../../../src/routes/link.js';
import {SearchIndex} from '../../../src/search/search-index.js';
import type {SearchSection} from '../../../src/search/sections.js';
import type {Parts} from '../boot/skeleton.js';

/** The files of `searchFiles`. */
interface Texts {
  readonly trails: Readonly<Record<string, string>>;
  readonly sections: readonly SearchSection[];
}

const dialogs = new Map<string, SiteSearch>();

/** Opens the search of the variant that is shown; its index is fetched the first time. */
export function openSearch({site}: Parts, root: URL, go: (href: string) => void, words: Words = en): void {
  const variant = site.dataset.variant ?? '';
  const element = dialogs.get(variant) ?? build(variant, root, go);
  element.words = words;
  dialogs.set(variant, element);
  if (!element.isConnected) site.append(element);
  element.show();
}

function build(variant: string, root: URL, go: (href: string) => void): SiteSearch {
  define('site-search', SiteSearch);
  const element = document.createElement('site-search') as SiteSearch;
  element.prompt =
    document
      .querySelector('.search-button')
      ?.textContent?.replace(/\s*\/\s*$/, '')
      .trim() ?? '';
  const index = new SearchIndex();
  const trails = new Map<string, string>();
  element.trailOf = slug => trails.get(slug) ?? '';
  element.addEventListener('site-search-query', event => {
    if (event instanceof SearchQueryEvent) element.results = index.search(element.query);
  });
  element.addEventListener('site-search-choose', event => {
    if (event instanceof SearchChooseEvent)
      go(pageHref({slug: event.slug, hash: event.hash}, {base: root.pathname, router: 'history', ending: '/'}));
  });
  void fill(element, {index, trails, variant, root});
  return element;
}

interface Filling {
  readonly index: SearchIndex;
  readonly trails: Map<string, string>;
  readonly variant: string;
  readonly root: URL;
}

/** Fetches the texts, while the reader types perhaps. */
async function fill(element: SiteSearch, {index, trails, variant, root}: Filling): Promise<void> {
  const lists = await ask<Record<string, readonly string[]>>(new URL('_lectern/search.json', root));
  for (const [at, path] of (lists?.[variant] ?? []).entries()) {
    const texts = await ask<Texts>(new URL(path, root));
    if (!texts) continue;
    index.add(texts.sections);
    for (const [slug, trail] of Object.entries(texts.trails)) trails.set(slug, trail);
    if (at === 0)
      element.suggestions = texts.sections
        .filter(({hash}) => hash === '')
        .slice(0, 6)
        .map(({slug, page}) => ({slug, page, hits: [{hash: '', heading: '', excerpt: ''}]}));
    if (element.query) element.results = index.search(element.query);
  }
}

async function ask<T>(address: URL): Promise<T | undefined> {
  try {
    const answer = await fetch(address, {credentials: 'same-origin'});
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
