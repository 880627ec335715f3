import {omitUndefined} from '../../base/omit-undefined.js';
import {buildPageIndex} from './build-page-index.js';
import {locatePage} from './locate-page.js';
import type {
  ChoiceSet,
  Navigation,
  PageLocation,
  Selector,
  SelectorOption,
  Variant,
  VariantChoice,
} from './navigation.js';
import {findVariantFolders} from './variant-folders.js';

/**
 * Returns the slug to open on a switch to another variant: the same page if the variant has it, or else its first page.
 * Undefined if the variant is unknown or has no pages.
 */
export function switchVariant(
  navigation: Navigation,
  variantId: string,
  currentSlug: string,
  from: Variant = locatePage(navigation, currentSlug).variant,
): string | undefined {
  const target = navigation.variants.find(({id}) => id === variantId);
  if (!target) return undefined;
  const pages = buildPageIndex(target);
  const folders = findVariantFolders(navigation, target);
  // Remove the shortest folder first: the longer the remaining path, the better it identifies the page.
  for (const folder of findVariantFolders(navigation, from)) {
    if (!currentSlug.startsWith(folder)) continue;
    const rest = currentSlug.slice(folder.length);
    const same = folders.find(prefix => pages.has(prefix + rest));
    if (same !== undefined) return same + rest;
  }
  return target.root.slug;
}

/** Returns the header's selectors for a page. A selector inside a tab appears only on pages of that tab. */
export function listSelectors(navigation: Navigation, location: PageLocation, slug: string): readonly Selector[] {
  const sets = location.sections.flatMap(section => section.selectors);
  return sets.map(set => ({
    kind: set.kind,
    current: set.current,
    options: listOptions(navigation, location.variant, set, slug),
  }));
}

function listOptions(navigation: Navigation, from: Variant, set: ChoiceSet, slug: string): readonly SelectorOption[] {
  return set.choices.flatMap(choice => {
    const variant = choice === set.current ? from : findNearestVariant(navigation, from, choice);
    if (!variant || (choice.hidden && choice !== set.current)) return [];
    const to = choice.href === undefined ? switchVariant(navigation, variant.id, slug, from) : undefined;
    return [{choice, variantId: variant.id, ...omitUndefined({slug: to})}];
  });
}

// Keep the other choices: on a change of version, find the variant with the same language.
function findNearestVariant({variants}: Navigation, from: Variant, wanted: VariantChoice): Variant | undefined {
  let nearest: Variant | undefined;
  let limit = -1;
  for (const variant of variants) {
    if (!variant.choices.some(choice => isSame(choice, wanted))) continue;
    const common = variant.choices.filter(choice => from.choices.some(other => isSame(choice, other))).length;
    const score = common + (variant.choices.every(choice => choice.isDefault || isSame(choice, wanted)) ? 0.5 : 0);
    if (score > limit) {
      limit = score;
      nearest = variant;
    }
  }
  return nearest;
}

function isSame(one: VariantChoice, other: VariantChoice): boolean {
  return one.kind === other.kind && one.label === other.label;
}
