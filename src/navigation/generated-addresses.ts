import {cut, kebab, mark} from '../openapi/operation/operation-ids.js';
import type {GeneratedPage, PageEntry} from './navigation.js';

export type MutablePage = {-readonly [K in keyof PageEntry]: PageEntry[K]};

/** A generated page whose address is still to be settled. */
export interface Made {
  /** The entry where it lives, and those that only list it. */
  readonly entries: [MutablePage, ...MutablePage[]];
  readonly prefix: string;
  /** The address that its document gives it, in place of prefix and id. */
  readonly own?: string;
  /** The last part of its address; `''` for an overview, whose address is the prefix. */
  readonly id: string;
  /** Method and words of the path: what tells it apart from another of the same address. */
  readonly words: string;
  readonly tags: readonly string[];
}

/**
 * Gives every generated page its slug. Of several that come out the same, and of one that a page with a file has
 * already, each gets method and path appended, unless it is made of them, and if that is not enough the name of its document: never a number, so
 * that no address depends on what stands before it.
 */
export function settleAddresses(made: readonly Made[], written: ReadonlySet<string>): void {
  let slugs = made.map(({own, prefix, id}) => own ?? (id ? `${prefix}/${id}` : prefix));
  const additions: readonly ((each: Made) => string)[] = [
    // Where the address is made of method and path already, they tell nothing apart.
    ({id, words, entries}) => (id ? (id === words ? '' : `-${words}`) : `/${documentName(entries[0].generated)}`),
    ({entries}) => `-${documentName(entries[0].generated)}`,
    each => `-${mark(identity(each))}`,
  ];
  for (const addition of additions) {
    const shared = sharedSlugs(made, slugs, written);
    if (shared.size === 0) break;
    slugs = slugs.map((slug, at) => (shared.has(slug.toLowerCase()) ? extend(slug, addition(made[at]!)) : slug));
  }
  made.forEach(({entries}, at) => {
    for (const entry of entries) entry.slug = slugs[at]!;
  });
}

/** Slugs that different pages have, or a page with a file. In lower case: hosts that ignore case see one file in `A` and `a`. */
function sharedSlugs(
  made: readonly Made[],
  slugs: readonly string[],
  written: ReadonlySet<string>,
): ReadonlySet<string> {
  const owners = new Map<string, Made>();
  const shared = new Set<string>();
  made.forEach((each, at) => {
    const slug = slugs[at]!.toLowerCase();
    const owner = owners.get(slug);
    if (!owner) owners.set(slug, each);
    else if (identity(owner) !== identity(each)) shared.add(slug);
    if (written.has(slugs[at]!)) shared.add(slug);
  });
  return shared;
}

/**
 * Addresses that lead to a generated page: `<prefix>/<tag>/<summary>`, which other tools use, and method and path. The
 * folder itself leads to the first page in it where no overview is there.
 */
export function generatedAliases(
  made: readonly Made[],
  entries: ReadonlyMap<string, PageEntry>,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  const tagWords = new Map<string, string>();
  const wordsOf = (tag: string) => {
    const known = tagWords.get(tag) ?? kebab(tag);
    tagWords.set(tag, known);
    return known;
  };
  for (const {
    entries: [entry],
    prefix,
    words,
    tags,
    id,
    own,
  } of made) {
    const label = kebab(entry.generated?.label ?? '');
    const others = id
      ? [
          ...(own === undefined ? [] : [`${prefix}/${id}`]),
          `${prefix}/${words}`,
          ...tags.map(tag => `${prefix}/${wordsOf(tag)}/${label}`),
          prefix,
        ]
      : [prefix];
    for (const other of others) if (!entries.has(other) && !aliases.has(other)) aliases.set(other, entry.slug);
  }
  return aliases;
}

/** A document as part of an address: the words of its file name. */
export function documentName({documents: [document = '']}: Pick<GeneratedPage, 'documents'> = {documents: []}): string {
  const name = document.replace(/[?#].*$/, '').replace(/\.(?:json|ya?ml)$/i, '');
  return kebab(name.slice(name.lastIndexOf('/') + 1)) || 'document';
}

// The same operation of the same document at the same place is the same page, however often it is listed.
function identity({entries: [{generated}]}: Made): string {
  const {documents, operation} = generated!;
  return [documents[0], operation?.method, operation?.path].join('\n');
}

function extend(slug: string, addition: string): string {
  const at = slug.lastIndexOf('/') + 1;
  return addition.startsWith('/') ? slug + addition : slug.slice(0, at) + cut(slug.slice(at) + addition);
}
