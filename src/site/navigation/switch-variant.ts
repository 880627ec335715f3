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
 * Returns the target page for a switch to another variant. This is the same page if it exists in the variant, or else
 * the first page. Undefined for an unknown variant, or one without pages.
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
  // Tries the shortest folders first, because the remaining path then identifies the page best.
  for (const folder of findVariantFolders(navigation, from)) {
    if (!currentSlug.startsWith(folder)) continue;
    const rest = currentSlug.slice(folder.length);
    const same = folders.find(prefix => pages.has(prefix + rest));
    if (same !== undefined) return same + rest;
  }
  return target.root.slug;
}

/** Returns the header's selectors for a page. A selector inside a tab appears only on pages of that tab. */
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

// Returns the variant with the wanted choice that shares most other choices: a version change preserves the language.
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
