import type {SelectorKind} from '../site/navigation/navigation.js';

/**
 * What a server for agents has to know of a prerendered site before it reads any page: its names, in which languages, versions
 * and products it is, and its API documents. Everything else it finds by the paths that these lead to.
 */
export interface SiteContents {
  readonly name: string;
  readonly description?: string;
  /** Where readers find the site, with a slash at the end. */
  readonly siteUrl?: string;
  /** What docs.json tells agents. */
  readonly instructions: readonly string[];
  /** Never empty; the first is the one that is shown at first. */
  readonly variants: readonly ContentsVariant[];
  readonly documents: readonly ContentsDocument[];
}

/** A combination of language, version and product: what docs.json calls each. A site without them has one, with nothing in it. */
export interface ContentsVariant extends Readonly<Partial<Record<SelectorKind, string>>> {
  /** That of the navigation, which the folder of the search index is named after. */
  readonly id: string;
}

export interface ContentsDocument {
  /** Its path in the project, or its address. */
  readonly document: string;
  readonly title: string;
  /** Where its slices lie, below the root of the site. */
  readonly folder: string;
  /** Slug of the page that is about all of it. */
  readonly page?: string;
  /** Slugs of the pages that show its operations, by their ids. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Where a prerendered folder holds its `SiteContents`, as JSON. */
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
