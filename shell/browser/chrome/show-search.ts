import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import type {Words} from '../../../src/messages/en.js';
import type {SiteRegions} from '../boot/skeleton.js';

/** Opens the search at once; its commands are read from the page when their code is there. */
export function showIn(parts: SiteRegions, search: SiteSearch, words: Words): void {
  search.words = words;
  search.prompt = parts.header.querySelector('.search-prompt')?.textContent?.trim() ?? '';
  search.show();
  void import('./palette-context.js').then(({readPaletteContext}) => readPaletteContext(search, parts, words));
}
