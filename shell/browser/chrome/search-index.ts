import {define} from '../../../elements/base/define.js';
import {setIconBase} from '../../../elements/content/docs-icon/create-icon-base.js';
import {SearchChooseEvent, SearchQueryEvent} from '../../../elements/site-chrome/site-search/events.js';
import {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {buildPageHref} from '../../../src/base/link.js';
import {type ChromeMessages, en} from '../../../src/messages/en.js';
import {type ShardList, toShardFolder} from '../../../src/site/search/shards/shard-files.js';
import {ShardedSearch} from '../../../src/site/search/shards/sharded-search.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {searchFromUrl} from './search-from-url.js';
import {showSearch} from './show-search.js';

const dialogs = new Map<string, SiteSearch>();

/** Opens the search of the current variant and returns it. Loads the index when the reader types. */
export function openSearch(
  parts: SiteRegions,
  root: URL,
  go: (href: string) => void,
  messages: ChromeMessages = en,
): SiteSearch {
  const {site} = parts;
  const variant = site.dataset.variant ?? '';
  const element = dialogs.get(variant) ?? build(variant, root, go);
  dialogs.set(variant, element);
  if (!element.isConnected) site.append(element);
  showSearch(parts, element, messages);
  searchFromUrl(element);
  return element;
}

function build(variant: string, root: URL, go: (href: string) => void): SiteSearch {
  define('site-search', SiteSearch);
  const element = document.createElement('site-search') as SiteSearch;
  const folder = new URL(toShardFolder(variant), root);
  const search = new ShardedSearch(file => fetchJson(new URL(file, folder)));
  const trails = new Map<string, string>();
  const hrefOf = (slug: string, hash: string) =>
    buildPageHref({slug, hash}, {base: root.pathname, router: 'history', ending: '/'});
  element.trailOf = slug => trails.get(slug) ?? '';
  element.hrefOf = hrefOf;
  element.addEventListener('site-search-query', async event => {
    if (!(event instanceof SearchQueryEvent)) return;
    const {kind, most} = element;
    const result = await search.search(event.query, {trails, kind, most});
    // Discard the results if the query, the kind, or the number of results changed meanwhile.
    if (element.query === event.query && element.kind === kind && element.most === most) element.answer = result;
  });
  element.addEventListener('site-search-choose', event => {
    if (event instanceof SearchChooseEvent) go(hrefOf(event.slug, event.hash));
  });
  void search.list().then(list => {
    const rowsOf = (pages: ShardList['first'] = []) =>
      pages.map(({trail, ...page}) => {
        trails.set(page.slug, trail);
        return {...page, hits: []};
      });
    if (list?.icons) setIconBase(list.icons);
    element.suggestions = rowsOf(list?.first);
    element.areas = rowsOf(list?.areas);
  });
  return element;
}

async function fetchJson(url: URL): Promise<unknown> {
  try {
    const response = await fetch(url, {credentials: 'same-origin'});
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
