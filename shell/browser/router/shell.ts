import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import type {Site} from '../../../src/site/site.js';

/** A site that is rendered in the browser, as its buttons, its search and its preview use it. */
export interface Shell {
  /** As it is now: documents that are read add their pages. */
  readonly site: Site;
  readonly page: PageDocument | undefined;
  /** Metadata of pages, as far as it is known. */
  readonly heads: ReadonlyMap<string, PageMetadata>;
  /** Called after a page was drawn. */
  onShow: ((page: PageDocument) => void) | undefined;
  /** Goes to an address of this site as a click does. */
  go(href: string): void;
  /** Asks again for a page that could not be read. */
  retry(): Promise<void>;
  /** Draws the open page anew, and the chrome, after files have changed; `site` when docs.json is one of them. */
  renew(site?: Site): Promise<void>;
  /** The metadata of pages is read again; of all pages that are known, where none are named. */
  doubtHeads(slugs?: readonly string[]): void;
  /** Reads the documents again that were read. */
  renewDocuments(): Promise<void>;
  /** Reads documents whose pages are wanted; each draws its entries when it is there. */
  readDocuments(files: readonly string[]): Promise<void>;
  /** The documents in which what the page is bound to may be. */
  documentsOf(page: PageDocument): readonly string[];
  /** What the open page is bound to is in none of the documents that docs.json names: others may have it. */
  lookFurther(): Promise<void>;
  /** The page has got the title that its document gives it. */
  entitle(title: string): void;
}
