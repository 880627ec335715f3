import {toKebabCase} from '../../openapi/operation/build-operation-ids.js';
import type {GeneratedPage, PageEntry, SharedAddress} from './navigation.js';

export type MutablePage = {-readonly [K in keyof PageEntry]: PageEntry[K]};

/** A generated page that has no slug yet. */
export interface UnsluggedPage {
  /** Main entry of the page, then entries that list it again. */
  readonly entries: [MutablePage, ...MutablePage[]];
  readonly prefix: string;
  /** URL from `x-mint.href`, which replaces prefix and route. */
  readonly own?: string;
  /** Last part of the slug, from tag and operation. Empty for an overview, whose slug is the prefix. */
  readonly route: string;
}

/**
 * Assigns slugs to generated pages (docs/contract.md, section 3). Appends `-1`, `-2` to duplicates and to slugs of
 * pages with a file, in document order, unlisted operations last. Uses the names of documents for several overviews in
 * one folder. Returns the slugs that got a number.
 */
export function assignSlugs(made: readonly UnsluggedPage[], written: ReadonlySet<string>): readonly SharedAddress[] {
  const numbered: SharedAddress[] = [];
  const used = new Map<string, string>([...written].map(slug => [slug.toLowerCase(), '']));
  const overviews = made.filter(({route, own}) => route === '' && own === undefined);
  for (const each of overviews) {
    const isShared = overviews.some(other => other.prefix === each.prefix && getIdentity(other) !== getIdentity(each));
    const isUsed = isShared || written.has(each.prefix);
    settle(each, isUsed ? `${each.prefix}/${toDocumentName(each.entries[0].generated)}` : each.prefix);
  }
  const pages = made.filter(each => !overviews.includes(each));
  for (const each of [
    ...sortInPlatformOrder(pages.filter(isListed)),
    ...sortInPlatformOrder(pages.filter(page => !isListed(page))),
  ])
    settle(each, each.own ?? `${each.prefix}/${each.route}`);
  return numbered;

  function settle(each: UnsluggedPage, base: string): void {
    const identity = getIdentity(each);
    let slug = base;
    for (let count = 1; isTakenByOther(slug, identity); count++) slug = `${base}-${count}`;
    if (slug !== base) numbered.push({slug, wanted: base, page: each.entries[0]});
    used.set(slug.toLowerCase(), identity);
    for (const entry of each.entries) entry.slug = slug;
  }

  function isTakenByOther(slug: string, identity: string): boolean {
    const owner = used.get(slug.toLowerCase());
    return owner !== undefined && owner !== identity;
  }
}

function isListed({entries: [{generated, hidden}]}: UnsluggedPage): boolean {
  return !hidden || generated === undefined;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/**
 * Sorts pages by path in document order, and the methods of a path in the order of hosted platforms, so that numbers in
 * slugs agree.
 */
function sortInPlatformOrder(pages: readonly UnsluggedPage[]): readonly UnsluggedPage[] {
  const paths = new Map<string, number>();
  const keyed = pages.map(each => {
    const {documents: [document] = [], operation} = each.entries[0].generated ?? {};
    const path = `${document}\n${operation?.path}`;
    if (!paths.has(path)) paths.set(path, paths.size);
    const method = methods.indexOf(operation?.method ?? '');
    return {each, path: paths.get(path) ?? 0, method: method < 0 ? methods.length : method};
  });
  return keyed.sort((one, other) => one.path - other.path || one.method - other.method).map(({each}) => each);
}

/** Returns slugs by alias: the default slug of a page with `x-mint.href`, and a folder without an overview. */
export function listGeneratedAliases(
  made: readonly UnsluggedPage[],
  entries: ReadonlyMap<string, PageEntry>,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const {
    entries: [entry],
    prefix,
    route,
    own,
  } of made) {
    const others = route ? [...(own === undefined ? [] : [`${prefix}/${route}`]), prefix] : [prefix];
    for (const other of others) if (!entries.has(other) && !aliases.has(other)) aliases.set(other, entry.slug);
  }
  return aliases;
}

/** Returns a slug segment for a document, from the words of its file name. */
export function toDocumentName(
  {documents: [document = '']}: Pick<GeneratedPage, 'documents'> = {documents: []},
): string {
  const name = document.replace(/[?#].*$/, '').replace(/\.(?:json|ya?ml)$/i, '');
  return toKebabCase(name.slice(name.lastIndexOf('/') + 1)) || 'document';
}

// Treat equal operations of the same document in the same folder as one page, even if docs.json lists them several
// times.
function getIdentity({entries: [{generated}]}: UnsluggedPage): string {
  const {documents, operation, isChangelog} = generated!;
  return [documents[0], operation?.method, operation?.path, isChangelog].join('\n');
}

/** Position of generated entries in the navigation, and settings that all of them share. */
export interface GeneratedPlace {
  readonly hidden: boolean;
  /** Path of the node in docs.json. */
  readonly path: string;
}
