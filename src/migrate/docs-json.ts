import {humanizeSlug} from '../base/slug.js';
import type {MigratedEntry, MigratedSection, MigrationPlan} from './plan.js';

/** Writes the docs.json of the new project. Omits navigation entries without a page. */
export function writeDocsJson({settings, navigation, redirects}: MigrationPlan): string {
  const docs = {
    ...settings,
    navigation:
      'variants' in navigation
        ? {
            [navigation.kind === 'version' ? 'versions' : 'languages']: navigation.variants.map(
              ({name, sections}, index) => ({
                [navigation.kind]: name,
                ...(index === 0 && {default: true}),
                ...buildNodes(sections),
              }),
            ),
          }
        : buildNodes(navigation),
    ...(redirects.length > 0 && {
      redirects: redirects.map(([source, destination]) => ({source, destination})),
    }),
  };
  return `${JSON.stringify(docs, null, 2)}\n`;
}

/** Returns several sections as tabs. Of a single section, returns the content. */
function buildNodes(sections: readonly MigratedSection[]) {
  const filled = sections.filter(({entries}) => entries.length > 0);
  if (filled.length > 1) return {tabs: filled.map(({name, entries}) => ({tab: name, ...toNavigationList(entries)}))};
  return toNavigationList(filled[0]?.entries ?? []);
}

function toNavigationList(entries: readonly MigratedEntry[]) {
  return entries.length > 0 && entries.every(each => typeof each !== 'string') ? {groups: entries} : {pages: entries};
}

/** Groups slugs by folder, for a project without navigation. */
export function groupEntriesByFolder(slugs: readonly string[], depth = 0): MigratedEntry[] {
  const pages: MigratedEntry[] = [];
  const folders = new Map<string, string[]>();
  for (const slug of [...slugs].sort(
    (one, other) => getOrder(one, depth) - getOrder(other, depth) || (one < other ? -1 : 1),
  )) {
    const parts = slug.split('/');
    if (parts.length <= depth + 1) pages.push(slug);
    else folders.set(parts[depth] as string, [...(folders.get(parts[depth] as string) ?? []), slug]);
  }
  for (const [name, inside] of folders)
    pages.push({group: humanizeSlug(name), pages: groupEntriesByFolder(inside, depth + 1)});
  return pages;
}

function getOrder(slug: string, depth: number): number {
  return /^(?:index|readme)$/i.test(slug.split('/')[depth] ?? '') ? 0 : 1;
}

export function listSlugs(entries: readonly MigratedEntry[]): string[] {
  return entries.flatMap(each => (typeof each === 'string' ? [each] : listSlugs(each.pages)));
}
