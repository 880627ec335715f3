import {resolveRoute} from '../../../src/site/routes/routes.js';
import type {Site} from '../../../src/site/site.js';
import {delay} from '../boot/wait-for-paint.js';

/** Maximum time in milliseconds that an unknown URL waits for API documents. */
const TIMEOUT_MS = 1000;

/**
 * Returns whether an API document sets this URL for an operation (`x-mint`). Loads documents to find out. Calls `late`
 * if one takes longer than `TIMEOUT_MS`.
 */
export async function hasDocumentUrl(
  siteNow: () => Site,
  path: string,
  reader: {readDocuments(files: readonly string[]): Promise<void>},
  onLateResult: () => void,
): Promise<boolean> {
  const {navigation, indexes} = siteNow();
  const unread = new Set(navigation.mounts.map(({document}) => document).filter(document => !indexes.has(document)));
  const isPage = () => resolveRoute(siteNow().routes, path).kind === 'page';
  if (unread.size === 0 || isPage()) return false;
  const reading = reader.readDocuments([...unread]);
  if ((await Promise.race([reading, delay(TIMEOUT_MS)])) === false) void reading.then(() => isPage() && onLateResult());
  return isPage();
}
