import type {Ports} from '../../base/ports.js';
import type {Config, ContextualOption} from '../../config/config.js';
import type {PageMetadata} from '../../markdown/frontmatter/page.js';
import type {RelatedPage} from '../../markdown/frontmatter/related-pages.js';
import type {FrameMessages} from '../../messages/en.js';
import type {LanguageMessages} from '../../messages/language-messages.js';
import type {Entry, Navigation, PageLocation} from '../navigation/navigation.js';
import type {Repository} from './edit-url.js';
import type {EntryView} from './entry-view.js';

export type Remember = (entry: Entry, build: (ports: Ports) => readonly EntryView[]) => readonly EntryView[];

/** Input of the page chrome. One object per page, shared by all parts. */
export interface ChromeInput {
  readonly config: Config;
  readonly navigation: Navigation;
  readonly location: PageLocation;
  readonly messages: FrameMessages;
  /** All messages of the page's language, unless it is English. */
  readonly spoken?: LanguageMessages | undefined;
  readonly page: ChromePage;
  /** Known page metadata by slug: titles, icons and tags of the sidebar. */
  readonly pageMetadata: ReadonlyMap<string, PageMetadata>;
  /** Groups that the page is not in are only named in the sidebar, each with a link to its first page. */
  readonly isBrief?: boolean;
  /** Repository of the page's file, from git. */
  readonly repository?: Repository;
  readonly ports?: Ports | undefined;
  /** Returns an entry of the sidebar that was built for another page, on which it is the same. */
  remember?: Remember | undefined;
  /** Returns the address of a page. */
  pageHref(slug: string): string;
  /**
   * Returns the address for an author's link (a path of the site, another site); undefined when it must not become one.
   */
  href(written: string): {readonly href: string; readonly external: boolean} | undefined;
  asset(written: string): string | undefined;
}

export interface ChromePage {
  readonly slug: string;
  readonly metadata: PageMetadata;
  /** Path of the page's file, where it has one. */
  readonly file?: string;
  /** Set for an operation, which has content even without a file. */
  readonly isOperation?: boolean;
  /** Link to the page's Markdown file, and its full URL if the site's URL is known. */
  readonly markdown?: {readonly href: string; readonly address?: string};
  /** Its own menu of actions, instead of that of docs.json. */
  readonly contextual?: readonly ContextualOption[];
  /** Link to the feed of the page's updates. */
  readonly feed?: string;
  /** Date of the last change, in a form that `Date` parses. */
  readonly modified?: string;
  /** Override of the edit link in the frontmatter; `false` for no link. */
  readonly editUrl?: string | false;
  readonly minutes: number;
  /** Pages that its head calls related. */
  readonly related?: readonly RelatedPage[];
  /** The version that its head names. */
  readonly version?: string;
}
