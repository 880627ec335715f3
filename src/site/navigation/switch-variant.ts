import {definedOnly} from '../../base/defined-only.js';
import {locate} from './locate.js';
import type {
  ChoiceSet,
  Navigation,
  PageLocation,
  Selector,
  SelectorOption,
  Variant,
  VariantChoice,
} from './navigation.js';
import {pageIndex} from './page-index.js';
import {findVariantFolders} from './variant-folders.js';

/**
 * Returns the page to go to when the reader changes to another variant: the same page if it is there, else the first.
 * `undefined` when the variant has no page, or is not there.
 */
export function switchVariant(
  navigation: Navigation,
  variantId: string,
  currentSlug: string,
  from: Variant = locate(navigation, currentSlug).variant,
): string | undefined {
  const target = navigation.variants.find(({id}) => id === variantId);
  if (!target) return undefined;
  const pages = pageIndex(target);
  const folders = findVariantFolders(navigation, target);
  // Try the shortest folders first on both sides: the rest says most about the page.
  for (const folder of findVariantFolders(navigation, from)) {
    if (!currentSlug.startsWith(folder)) continue;
    const rest = currentSlug.slice(folder.length);
    const same = folders.find(prefix => pages.has(prefix + rest));
    if (same !== undefined) return same + rest;
  }
  return target.root.slug;
}

/**
 * Returns the selectors of the header for a page; a selector inside a tab is there only while the reader is in that
 * tab.
 */
export function selectorsOf(navigation: Navigation, location: PageLocation, slug: string): readonly Selector[] {
  const sets = location.sections.flatMap(section => section.selectors);
  return sets.map(set => ({
    kind: set.kind,
    current: set.current,
    options: optionsOf(navigation, location.variant, set, slug),
  }));
}

function optionsOf(navigation: Navigation, from: Variant, set: ChoiceSet, slug: string): readonly SelectorOption[] {
  return set.choices.flatMap(choice => {
    const variant = choice === set.current ? from : nearestVariant(navigation, from, choice);
    if (!variant || (choice.hidden && choice !== set.current)) return [];
    const to = choice.href === undefined ? switchVariant(navigation, variant.id, slug, from) : undefined;
    return [{choice, variantId: variant.id, ...definedOnly({slug: to})}];
  });
}

// Changing the version keeps the language: of the variants with that choice, the one with most choices in common.
function nearestVariant({variants}: Navigation, from: Variant, wanted: VariantChoice): Variant | undefined {
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
