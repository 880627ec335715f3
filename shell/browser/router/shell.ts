import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {Site} from '../../../src/site/site.js';

/** A site with the script tag, for its actions, search and preview. */
export interface Shell {
  /** Current state. Documents add their pages after they have loaded. */
  readonly site: Site;
  readonly page: PageDocument | undefined;
  /** Page metadata read so far, by slug. */
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** Called after a page was rendered. */
  onShow: ((page: PageDocument) => void) | undefined;
  /** Opens a URL of this site, like a click. */
  go(href: string): void;
  /** Reads a page again after an error. */
  retry(): Promise<void>;
  /** Renders the open page and its chrome again after files changed. Pass `site` if docs.json changed. */
  renew(site?: Site): Promise<void>;
  /** Invalidates the metadata of these pages, or of all. */
  doubtHeads(slugs?: readonly string[]): void;
  /** Reads all API documents again. */
  renewDocuments(): Promise<void>;
  /** Reads API documents. Each document adds its entries to the sidebar. */
  readDocuments(files: readonly string[]): Promise<void>;
  /** Returns the API documents that can contain the page's operation. */
  documentsOf(page: PageDocument): readonly string[];
  /** Searches documents outside of docs.json for the open page's operation. */
  searchOtherDocuments(): Promise<void>;
  /** Sets the open page's title from the API document. */
  entitle(title: string): void;
}
