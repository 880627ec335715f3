import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {Site} from '../../../src/site/site.js';

/** A site rendered in the browser, for its actions, its search and the preview. */
export interface Shell {
  /** Current state. Each document that is read adds its pages. */
  readonly site: Site;
  readonly page: PageDocument | undefined;
  /** Page metadata read so far, by slug. */
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** Called after a page was rendered. */
  onShow: ((page: PageDocument) => void) | undefined;
  /** Opens a URL of this site, as a click does. */
  go(href: string): void;
  /** Reads a page again after an error. */
  retry(): Promise<void>;
  /** Renders the open page and the chrome again after files have changed. Pass `site` when docs.json has. */
  renew(site?: Site): Promise<void>;
  /** Invalidates the metadata of these pages, or of all. */
  doubtHeads(slugs?: readonly string[]): void;
  /** Reads all API documents again. */
  renewDocuments(): Promise<void>;
  /** Reads API documents. Each adds its entries to the sidebar. */
  readDocuments(files: readonly string[]): Promise<void>;
  /** Returns the API documents that may hold the operation of the page. */
  documentsOf(page: PageDocument): readonly string[];
  /** Looks for the operation of the open page in documents that docs.json does not name. */
  searchOtherDocuments(): Promise<void>;
  /** Sets the title that the API document gives the open page. */
  entitle(title: string): void;
}
