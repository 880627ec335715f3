import {joinBase} from '../base/link.js';

/** `Cache-Control` of files whose name changes with their content. */
export const cachedForever = 'public, max-age=31536000, immutable';
/** `Cache-Control` of all other files, to be revalidated on each request. */
export const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Expression for Lectern's files with a hash in their name: `_lectern/chunks/core-6b2e4045.js`. Every host supports its
 * syntax.
 */
export const hashedFile = '_lectern/.*[-.][0-9a-f]{8,64}[.][a-z0-9]+';
/** Expression for the files that pages of other origins may read: API documents. */
export const openDocument = '.*[.](?:json|yaml|yml)';
/**
 * Expression for Lectern's files that pages of other origins need: scripts, styles, icons, and slices of documents, but
 * no HTML.
 */
export const openFile = '_lectern/.*[.](?:js|css|svg|json|woff2|wasm|map)';

/** Returns whether the name of a file changes with its content. */
function isHashed(path: string): boolean {
  return hashed.test(path);
}

const hashed = new RegExp(`^${hashedFile}$`);
const open = new RegExp(`^(?:${openDocument}|${openFile})$`);

/** Returns a file's headers, by its path in the site. The formats of all hosts are written from it. */
export function buildHeaders(path: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': isHashed(path) ? cachedForever : revalidated,
    ...(open.test(path) && {'access-control-allow-origin': '*'}),
  };
}

/** Returns headers for every file that link to the index of all pages, for agents. */
export function buildAgentHeaders(base: string): Readonly<Record<string, string>> {
  const [index, whole] = [joinBase(base, 'llms.txt'), joinBase(base, 'llms-full.txt')];
  return {link: `<${index}>; rel=llms-txt, <${whole}>; rel=llms-full-txt`, 'x-llms-txt': index};
}
