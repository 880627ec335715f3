import {normalizeSlug} from '../../base/slug.js';
import type {DocumentReference, NavigationNode} from '../../config/config.js';

/** Default URL folder of generated pages. */
export const standardFolder = 'api-reference';

/** Returns the URL folder for pages that a node's documents generate (docs/contract.md, section 3). */
export function findFolder({directory}: Pick<NavigationNode, 'directory'>): string {
  return readDirectoryFolder(directory) ?? standardFolder;
}

/**
 * Returns the URL folder of a document in a node. `variant` is the URL prefix of the enclosing variants, empty for
 * default ones.
 */
export function readPrefix(reference: DocumentReference | undefined, folder: string, variant: string): string {
  const own = readDirectoryFolder(reference?.directory) ?? folder;
  // Do not repeat the prefix if the author wrote `v1/api` inside version v1.
  return !variant || own === variant || own.startsWith(`${variant}/`) ? own : `${variant}/${own}`;
}

export function readDirectoryFolder(directory: string | undefined): string | undefined {
  const text = directory
    ?.trim()
    .toLowerCase()
    .replace(/^(?:\.?\/)+|\/+$/g, '');
  return text ? normalizeSlug(text) : undefined;
}
