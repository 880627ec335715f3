import {withoutHtml} from '../../base/slug.js';
import type {Navigation, PageEntry} from '../navigation/navigation.js';

export type PageLookup = Pick<Navigation, 'entries' | 'aliases'>;

const folded = new WeakMap<PageLookup['entries'], ReadonlyMap<string, PageEntry>>();

/** Returns the listed page for a slug. Also tries it without `.html`, with or without `/index`, and ignoring case. */
export function findPage({entries}: Pick<PageLookup, 'entries'>, slug: string): PageEntry | undefined {
  const forms = listSlugForms(slug);
  return findFirst(entries, forms) ?? findFirst(foldCase(entries), listSlugForms(slug.toLowerCase()));
}

/** Finds the generated page of an alias. Ignores case. */
export function findAlias({entries, aliases}: PageLookup, slug: string): PageEntry | undefined {
  const target = aliases.get(slug) ?? aliases.get(slug.toLowerCase());
  return target === undefined ? undefined : entries.get(target);
}

/**
 * Returns the page for a slug in the folder `docs`, under which hosted platforms often serve a site:
 * `/docs/guide/intro` means `guide/intro`, unless the project has a folder `docs`.
 */
export function findBelowDocs({entries}: Pick<PageLookup, 'entries'>, slug: string): PageEntry | undefined {
  const found = slug.startsWith(docsFolder) ? findPage({entries}, slug.slice(docsFolder.length)) : undefined;
  if (found) for (const own of entries.keys()) if (own.startsWith(docsFolder)) return undefined;
  return found;
}

const docsFolder = 'docs/';

/** Returns the first page in a folder that has no page itself, in navigation order. */
export function findFirstInFolder({entries}: Pick<PageLookup, 'entries'>, folder: string): PageEntry | undefined {
  const start = `${folder}/`;
  for (const [slug, entry] of entries) if (slug.startsWith(start) && !entry.hidden) return entry;
  return undefined;
}

/**
 * Returns the slug of the page at `/`: `index` if it is listed, or else the first page of the default variant, or else
 * a file `index`.
 */
export function findHomeSlug({entries, defaultVariant}: Navigation): string {
  return entries.has('index') ? 'index' : (defaultVariant.root.slug ?? 'index');
}

function listSlugForms(slug: string): readonly string[] {
  const plain = withoutHtml(slug);
  return [slug, plain, plain.replace(/\/index$/, ''), `${plain}/index`];
}

function findFirst(entries: ReadonlyMap<string, PageEntry>, forms: readonly string[]): PageEntry | undefined {
  for (const form of forms) {
    const entry = entries.get(form);
    if (entry) return entry;
  }
  return undefined;
}

// Returns the pages by lower-case slug. Built at the first URL without an exact match.
function foldCase(entries: PageLookup['entries']): ReadonlyMap<string, PageEntry> {
  let map = folded.get(entries);
  if (!map) {
    const byFolded = new Map<string, PageEntry>();
    for (const [slug, entry] of entries) {
      const key = slug.toLowerCase();
      if (!byFolded.has(key)) byFolded.set(key, entry);
    }
    map = byFolded;
    folded.set(entries, map);
  }
  return map;
}
