import {joinBase} from '../base/link.js';

/** For files whose name changes with their text. */
export const cachedForever = 'public, max-age=31536000, immutable';
/** All other files: revalidated on each request. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Names that hold a hash, in the folder of Lectern: `_lectern/chunks/core-6b2e4045.js`. Every host reads this expression. */
export const hashedFile = '_lectern/.*[-.][0-9a-f]{8,64}[.][a-z0-9]+';
/** Files that pages of other origins may read: API documents. */
export const openDocument = '.*[.](?:json|yaml|yml)';
/** And what Lectern needs there: scripts, styles, icons, slices of documents; no HTML. */
export const openFile = '_lectern/.*[.](?:js|css|svg|json|woff2|wasm|map)';

/** Returns whether the name of a file changes with its content. */
export function isHashed(path: string): boolean {
  return hashed.test(path);
}

const hashed = new RegExp(`^${hashedFile}$`);
const open = new RegExp(`^(?:${openDocument}|${openFile})$`);

/** Returns the headers of a file by its path in the site. All host formats use it. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': isHashed(path) ? cachedForever : revalidated,
    ...(open.test(path) && {'access-control-allow-origin': '*'}),
  };
}

/** Returns the headers that lead agents from every file to the index of all pages. */
export function buildAgentHeaders(base: string): Readonly<Record<string, string>> {
  const [index, whole] = [joinBase(base, 'llms.txt'), joinBase(base, 'llms-full.txt')];
  return {link: `<${index}>; rel=llms-txt, <${whole}>; rel=llms-full-txt`, 'x-llms-txt': index};
}
