import type {PageDocument} from '../site/page/open-page.js';
import type {Site} from '../site/site.js';

/** What the script does on the page for unknown addresses: it goes to the closest page, or names it in our template. */
export function missingState({config, navigation}: Site, {file}: PageDocument): 'go' | 'near' | 'own' {
  if (config.errors.notFound.redirect && navigation.entries.size > 0) return 'go';
  return file === '' ? 'near' : 'own';
}
