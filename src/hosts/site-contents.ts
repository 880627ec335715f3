import type {SelectorKind} from '../site/navigation/navigation.js';

/**
 * Data about a prerendered site that its MCP server needs before it reads pages: name, languages, versions, products,
 * and API documents. The server derives all other paths.
 */
export interface SiteContents {
  readonly name: string;
  readonly description?: string;
  /** URL of the site with a trailing slash. */
  readonly siteUrl?: string;
  /** Agent instructions in docs.json. */
  readonly instructions: readonly string[];
  /** Combinations of language, version, and product. Never empty: the default comes first. */
  readonly variants: readonly ContentsVariant[];
  readonly documents: readonly ContentsDocument[];
}

/**
 * A combination of language, version, and product, by their names in docs.json. Has no name for a site without any of
 * these.
 */
export interface ContentsVariant extends Readonly<Partial<Record<SelectorKind, string>>> {
  /** Id of the variant in the navigation. Its search index is in a folder with this name. */
  readonly id: string;
}

export interface ContentsDocument {
  /** Path of the document in the project, or its URL. */
  readonly document: string;
  readonly title: string;
  /** Folder with the document's slices, relative to the site's root. */
  readonly folder: string;
  /** Slug of the overview page of the document. */
  readonly page?: string;
  /** Slugs of pages by the id of their operation. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Path of the file with the `SiteContents` of a prerendered site. */
export const contentsPath = '_lectern/contents.json';

/** Parses the file at `contentsPath`. Undefined for text that prerendering has not written. */
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
