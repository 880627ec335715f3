import type {Redirect} from '../config/config.js';
import type {NavigationProblem} from '../site/navigation/find-navigation-problems.js';

/** Facts about a site that a host needs. `lectern serve` reads them from `siteDataPath`. */
export interface SiteData {
  readonly redirects: readonly Redirect[];
  /** All pages in order. A page is at `<slug>/index.html`, the home page at `index.html`. */
  readonly slugs: readonly string[];
  /** Base path of the site: `/` (if absent), or a path such as `/docs/`. */
  readonly base: string;
  /** APIs that `lectern serve --proxy` may request. */
  readonly targets?: SiteTargets;
}

/** Same form as the proxy settings of a project. */
export interface SiteTargets {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
}

/** Path of `SiteData` in a prerendered site, as JSON. */
export const siteDataPath = '_lectern/site.json';

/** Path of `AddressFile` in a prerendered site, as JSON. */
export const addressPath = '_lectern/addresses.json';

/** Facts about URLs that are not pages. */
export interface AddressFile {
  /** The page at `/`. */
  readonly home: string;
  /** Other addresses of pages that are made from API documents, and the slugs of these. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Versions, languages and products, in the order of docs.json; absent where there are none. */
  readonly variants?: readonly AddressVariant[];
}

/** Assigns URLs without a page to a variant, and describes its answer. */
export interface AddressVariant {
  readonly id: string;
  /** Folders that the slugs of its pages begin with: `fr/`. */
  readonly folders: readonly string[];
  /** The file that holds its 404 page: `fr/404.html`. The file of the default variant is `404.html`. */
  readonly file: string;
}

export interface HostInput extends SiteData {
  /** Paths of all that is written besides pages; hosts whose headers know no patterns name them one by one. */
  readonly files?: readonly string[];
}

export interface HostFile {
  /** Relative to the folder of the site. */
  readonly path: string;
  readonly text: string;
}

export interface HostOutput {
  /** Written last: a redirect that replaces a page has the page's path. */
  readonly files: readonly HostFile[];
  /** Redirects that the host cannot express; positions are paths in docs.json. */
  readonly problems: readonly NavigationProblem[];
}

export interface Host {
  /** Name for people. */
  readonly title: string;
  /** Files in a project that only this host has a use for. */
  readonly markers: readonly string[];
  build(input: HostInput): HostOutput;
}
