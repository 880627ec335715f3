import {resolve} from '../../../src/site/routes/routes.js';
import type {Site} from '../../../src/site/site.js';
import {after} from '../boot/painted.js';

/** Milliseconds that an address without a page waits for documents. */
const patience = 1000;

/**
 * Whether an address without a page is that of an operation after all: documents may give theirs addresses of their own
 * (`x-mint`), and nobody has read them yet. A document that takes longer tells `late`.
 */
export async function isNamed(
  siteNow: () => Site,
  path: string,
  reader: {readDocuments(files: readonly string[]): Promise<void>},
  late: () => void,
): Promise<boolean> {
  const {navigation, indexes} = siteNow();
  const unread = new Set(navigation.mounts.map(({document}) => document).filter(document => !indexes.has(document)));
  const isPage = () => resolve(siteNow().routes, path).kind === 'page';
  if (unread.size === 0 || isPage()) return false;
  const reading = reader.readDocuments([...unread]);
  if ((await Promise.race([reading, after(patience)])) === false) void reading.then(() => isPage() && late());
  return isPage();
}
