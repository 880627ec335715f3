import {omitUndefined} from '../../base/omit-undefined.js';
import {humanizeSlug} from '../../base/slug.js';
import {getLanguageTag} from '../../messages/language.js';
import {buildPageIndex} from './build-page-index.js';
import type {Entry, Navigation, PageLocation, Section, Switch, Variant} from './navigation.js';
import {findMounts, findPageOfDocument} from './open-documents.js';
import {findVariantFolders} from './variant-folders.js';
import {findVariantOfSlug} from './variant-of-slug.js';

/**
 * Finds the position of a page in the navigation. If several variants list it, prefers `preferredVariantId`, then the
 * default variant. `slug` must be normalized.
 */
export function locatePage(navigation: Navigation, slug: string, preferredVariantId?: string): PageLocation {
  const preferred = navigation.variants.find(({id}) => id === preferredVariantId);
  const variant = findVariant(navigation, slug, preferred);
  const spot = buildPageIndex(variant).get(slug);
  if (!spot) {
    // Put an unlisted page in the URL folder of an API document, such as a removed operation, next to that document.
    const [mount] = findMounts(navigation, slug);
    const near = mount && buildPageIndex(variant).get(findPageOfDocument(navigation, mount.document) ?? '');
    const sections = near?.sections ?? [variant.root];
    return {variant, sections, section: sections.at(-1)!, groups: [], ...omitUndefined({tab: findTab(sections)})};
  }
  const {entry, sections, groups, order, at} = spot;
  return {
    variant,
    entry,
    sections,
    section: sections.at(-1)!,
    groups,
    ...omitUndefined({
      tab: findTab(sections),
      eyebrow: groups.at(-1)?.label,
      previous: order[at - 1],
      next: at < 0 ? undefined : order[at + 1],
    }),
  };
}

function findTab(sections: readonly Section[]): Section | undefined {
  return sections.find(({kind}) => kind === 'tab');
}

function findVariant(navigation: Navigation, slug: string, preferred: Variant | undefined): Variant {
  const {variants, defaultVariant, entries} = navigation;
  const likely = preferred ?? defaultVariant;
  if (!entries.has(slug)) {
    // Prefer the variant in the folder of an unlisted page (`fr/internal`, `fr`) to the preferred variant.
    return findVariantOfSlug(slug, variants, each => findVariantFolders(navigation, each)) ?? likely;
  }
  return [likely, defaultVariant, ...variants].find(variant => buildPageIndex(variant).has(slug)) ?? likely;
}

/**
 * Returns the switches on the path to a page, outermost first: rows of tabs, dropdowns, menus, and lists of anchors. A
 * single tab or dropdown is not a switch, but next to other kinds it becomes an anchor.
 */
export function listSwitches({sections}: PageLocation): readonly Switch[] {
  return sections.flatMap((parent, depth) => {
    const current = sections[depth + 1];
    const all = parent.sections.filter(option => option.kind !== 'root' && (!option.hidden || option === current));
    const counts = new Map<Section['kind'], number>();
    for (const {kind} of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    // True for the only option of its kind next to other kinds that can be opened. Without those, no link back to it is
    // needed.
    const isLone = (option: Section) =>
      option.kind !== 'item' &&
      counts.get(option.kind) === 1 &&
      all.some(({kind, slug}) => kind !== option.kind && (slug !== undefined || option !== current));
    const byKind = new Map<Switch['kind'], Section[]>();
    for (const option of all) {
      const kind = isLone(option) ? 'anchor' : (option.kind as Switch['kind']);
      const options = byKind.get(kind);
      if (options) options.push(option);
      else byKind.set(kind, [option]);
    }
    return [...byKind].flatMap(([kind, options]) =>
      kind === 'tab' && options.length < 2
        ? []
        : {kind, parent, options, ...(current && options.includes(current) && {current})},
    );
  });
}

/** Returns the outermost switch that is a row of tabs. */
export function findTabs(switches: readonly Switch[]): Switch | undefined {
  return switches.find(({kind}) => kind === 'tab');
}

/** Returns the label of an entry whose page metadata is not loaded. */
export function getLabel(entry: Entry): string {
  if (entry.kind === 'group') return entry.label;
  return entry.generated?.label ?? humanizeSlug(entry.slug);
}

/** Formats the breadcrumbs of a page from its sections and groups. */
export function formatBreadcrumbs({sections, groups}: Pick<PageLocation, 'sections' | 'groups'>): string {
  return [...sections.map(({label}) => label), ...groups.map(({label}) => label)].filter(Boolean).join(' › ');
}

/** Returns the language of a page's variant. Undefined if absent, or if its name is not a language tag. */
export function findLanguage({variant}: Pick<PageLocation, 'variant'>): string | undefined {
  const choice = variant.choices.find(each => each.kind === 'language');
  return getLanguageTag(choice?.label);
}
