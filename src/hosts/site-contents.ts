import type {SelectorKind} from '../site/navigation/navigation.js';

/**
 * Facts about a prerendered site that an agent server needs before it reads pages. They are the name, languages,
 * versions, products, and API documents. The server derives all other paths.
 */
export interface SiteContents {
  readonly name: string;
  readonly description?: string;
  /** URL of the site, with a trailing slash. */
  readonly siteUrl?: string;
  /** Instructions for agents in docs.json. */
  readonly instructions: readonly string[];
  /** Never empty. The first one is the default. */
  readonly variants: readonly ContentsVariant[];
  readonly documents: readonly ContentsDocument[];
}

/**
 * A combination of language, version, and product, with their names in docs.json. A site without any has one empty
 * combination.
 */
export interface ContentsVariant extends Readonly<Partial<Record<SelectorKind, string>>> {
  /** Id of the navigation variant, which names the folder of the search index. */
  readonly id: string;
}

export interface ContentsDocument {
  /** Path in the project, or URL. */
  readonly document: string;
  readonly title: string;
  /** Folder of its slices, relative to the root of the site. */
  readonly folder: string;
  /** Slug of the overview page. */
  readonly page?: string;
  /** Slugs of its operation pages, by operation id. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Path of `SiteContents` in a prerendered site, as JSON. */
export const contentsPath = '_lectern/contents.json';

/** Parses the text of `contentsPath`. Undefined for text that is not from prerender. */
export function parseContents(text: string): SiteContents | undefined {
  try {
    const value = JSON.parse(text) as Partial<SiteContents> | null;
    const {name, instructions, variants, documents} = value ?? {};
    const isWhole =
      typeof name === 'string' &&
      Array.isArray(instructions) &&
      Array.isArray(documents) &&
      Array.isArray(variants) &&
      variants.length > 0;
    return isWhole ? (value as SiteContents) : undefined;
  } catch {
    return undefined;
  }
}
