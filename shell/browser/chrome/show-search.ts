import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import type {ChromeMessages} from '../../../src/messages/en.js';
import type {SiteRegions} from '../boot/skeleton.js';

/** Opens the search dialog at once. Adds the commands when their code has loaded. */
export function showSearch(parts: SiteRegions, search: SiteSearch, messages: ChromeMessages): void {
  search.messages = messages;
  search.prompt = parts.header.querySelector('.search-prompt')?.textContent?.trim() ?? '';
  search.show();
  void import('./palette-context.js').then(({readPaletteContext}) => readPaletteContext(search, parts, messages));
}
