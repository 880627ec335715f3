import type {SelectorKind} from '../site/navigation/navigation.js';

/**
 * Facts about a prerendered site that an agent server needs before it reads pages: name, languages, versions, products
 * and API documents. It derives all other paths.
 */
export interface SiteContents {
  readonly name: string;
  readonly description?: string;
  /** URL of the site, with a trailing slash. */
  readonly siteUrl?: string;
  /** Instructions for agents in docs.json. */
  readonly instructions: readonly string[];
  /** Never empty; the first is the one that is shown at first. */
  readonly variants: readonly ContentsVariant[];
  readonly documents: readonly ContentsDocument[];
}

/** A combination of language, version and product: what docs.json calls each. A site without them has one, with nothing in it. */
export interface ContentsVariant extends Readonly<Partial<Record<SelectorKind, string>>> {
  /** Id of the navigation variant, which names the folder of the search index. */
  readonly id: string;
}

export interface ContentsDocument {
  /** Its path in the project, or its address. */
  readonly document: string;
  readonly title: string;
  /** Folder of its slices, relative to the root of the site. */
  readonly folder: string;
  /** Slug of the page that is about all of it. */
  readonly page?: string;
  /** Slugs of the pages that show its operations, by their ids. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Path of `SiteContents` in a prerendered site, as JSON. */
export const contentsPath = '_lectern/contents.json';

/** Reads the text of `contentsPath`; `undefined` for what no prerender has written. */
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
