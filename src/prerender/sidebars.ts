import type {ChromeViews} from '../site/chrome/build-chrome.js';
import type {RememberEntry} from '../site/chrome/chrome.js';
import type {EntryView} from '../site/chrome/entry-view.js';
import type {addDocumentTitles} from '../site/document-titles.js';
import {isLongSection} from '../site/navigation/build-page-index.js';
import type {Entry, PageLocation, Section} from '../site/navigation/navigation.js';
import type {PageDocument} from '../site/page/open-page.js';
import {buildChromePage, buildSiteChrome} from '../site/site.js';
import type {PagePorts} from './page-ports.js';
import type {PlacedSite} from './placed-site.js';

interface BuiltEntry {
  readonly views: readonly EntryView[];
  readonly icons: ReadonlySet<string>;
}

/**
 * Builds the sidebars of pages. Builds an entry once for all pages at the same depth, unless it is on the path to the
 * open page.
 */
export class Sidebars {
  readonly #pageMetadata: ReturnType<typeof addDocumentTitles>;
  readonly #portsAt: (base: string) => PagePorts;
  /** Entries built so far, by path to the root and language. */
  readonly #built = new Map<string, Map<Entry, BuiltEntry>>();
  readonly #brief = new Map<Section, boolean>();

  constructor(pageMetadata: ReturnType<typeof addDocumentTitles>, portsAt: (base: string) => PagePorts) {
    this.#pageMetadata = pageMetadata;
    this.#portsAt = portsAt;
  }

  build(site: PlacedSite, located: PageLocation, page: PageDocument): ChromeViews {
    const place = `${site.place.base} ${site.place.messages?.frame.locale}`;
    const known = this.#built.get(place) ?? new Map<Entry, BuiltEntry>();
    this.#built.set(place, known);
    const remember: RememberEntry = (entry, build) => {
      let built = known.get(entry);
      if (!built) {
        const {icons, ports} = this.#portsAt(site.place.base);
        built = {views: build(ports), icons};
        known.set(entry, built);
      }
      for (const icon of built.icons) site.drawn.icons.add(icon);
      return built.views;
    };
    return buildSiteChrome(site, buildChromePage(page), located, this.#pageMetadata, this.isBrief(located), remember);
  }

  /**
   * Returns whether the sidebar omits the entries of groups without the current page. With all entries, the size of a
   * long section would grow with the square of its pages.
   */
  isBrief({section}: PageLocation): boolean {
    let brief = this.#brief.get(section);
    brief ??= isLongSection(section);
    this.#brief.set(section, brief);
    return brief;
  }
}
