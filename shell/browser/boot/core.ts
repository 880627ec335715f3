import type {Html} from '../../../src/base/html.js';
import type {TreeCache} from '../../../src/markdown/resolve/resolve-page.js';
import type {Authored} from '../../../src/site/page/authored.js';
import type {PageDocument, PageOptions, PageResult} from '../../../src/site/page/open-page.js';
import type {PageStart} from '../../../src/site/page-start.js';
import type {Extensions} from './extensions.js';
import type {fetchFiles} from './fetch-files.js';
import type {PageMessages} from './page-messages.js';
import type {Preloads} from './preload.js';
import type {SiteRegions} from './skeleton.js';

/** State that the page chrome uses after the first paint. */
export interface Core {
  readonly early: Preloads;
  readonly files: ReturnType<typeof fetchFiles>;
  readonly parts: SiteRegions;
  readonly first: PageStart;
  readonly extensions: Extensions;
  readonly messages: PageMessages;
  /** Snippets that pages have loaded. */
  readonly snippets: TreeCache;
  /** The page that is already visible. */
  readonly shown?: PageDocument;
  /** Returns candidate documents after the navigation has loaded. */
  readonly documents: {of?: PageOptions['documents']};
  authored(): Promise<Authored>;
  open(slug: string, unlisted: boolean, signal?: AbortSignal): Promise<PageResult>;
  /** Returns the page of a text that is not in a file. */
  build(slug: string, text: string): Promise<PageResult>;
  /** Examples of the visible page. */
  readonly painted: {written?: PageDocument['written']};
  paint(page: Painted): void;
  /** Renders markup. `key` identifies the content. The preview patches equal content in place. */
  readonly put: (element: Element, html: Html, key: string) => void;
}

export type Painted = Pick<PageDocument, 'top' | 'content' | 'outline' | 'metadata' | 'written' | 'ids' | 'hasSide'> & {
  readonly slug: string;
  readonly file: string;
};
