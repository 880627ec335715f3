import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type Route, route} from './exchange.js';
import {send, sendJson} from './respond.js';
import {styleDocument} from './style-document.js';

const file = join(import.meta.dirname, '../../../demo/site/api/playground.yaml');

/** Origin in the document's file, so that the file is also valid without changes. */
export const writtenOrigin = 'http://127.0.0.1:4402';

/** Returns the API document with the server's actual origin. */
export async function playgroundDocument(origin: string): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll(writtenOrigin, origin);
}

/** The entry operation, and the operations that return the API documents. */
export const documentRoutes: readonly Route[] = [
  route('getIndex', 'GET', '/', exchange =>
    sendJson(exchange, {name: 'Orchard API', documents: ['/openapi.yaml', '/styles.json']}),
  ),
  route('getDocument', 'GET', '/openapi.yaml', async exchange =>
    send(exchange, 'application/yaml', await playgroundDocument(exchange.origin)),
  ),
  route('getStyles', 'GET', '/styles.json', exchange => sendJson(exchange, styleDocument(exchange.origin))),
];
