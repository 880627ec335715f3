import {isWebUrl} from '../../base/web-url.js';
import type {PageEntry} from './navigation.js';

/** Returns the project file from which a page is generated. Undefined for ordinary pages and remote documents. */
export function findEntryDocument(entry: PageEntry | undefined): string | undefined {
  const {state, documents: [document] = []} = entry?.generated ?? {};
  return document === undefined || state === 'absent' || isWebUrl(document) ? undefined : document;
}
