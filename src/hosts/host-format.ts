import type {Redirect} from '../config/config.js';
import type {NavigationProblem} from '../site/navigation/find-navigation-problems.js';

/** Data about a site that a host format is written from. `lectern serve` reads it from `siteDataPath`. */
export interface SiteData {
  readonly redirects: readonly Redirect[];
  /** Slugs of all pages in order. The file of a page is `<slug>/index.html`, that of the home page `index.html`. */
  readonly slugs: readonly string[];
  /** Base path of the site, such as `/docs/`. `/` if absent. */
  readonly base: string;
  /** APIs that `lectern serve --proxy` may send requests to. */
  readonly targets?: SiteTargets;
}

/** Origins and methods that the proxy allows. */
export interface SiteTargets {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
}

/** Path of the file with the `SiteData` of a prerendered site. */
export const siteDataPath = '_lectern/site.json';

/** Path of the file with the `AddressFile` of a prerendered site. */
export const addressPath = '_lectern/addresses.json';

/** URLs of a site that lead to a page with another URL. */
export interface AddressFile {
  /** Slug of the page at `/`. */
  readonly home: string;
  /** Slugs of generated pages, by their alias slug. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Versions, languages, and products in the order of docs.json. Absent if absent. */
  readonly variants?: readonly AddressVariant[];
}

/** A version, language, or product, and the 404 page for URLs in its folders. */
export interface AddressVariant {
  readonly id: string;
  /** Prefixes of its pages' slugs, such as `fr/`. */
  readonly folders: readonly string[];
  /** Path of its 404 page, such as `fr/404.html`. `404.html` for the default variant. */
  readonly file: string;
}

export interface HostInput extends SiteData {
  /** Paths of all written files except pages. Hosts without patterns for headers list each. */
  readonly files?: readonly string[];
}

export interface HostFile {
  /** Path relative to the site's folder. */
  readonly path: string;
  readonly text: string;
}

export interface HostOutput {
  /** Files to write after all pages: the HTML file of a redirect can replace that of a page. */
  readonly files: readonly HostFile[];
  /** Problems of redirects that the host cannot express. */
  readonly problems: readonly NavigationProblem[];
}

export interface Host {
  /** Name of the host for display. */
  readonly title: string;
  /** Project files by which the host is recognized. */
  readonly markers: readonly string[];
  build(input: HostInput): HostOutput;
}
