import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import type {FrameMessages} from '../../../src/messages/en.js';
import type {SiteRegions} from '../boot/skeleton.js';

/** Opens the search at once. Reads its commands from the page after their code has loaded. */
export function showIn(parts: SiteRegions, search: SiteSearch, messages: FrameMessages): void {
  search.messages = messages;
  search.prompt = parts.header.querySelector('.search-prompt')?.textContent?.trim() ?? '';
  search.show();
  void import('./palette-context.js').then(({readPaletteContext}) => readPaletteContext(search, parts, messages));
}
