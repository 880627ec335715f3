import {define} from '../../../elements/base/define.js';
import {SearchChooseEvent, SearchQueryEvent} from '../../../elements/site-chrome/site-search/events.js';
import {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {buildPageHref} from '../../../src/base/link.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {Source} from '../../../src/base/source.js';
import type {Binding} from '../../../src/components/bound-element.js';
import {showsOperation} from '../../../src/markdown/frontmatter/binding.js';
import {writeGeneratedPageText} from '../../../src/markdown/frontmatter/generated-page.js';
import {nameInLists, type PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {type ChromeMessages, en} from '../../../src/messages/en.js';
import {buildOwnBreadcrumbs, findOwnEntryLabel} from '../../../src/site/chrome/find-own-label.js';
import {listNamedDocuments} from '../../../src/site/navigation/api-documents.js';
import {getLabel, locatePage} from '../../../src/site/navigation/locate-page.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';
import {isHiddenEntry, readNodeSettings} from '../../../src/site/navigation/node-settings.js';
import {listPagesInOrder} from '../../../src/site/navigation/pages-in-order.js';
import {buildPageSections, findSearchedOperation} from '../../../src/site/operation-sections.js';
import {findFirstOfAreas, nameDistinctly} from '../../../src/site/search/areas.js';
import {SearchIndex} from '../../../src/site/search/search-index.js';
import type {SearchSection} from '../../../src/site/search/sections.js';
import {readSearchedPage} from '../../../src/site/searched-page.js';
import {findTitle} from '../../../src/site/site.js';
import type {SiteState} from '../boot/core.js';
import {readPageFile} from '../page/read-page-file.js';
import type {BrowserSite} from '../router/browser-site.js';
import {readVariant} from '../router/variant.js';
import {searchFromUrl} from './search-from-url.js';
import {showSearch} from './show-search.js';
// Import the whole module for its side effects: otherwise the bundler splits it, and pages without a search load two
// files.
import '../page/authored.js';

/**
 * Maximum number of pages whose text the search reads if the site has no index. Starts near the open page. The titles
 * of all pages are always searchable.
 */
const limit = 400;

let search:
  | {readonly element: SiteSearch; readonly fill: () => void; readonly hidesTab: boolean | undefined}
  | undefined;

/**
 * Opens the search dialog and returns it. The first call builds the index: titles at once, texts and operations while
 * the reader types.
 */
export function openSearchDialog(shell: BrowserSite, core: SiteState): SiteSearch {
  const {hidesTab} = shell.site;
  if (search && search.hidesTab !== hidesTab) {
    // Build the index again: hidden pages may have left the navigation.
    search.element.remove();
    search = undefined;
  }
  search ??= {...build(shell, core), hidesTab};
  showSearch(core.parts, search.element, core.messages.now?.frame ?? en);
  searchFromUrl(search.element);
  search.fill();
  return search.element;
}

function build(shell: BrowserSite, core: SiteState) {
  define('site-search', SiteSearch);
  const element = document.createElement('site-search') as SiteSearch;
  const slug = shell.page?.slug ?? shell.site.routes.home;
  const here = locatePage(shell.site.navigation, slug, readVariant(shell.site)).variant.id;
  const place = (of: string) => locatePage(shell.site.navigation, of, here);
  const pagesOfVariant = () =>
    listPagesInOrder(shell.site.navigation).filter(
      entry => !isHiddenEntry(shell.site.config, entry) && isCertain(entry) && place(entry.slug).variant.id === here,
    );
  const index = new SearchIndex();
  const pages = pagesOfVariant();
  const messages = core.messages.now?.frame ?? en;
  const titles = new Map<string, string>();
  const titleOf = (entry: PageEntry) => titles.get(entry.slug) ?? getKnownTitle(entry, shell, messages);
  const addTitles = (entries: readonly PageEntry[]) =>
    index.add(entries.map(each => buildTitleSection(each, titleOf(each))));
  addTitles(pages);
  const wayTo = (of: string) => buildOwnBreadcrumbs(place(of), messages);
  element.trailOf = wayTo;
  // Use the same label as the sidebar, but the title of an API instead of "Overview".
  const labelOfRow = (entry: PageEntry) =>
    entry.generated?.title ??
    nameInLists(shell.pageMetadata.get(entry.slug)) ??
    (entry.generated ? findOwnEntryLabel(entry, messages) : titleOf(entry));
  const rowsOf = (entries: readonly PageEntry[]) =>
    nameDistinctly(entries.map(entry => ({entry, label: labelOfRow(entry), title: titleOf(entry)}))).map(
      ({entry, name}) => ({
        slug: entry.slug,
        page: name,
        hits: [],
        ...readOperationName(entry),
        ...readIcon(shell.pageMetadata.get(entry.slug)),
      }),
    );
  const suggested = place(slug).section.entries.length ? pages.slice(0, 6) : [];
  const areas = findFirstOfAreas(pages, each => wayTo(each.slug));
  const offer = () => {
    element.suggestions = rowsOf(suggested);
    element.areas = rowsOf(areas);
  };
  offer();
  let loading = 0;
  const showResults = () => {
    const {query, kind, most} = element;
    element.answer = {...index.search(query, {kind, most}), isPartial: loading > 0};
  };
  /** Marks results as partial while texts load, then shows the final ones. */
  const during = async (work: Promise<unknown>) => {
    loading++;
    await work.finally(() => loading--);
    if (loading === 0) showResults();
  };
  const hrefOf = (of: string, hash: string) => buildPageHref({slug: of, hash}, shell.site.place);
  element.hrefOf = hrefOf;
  element.addEventListener('site-search-query', event => event instanceof SearchQueryEvent && showResults());
  element.addEventListener('site-search-choose', event => {
    if (event instanceof SearchChooseEvent) shell.go(hrefOf(event.slug, event.hash));
  });
  core.parts.site.append(element);
  const named = (of: string, title: string) => {
    titles.set(of, title);
    if ([...suggested, ...areas].some(each => each.slug === of)) offer();
  };
  const filling = {shell, core, index, showResults, named};
  const fillTexts = createFiller(pages, filling);
  const fill = () => {
    void during(fillTexts());
    for (const file of listNamedDocuments(shell.site.config).filter(each => !shell.site.indexes.has(each)))
      void during(
        shell.readDocuments([file]).then(() => {
          // Generated pages, without operations that the index has as pages of the author.
          const isMade = ({generated, slug}: PageEntry) => generated && !(generated.operation && index.has(slug));
          const made = pagesOfVariant().filter(isMade);
          addTitles(made);
          showResults();
          return createFiller(made, filling)();
        }),
      );
  };
  return {element, fill};
}

/** Returns whether an entry has its final URL and label. An operation has both only after its document has loaded. */
function isCertain({generated}: PageEntry): boolean {
  return !generated?.operation || generated.state === 'ready';
}

/** Returns the title of a page that has not loaded: from metadata, or else the sidebar's label. */
function getKnownTitle(entry: PageEntry, {pageMetadata}: BrowserSite, messages: ChromeMessages): string {
  const metadata = pageMetadata.get(entry.slug);
  return entry.generated?.title ?? metadata?.title ?? nameInLists(metadata) ?? findOwnEntryLabel(entry, messages);
}

/** Builds the search section of a page that has not loaded, from its title. For an operation, adds method and path. */
function buildTitleSection({slug, generated}: PageEntry, title: string): SearchSection {
  const {operation, address = ''} = generated ?? {};
  const {method, path} = operation ?? {};
  const name = operation && `${method} ${path} ${address}`.trim();
  return {id: slug, slug, hash: '', page: title, heading: '', text: '', ...omitUndefined({name, method, path})};
}

function readOperationName({generated}: PageEntry) {
  return omitUndefined({method: generated?.operation?.method, path: generated?.operation?.path});
}

function readIcon(metadata: PageMetadata | undefined) {
  return omitUndefined({icon: metadata?.icon, iconType: metadata?.iconType});
}

interface Filling {
  readonly shell: BrowserSite;
  readonly core: SiteState;
  readonly index: SearchIndex;
  /** Searches again for the current query. */
  showResults(): void;
  /** Called with a page's title, after its text has loaded. */
  named(slug: string, title: string): void;
}

/**
 * Returns a function that reads pages, four at a time, and adds them to the index. Calling it again continues where a
 * click interrupted it.
 */
function createFiller(pages: readonly PageEntry[], filling: Filling): () => Promise<unknown> {
  const {index, showResults, named} = filling;
  let next = 0;
  let isRunning = false;
  const worker = async () => {
    while (next < Math.min(pages.length, limit)) {
      const entry = pages[next++] as PageEntry;
      const sections = await readSections(entry, filling);
      const [first] = sections ?? [];
      if (first) named(entry.slug, first.page);
      if (sections?.length === 0) index.remove(entry.slug);
      else index.add(sections ?? []);
      showResults();
      // Let key presses run first: adding a page to the index blocks the thread.
      await new Promise(done => setTimeout(done));
    }
  };
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await Promise.all(Array.from({length: 4}, worker)).finally(() => {
      isRunning = false;
    });
  };
}

/**
 * Returns the search sections of a page. Empty if its frontmatter excludes it from the search. Undefined if it does not
 * exist.
 */
async function readSections(entry: PageEntry, {shell, core}: Filling): Promise<readonly SearchSection[] | undefined> {
  const {slug, generated, path} = entry;
  const source = await readSource(entry, {shell, core});
  const naming = {label: getLabel(entry), titleOf: (binding: Binding) => readDocumentTitle(slug, binding, shell)};
  const page = source && (await readSearchedPage(slug, source, naming, core));
  if (!page) return source && [];
  const {binding} = page.metadata;
  const words = showsOperation(binding) ? await loadOperationText(slug, binding, {shell, core}) : undefined;
  if (generated?.operation && !words) return undefined;
  const boost = page.metadata.boost ?? readNodeSettings(shell.site.config, path).boost;
  return buildPageSections(
    {...page, metadata: {...page.metadata, ...omitUndefined({boost})}, operation: generated?.operation},
    generated && !generated.isChangelog ? undefined : page.nodes,
    words,
  );
}

/** Returns the searchable text of a page. The build computes the same. */
async function readSource(
  {slug, generated}: PageEntry,
  {shell, core}: Pick<Filling, 'shell' | 'core'>,
): Promise<Source | undefined> {
  const [document] = generated?.documents ?? [];
  if (generated?.isChangelog && document !== undefined) {
    const {generateChangelog} = await import('../page/changelog.js');
    return {file: '', text: await generateChangelog(document, shell, core.early.options.root)};
  }
  if (generated) return {file: '', text: writeGeneratedPageText(generated)};
  const found = await readPageFile(slug, core);
  return found && found !== 'absent' ? {file: found.path, text: found.text} : undefined;
}

/** Returns the title of the operation that a page shows. Loads its API document if necessary. */
async function readDocumentTitle(slug: string, binding: Binding, shell: BrowserSite): Promise<string | undefined> {
  for (;;) {
    const {title, unread} = findTitle(shell.site, slug, binding);
    if (unread === undefined) return title;
    await shell.readDocuments([unread]);
  }
}

async function loadOperationText(slug: string, binding: Binding, {shell, core}: Pick<Filling, 'shell' | 'core'>) {
  const {openSharedReader} = await import('../../../elements/api-reference/documents/shared-reader.js');
  return findSearchedOperation(slug, binding, shell.site, document =>
    openSharedReader(document, core.early.options.root),
  );
}
