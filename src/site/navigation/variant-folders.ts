import {buildPageIndex} from './build-page-index.js';
import type {Navigation, Variant} from './navigation.js';
import {toLabelSlug} from './to-label-slug.js';

const known = new WeakMap<Navigation, ReadonlyMap<Variant, readonly string[]>>();

/**
 * Returns slug prefixes of a variant: an empty text, `fr/`, `fr/v2/`, shortest first. The longest is a folder that
 * contains all its pages and none of other variants. Names of the choices come last. A single variant has only the
 * empty prefix.
 */
export function findVariantFolders(navigation: Navigation, variant: Variant): readonly string[] {
  let folders = known.get(navigation);
  if (!folders) {
    folders = findFolders(navigation);
    known.set(navigation, folders);
  }
  return folders.get(variant) ?? [''];
}

function findFolders({variants}: Navigation): ReadonlyMap<Variant, readonly string[]> {
  if (variants.length === 1) return new Map();
  const listings = new Map<string, number>();
  for (const variant of variants) {
    for (const slug of buildPageIndex(variant).keys()) listings.set(slug, (listings.get(slug) ?? 0) + 1);
  }
  return new Map(
    variants.map(variant => {
      const own = [...buildPageIndex(variant).keys()].filter(slug => listings.get(slug) === 1);
      const folders = listFoldersUpTo(findCommonFolder(own));
      // Also try the names of choices, for pages outside the common folder.
      for (const {label} of variant.choices) folders.push(`${label.toLowerCase()}/`, `${toLabelSlug(label)}/`);
      return [variant, folders];
    }),
  );
}

function findCommonFolder(slugs: readonly string[]): string {
  const longest = slugs.find(slug => slug.includes('/')) ?? '';
  let common = longest.slice(0, longest.lastIndexOf('/') + 1);
  for (const slug of slugs) {
    // The page `fr` counts as part of the folder `fr/`.
    while (common && !slug.startsWith(common) && `${slug}/` !== common) {
      common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
    }
  }
  return common;
}

function listFoldersUpTo(folder: string): string[] {
  const folders = [''];
  for (let end = folder.indexOf('/'); end !== -1; end = folder.indexOf('/', end + 1))
    folders.push(folder.slice(0, end + 1));
  return folders;
}
