import {resolveDocumentUrl} from '../../../elements/api-reference/documents/fetch-documents.js';
import {findEntryDocument} from '../../../src/site/navigation/find-entry-document.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';

/** Returns the HTTP `Last-Modified` date of the API document that generated a page. */
export async function findDocumentDate(entry: PageEntry | undefined, root: string): Promise<string | undefined> {
  const document = findEntryDocument(entry);
  if (document === undefined) return undefined;
  try {
    const {ok, headers} = await fetch(resolveDocumentUrl(document, root), {method: 'HEAD', credentials: 'same-origin'});
    return (ok && headers.get('last-modified')) || undefined;
  } catch {
    return undefined;
  }
}
