import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {Site} from '../../../src/site/site.js';

/** Site that the browser renders, as the page chrome, the search, and `lectern dev` use it. */
export interface BrowserSite {
  /** The current site. It changes when API documents have loaded. */
  readonly site: Site;
  readonly page: PageDocument | undefined;
  /** Loaded metadata of pages by slug. */
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** Called after a page has rendered. */
  onShow: ((page: PageDocument) => void) | undefined;
  /** Opens a URL of this site, like a click. */
  go(href: string): void;
  /** Loads the open page again, after an error. */
  retry(): Promise<void>;
  /** Renders the open page and the page chrome again after files changed. Pass `site` if docs.json changed. */
  renew(site?: Site): Promise<void>;
  /** Marks the metadata of these pages, or of all, as outdated. */
  doubtHeads(slugs?: readonly string[]): void;
  /** Loads all API documents again. */
  renewDocuments(): Promise<void>;
  /** Loads API documents. Each adds its entries to the sidebar. */
  readDocuments(files: readonly string[]): Promise<void>;
  /** Returns the API documents that can contain a page's operation. */
  documentsOf(page: PageDocument): readonly string[];
  /** Searches API documents that docs.json does not list for the open page's operation. */
  searchOtherDocuments(): Promise<void>;
  /** Sets the title of the open page, after its API document has provided it. */
  entitle(title: string): void;
}
