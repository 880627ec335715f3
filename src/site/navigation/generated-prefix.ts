import {normalizeSlug} from '../../base/slug.js';
import type {DocumentReference, NavigationNode} from '../../config/config.js';

/** The folder of generated pages when nothing names one. */
export const standardFolder = 'api-reference';

/** Returns the folder that a node gives the pages of the documents which it carries (docs/contract.md, section 3). */
export function findFolder({directory}: Pick<NavigationNode, 'directory'>): string {
  return directoryFolder(directory) ?? standardFolder;
}

/**
 * Returns the folder of a document inside a node. `variant` is the address of the variants around it, `''` for default
 * ones.
 */
export function readPrefix(reference: DocumentReference | undefined, folder: string, variant: string): string {
  const own = directoryFolder(reference?.directory) ?? folder;
  // Do not repeat the variant if the author already wrote `v1/api` for version v1.
  return !variant || own === variant || own.startsWith(`${variant}/`) ? own : `${variant}/${own}`;
}

export function directoryFolder(directory: string | undefined): string | undefined {
  const text = directory
    ?.trim()
    .toLowerCase()
    .replace(/^(?:\.?\/)+|\/+$/g, '');
  return text ? normalizeSlug(text) : undefined;
}
