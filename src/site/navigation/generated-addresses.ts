import {kebab} from '../../openapi/operation/operation-ids.js';
import type {GeneratedPage, PageEntry, SharedAddress} from './navigation.js';

export type MutablePage = {-readonly [K in keyof PageEntry]: PageEntry[K]};

/** A generated page before its slug is assigned. */
export interface Made {
  /** The page's main entry, followed by entries that only list it. */
  readonly entries: [MutablePage, ...MutablePage[]];
  readonly prefix: string;
  /** URL from `x-mint.href`, which replaces prefix and route. */
  readonly own?: string;
  /** Tag and slug after the prefix. Empty for an overview, whose slug is the prefix. */
  readonly route: string;
}

/**
 * Assigns slugs to generated pages (CONTRACT 3). Duplicates, and slugs of pages with a file, get `-1`, `-2` in document
 * order, unlisted operations last. Overviews of several documents in one folder use the documents' names. Returns the
 * numbered slugs.
 */
export function settleAddresses(made: readonly Made[], written: ReadonlySet<string>): readonly SharedAddress[] {
  const numbered: SharedAddress[] = [];
  const used = new Map<string, string>([...written].map(slug => [slug.toLowerCase(), '']));
  const overviews = made.filter(({route, own}) => route === '' && own === undefined);
  for (const each of overviews) {
    const isShared = overviews.some(other => other.prefix === each.prefix && identityOf(other) !== identityOf(each));
    const isUsed = isShared || written.has(each.prefix);
    settle(each, isUsed ? `${each.prefix}/${toDocumentName(each.entries[0].generated)}` : each.prefix);
  }
  const pages = made.filter(each => !overviews.includes(each));
  for (const each of [
    ...inPlatformOrder(pages.filter(isListed)),
    ...inPlatformOrder(pages.filter(page => !isListed(page))),
  ])
    settle(each, each.own ?? `${each.prefix}/${each.route}`);
  return numbered;

  function settle(each: Made, base: string): void {
    const identity = identityOf(each);
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

function isListed({entries: [{generated, hidden}]}: Made): boolean {
  return !hidden || generated === undefined;
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/**
 * Sorts pages by path in document order. Sorts the methods of a path in the order in which hosted platforms number
 * them.
 */
function inPlatformOrder(pages: readonly Made[]): readonly Made[] {
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

/**
 * Returns aliases of generated pages: the default slug of a page with `x-mint.href`, and a folder without an overview.
 */
export function listGeneratedAliases(
  made: readonly Made[],
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
  return kebab(name.slice(name.lastIndexOf('/') + 1)) || 'document';
}

// Equal operations of the same document in the same folder are the same page, even if listed several times.
function identityOf({entries: [{generated}]}: Made): string {
  const {documents, operation, isChangelog} = generated!;
  return [documents[0], operation?.method, operation?.path, isChangelog].join('\n');
}

/** Position of generated entries, and their common settings. */
export interface GeneratedPlace {
  readonly hidden: boolean;
  /** Path of the node in docs.json. */
  readonly path: string;
}
