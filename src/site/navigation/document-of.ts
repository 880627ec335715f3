import {isWebAddress} from '../../base/web-address.js';
import type {PageEntry} from './navigation.js';

/** The file of the project that a page is made from; `undefined` for a page of its own, and a document that lies elsewhere. */
export function documentOf(entry: PageEntry | undefined): string | undefined {
  const {state, documents: [document] = []} = entry?.generated ?? {};
  return document === undefined || state === 'absent' || isWebAddress(document) ? undefined : document;
}
