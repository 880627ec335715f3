import type {Ports} from '../../base/ports.js';
import type {Config, ContextualOption} from '../../config/config.js';
import type {PageMetadata} from '../../markdown/frontmatter/page.js';
import type {RelatedPage} from '../../markdown/frontmatter/related-pages.js';
import type {ChromeMessages} from '../../messages/en.js';
import type {LanguageMessages} from '../../messages/language-messages.js';
import type {Entry, Navigation, PageLocation} from '../navigation/navigation.js';
import type {Repository} from './edit-url.js';
import type {EntryView} from './entry-view.js';

export type RememberEntry = (entry: Entry, build: (ports: Ports) => readonly EntryView[]) => readonly EntryView[];

/** Input for the page chrome: one object per page, which all parts share. */
export interface ChromeInput {
  readonly config: Config;
  readonly navigation: Navigation;
  readonly location: PageLocation;
  readonly messages: ChromeMessages;
  /** All messages of the page's language. Absent for English. */
  readonly spoken?: LanguageMessages | undefined;
  readonly page: ChromePage;
  /** Available page metadata by slug: titles, icons, and tags for the sidebar. */
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** If true, the sidebar contains only the names of groups without the current page, as links to their first page. */
  readonly isBrief?: boolean;
  /** Repository of the page's file, from git. */
  readonly repository?: Repository;
  readonly ports?: Ports | undefined;
  /** Returns the same sidebar entry as built for the previous page, to reuse it. */
  remember?: RememberEntry | undefined;
  pageHref(slug: string): string;
  /** Resolves a link that the author wrote. Undefined if its URL is not allowed. */
  href(written: string): {readonly href: string; readonly external: boolean} | undefined;
  asset(written: string): string | undefined;
}

export interface ChromePage {
  readonly slug: string;
  readonly metadata: PageMetadata;
  /** Path of the page's file, if it has one. */
  readonly file?: string;
  /** True for an operation, which has content even without a file. */
  readonly isOperation?: boolean;
  /** URL of the page's Markdown file. `address` is the absolute URL, if the site's URL is known. */
  readonly markdown?: {readonly href: string; readonly address?: string};
  /** The page's own action menu, which replaces that of docs.json. */
  readonly contextual?: readonly ContextualOption[];
  /** URL of the feed of the page's updates. */
  readonly feed?: string;
  /** Date of the last change, as a text that `Date` can parse. */
  readonly modified?: string;
  /** The edit link from the frontmatter, or `false` for none. */
  readonly editUrl?: string | false;
  readonly minutes: number;
  readonly related?: readonly RelatedPage[];
  readonly version?: string;
}
