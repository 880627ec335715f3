import type {Redirect} from '../config/config.js';
import type {NavigationProblem} from '../site/navigation/find-navigation-problems.js';

/** Facts about a site that a host needs. `lectern serve` reads them from `siteDataPath`. */
export interface SiteData {
  readonly redirects: readonly Redirect[];
  /** All pages in order. A page is at `<slug>/index.html`, the home page at `index.html`. */
  readonly slugs: readonly string[];
  /** Base path of the site, such as `/docs/`. Default: `/`. */
  readonly base: string;
  /** APIs that `lectern serve --proxy` is allowed to request. */
  readonly targets?: SiteTargets;
}

/** Has the same form as the proxy settings of a project. */
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
  /** Slug of the page at `/`. */
  readonly home: string;
  /** Slugs of generated pages by their other URLs. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Versions, languages, and products, in the order of docs.json. Absent without any. */
  readonly variants?: readonly AddressVariant[];
}

/** Assigns URLs without a page to a variant, and describes its answer. */
export interface AddressVariant {
  readonly id: string;
  /** Folders at the start of its pages' slugs, such as `fr/`. */
  readonly folders: readonly string[];
  /** File of its 404 page, such as `fr/404.html`. The default variant has `404.html`. */
  readonly file: string;
}

export interface HostInput extends SiteData {
  /** Paths of all written files except pages. Hosts without header patterns list them one by one. */
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
  /** Redirects that the host cannot express. Positions are paths in docs.json. */
  readonly problems: readonly NavigationProblem[];
}

export interface Host {
  /** Display name. */
  readonly title: string;
  /** Project files that only this host uses. */
  readonly markers: readonly string[];
  build(input: HostInput): HostOutput;
}
