import type {Html} from '../../../src/base/html.js';
import type {TreeCache} from '../../../src/markdown/resolve/resolve-page.js';
import type {AuthoredRenderer} from '../../../src/site/page/authored.js';
import type {PageDocument, PageOptions, PageResult} from '../../../src/site/page/open-page.js';
import type {PageStart} from '../../../src/site/page-start.js';
import type {Extensions} from './extensions.js';
import type {fetchFiles} from './fetch-files.js';
import type {PageMessages} from './page-messages.js';
import type {PreloadedRequests} from './preload.js';
import type {SiteRegions} from './skeleton.js';

/** State of a site with the script tag: created before the first paint, and used by the page chrome afterwards. */
export interface SiteState {
  readonly early: PreloadedRequests;
  readonly files: ReturnType<typeof fetchFiles>;
  readonly parts: SiteRegions;
  readonly first: PageStart;
  readonly extensions: Extensions;
  readonly messages: PageMessages;
  readonly snippets: TreeCache;
  /** Page that rendered before the page chrome loaded. Undefined if the chrome renders the first page. */
  readonly shown?: PageDocument;
  /** `of` returns the API documents that can contain a page's operation. Set after the navigation has loaded. */
  readonly documents: {of?: PageOptions['documents']};
  authored(): Promise<AuthoredRenderer>;
  open(slug: string, signal?: AbortSignal): Promise<PageResult>;
  /** Renders Markdown that is in no file, such as the 404 page. */
  build(slug: string, text: string): Promise<PageResult>;
  /** The author's `<RequestExample>` and `<ResponseExample>` on the page that is visible now. */
  readonly painted: {written?: PageDocument['written']};
  paint(page: PaintedSite): void;
  /** Replaces an element's content. With the same `key` as before, `lectern dev` changes only the nodes that differ. */
  readonly put: (element: Element, html: Html, key: string) => void;
}

export type PaintedSite = Pick<
  PageDocument,
  'top' | 'content' | 'outline' | 'metadata' | 'written' | 'ids' | 'hasSide'
> & {
  readonly slug: string;
  readonly file: string;
};
