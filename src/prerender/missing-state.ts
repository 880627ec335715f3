import type {PageDocument} from '../site/page/open-page.js';
import type {Site} from '../site/site.js';

/**
 * Returns what the script of the 404 page does: `go` opens the most similar page, `near` suggests it. `own` leaves the
 * author's page unchanged.
 */
export function readMissingState({config, navigation}: Site, {file}: PageDocument): 'go' | 'near' | 'own' {
  if (config.errors.notFound.redirect && navigation.entries.size > 0) return 'go';
  return file === '' ? 'near' : 'own';
}
