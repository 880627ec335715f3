import {normalizeSlug} from '../../base/slug.js';
import type {DocumentReference, NavigationNode} from '../../config/config.js';

/** Default URL folder of generated pages. */
export const standardFolder = 'api-reference';

/** Returns the URL folder for pages from a node's documents (docs/contract.md, section 3). */
export function findFolder({directory}: Pick<NavigationNode, 'directory'>): string {
  return directoryFolder(directory) ?? standardFolder;
}

/**
 * Returns the URL folder of a document inside a node. `variant` is the URL prefix of the enclosing variants, empty for
 * default variants.
 */
export function readPrefix(reference: DocumentReference | undefined, folder: string, variant: string): string {
  const own = directoryFolder(reference?.directory) ?? folder;
  // Avoids a duplicate if the author already wrote `v1/api` for version v1.
  return !variant || own === variant || own.startsWith(`${variant}/`) ? own : `${variant}/${own}`;
}

export function directoryFolder(directory: string | undefined): string | undefined {
  const text = directory
    ?.trim()
    .toLowerCase()
    .replace(/^(?:\.?\/)+|\/+$/g, '');
  return text ? normalizeSlug(text) : undefined;
}
