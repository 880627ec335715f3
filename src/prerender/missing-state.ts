import type {PageDocument} from '../site/page/open-page.js';
import type {Site} from '../site/site.js';

/** Returns the action of the 404 page's script: open the most similar page, or suggest it in our template. */
export function readMissingState({config, navigation}: Site, {file}: PageDocument): 'go' | 'near' | 'own' {
  if (config.errors.notFound.redirect && navigation.entries.size > 0) return 'go';
  return file === '' ? 'near' : 'own';
}
