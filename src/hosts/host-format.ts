import type {Redirect} from '../config/config.js';
import type {NavigationProblem} from '../site/navigation/find-navigation-problems.js';

/** What a host has to know of a site. `lectern serve` reads it from `siteDataPath`. */
export interface SiteData {
  readonly redirects: readonly Redirect[];
  /** Of every page, in order. The page lies at `<slug>/index.html`, the home at `index.html`. */
  readonly slugs: readonly string[];
  /** Where the site lies: `/` (where it is not written), or a path such as `/docs/`. */
  readonly base: string;
  /** The only APIs that `lectern serve --proxy` asks. */
  readonly targets?: SiteTargets;
}

/** The same shape as what a project lets the proxy ask. */
export interface SiteTargets {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
}

/** Where a prerendered folder holds its `SiteData`, as JSON. */
export const siteDataPath = '_lectern/site.json';

/** Where a prerendered folder holds its `AddressFile`, as JSON. */
export const addressPath = '_lectern/addresses.json';

/** What a site knows of addresses that are no page's own. */
export interface AddressFile {
  /** The page at `/`. */
  readonly home: string;
  /** Other addresses of pages that are made from API documents, and the slugs of these. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Versions, languages and products, in the order of docs.json; absent where there are none. */
  readonly variants?: readonly AddressVariant[];
}

/** What tells which variant an address without a page belongs to, and how that variant answers it. */
export interface AddressVariant {
  readonly id: string;
  /** Folders that the slugs of its pages begin with: `fr/`. */
  readonly folders: readonly string[];
  /** The file that holds its 404 page: `fr/404.html`. The file of the default variant is `404.html`. */
  readonly file: string;
}

export interface HostInput extends SiteData {
  /** `404.html` is always there: every host answers with it what nothing else answers. */
  readonly hasNotFound: true;
  /** Paths of all that is written besides pages; hosts whose headers know no patterns name them one by one. */
  readonly files?: readonly string[];
}

export interface HostFile {
  /** Relative to the folder of the site. */
  readonly path: string;
  readonly text: string;
}

export interface HostOutput {
  /** They are written last: where a redirect takes the place of a page, its file has the path of that page. */
  readonly files: readonly HostFile[];
  /** What the host cannot do; places are paths in docs.json. */
  readonly problems: readonly NavigationProblem[];
}

export interface Host {
  /** As people read it. */
  readonly title: string;
  /** Files in a project that only this host has a use for. */
  readonly markers: readonly string[];
  build(input: HostInput): HostOutput;
}
