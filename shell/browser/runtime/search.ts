import {define} from '../../../elements/register.js';
import {SearchChooseEvent, SearchQueryEvent, SiteSearch} from '../../../elements/site-search/site-search.js';
import {isFile} from '../../../src/base/files.js';
import {given} from '../../../src/base/given.js';
import {ownEntryLabel, ownTrail} from '../../../src/frame/own-label.js';
import {en} from '../../../src/messages/en.js';
import {namedDocuments} from '../../../src/navigation/api-documents.js';
import {labelOf, locate} from '../../../src/navigation/locate.js';
import type {PageEntry} from '../../../src/navigation/navigation.js';
import {isHiddenEntry, nodeSettings} from '../../../src/navigation/node-settings.js';
import {type Binding, showsOperation} from '../../../src/page/binding.js';
import {pageHref} from '../../../src/routes/link.js';
import {pageFileCandidates} from '../../../src/routes/page-files.js';
import {areaOf, firstOfAreas} from '../../../src/search/areas.js';
import {SearchIndex} from '../../../src/search/search-index.js';
import type {SearchSection} from '../../../src/search/sections.js';
import {pageSections, searchedOperation} from '../../../src/site/operation-sections.js';
import {readSearchedPage} from '../../../src/site/searched-page.js';
// What knows components is in the file that draws them. Imported whole, it stays one file for pages that only draw.
import './authored.js';
import type {Core} from '../boot/core.js';
import {askFromAddress} from './search-address.js';
import type {SiteShell} from './site-shell.js';
import {readVariant} from './variant.js';

/** Texts that the search reads of a site that has no index, nearest to the reader first. Titles of all pages are known anyway. */
const most = 400;

let search: {readonly element: SiteSearch; readonly fill: () => void} | undefined;

/**
 * Opens the search dialog. The first time it makes the index: titles at once, texts and the operations of API documents
 * while the reader types.
 */
export function openSearch(shell: SiteShell, core: Core): void {
  search ??= build(shell, core);
  search.element.words = core.words.now?.frame ?? en;
  search.element.show();
  askFromAddress(search.element);
  search.fill();
}

function build(shell: SiteShell, core: Core) {
  define('site-search', SiteSearch);
  const element = document.createElement('site-search') as SiteSearch;
  element.prompt = shell.site.config.search.prompt ?? '';
  const slug = shell.page?.slug ?? shell.site.routes.home;
  const here = locate(shell.site.navigation, slug, readVariant(shell.site)).variant.id;
  const place = (of: string) => locate(shell.site.navigation, of, here);
  const pagesOfVariant = () =>
    [...shell.site.navigation.entries.values()].filter(
      entry => !isHiddenEntry(shell.site.config, entry) && isCertain(entry) && place(entry.slug).variant.id === here,
    );
  const index = new SearchIndex();
  const pages = pagesOfVariant();
  index.add(pages.map(titleOnly));
  const words = core.words.now?.frame ?? en;
  const wayTo = (of: string) => ownTrail(place(of), words);
  element.trailOf = wayTo;
  const rowOf = (entry: PageEntry) => ({
    slug: entry.slug,
    page: ownEntryLabel(entry, words),
    hits: [{hash: '', heading: '', excerpt: ''}],
  });
  element.suggestions = place(slug).section.entries.length ? pages.slice(0, 6).map(rowOf) : [];
  element.areas = firstOfAreas(pages, each => wayTo(each.slug)).map(rowOf);
  const answer = () => {
    element.answer = index.search(element.query, {areaOf: of => areaOf(wayTo(of)), area: element.area});
  };
  const hrefOf = (of: string, hash: string) => pageHref({slug: of, hash}, shell.site.place);
  element.hrefOf = hrefOf;
  element.addEventListener('site-search-query', event => event instanceof SearchQueryEvent && answer());
  element.addEventListener('site-search-choose', event => {
    if (event instanceof SearchChooseEvent) shell.go(hrefOf(event.slug, event.hash));
  });
  core.parts.site.append(element);
  const filling = {shell, core, index, answer};
  const fillTexts = filler(
    pages.filter(({generated}) => !generated || generated.operation),
    filling,
  );
  const fill = () => {
    fillTexts();
    for (const file of namedDocuments(shell.site.config).filter(each => !shell.site.indexes.has(each)))
      void shell.readDocuments([file]).then(() => {
        const made = pagesOfVariant().filter(({generated, slug}) => generated && !index.has(slug));
        index.add(made.map(titleOnly));
        answer();
        filler(made, filling)();
      });
  };
  return {element, fill};
}

/** It has its last address and label: an operation has both when its document is read. */
function isCertain({generated}: PageEntry): boolean {
  return !generated?.operation || generated.state === 'ready';
}

/** What is known of a page without its text. An operation is found by its method and path too. */
function titleOnly(entry: PageEntry) {
  const {operation, address = ''} = entry.generated ?? {};
  const {method, path} = operation ?? {};
  const name = operation && `${method} ${path} ${address}`.trim();
  return {
    id: entry.slug,
    slug: entry.slug,
    hash: '',
    page: labelOf(entry),
    heading: '',
    text: '',
    ...given({name, method}),
  };
}

interface Filling {
  readonly shell: SiteShell;
  readonly core: Core;
  readonly index: SearchIndex;
  /** Asks again what the reader has asked. */
  answer(): void;
}

/** Reads pages four at a time and adds them as they come; a second call goes on where the first stopped. */
function filler(pages: readonly PageEntry[], filling: Filling): () => void {
  const {index, answer} = filling;
  let next = 0;
  let isRunning = false;
  const worker = async () => {
    while (next < Math.min(pages.length, most)) {
      const entry = pages[next++] as PageEntry;
      const sections = entry.generated ? await readOperation(entry, filling) : await readText(entry, filling);
      if (sections?.length === 0) index.remove(entry.slug);
      else index.add(sections ?? []);
      answer();
      // Typing comes first.
      await new Promise(done => setTimeout(done));
    }
  };
  return () => {
    if (isRunning) return;
    isRunning = true;
    void Promise.all(Array.from({length: 4}, worker)).finally(() => {
      isRunning = false;
    });
  };
}

/** The sections of a page with a file: none if it is not to be found, `undefined` if it is not there. */
async function readText(entry: PageEntry, {shell, core}: Filling): Promise<readonly SearchSection[] | undefined> {
  for (const path of pageFileCandidates(entry.slug, core.extensions.of(entry.slug))) {
    const result = await core.files.read(path);
    if (!isFile(result)) continue;
    const page = await readSearchedPage(entry.slug, {file: path, text: result.text}, labelOf(entry), core);
    if (!page) return [];
    const {binding} = page.head;
    const words = showsOperation(binding) ? await wordsOf(entry.slug, binding, {shell, core}) : undefined;
    const boost = page.head.boost ?? nodeSettings(shell.site.config, entry.path).boost;
    return pageSections({...page, head: {...page.head, ...given({boost})}}, page.nodes, words);
  }
  return undefined;
}

async function readOperation(
  {slug, generated, ...entry}: PageEntry,
  {shell, core}: Filling,
): Promise<readonly SearchSection[] | undefined> {
  const {method, path: target} = generated?.operation ?? {};
  if (!method || !target) return undefined;
  const [document] = generated?.documents ?? [];
  const words = await wordsOf(slug, {kind: 'operation', method, target, ...given({document})}, {shell, core});
  if (!words) return undefined;
  const title = labelOf({slug, ...given({generated}), ...entry});
  return pageSections(
    {
      slug,
      title,
      head: {method, target, keywords: [], ...given({boost: nodeSettings(shell.site.config, entry.path).boost})},
    },
    undefined,
    words,
  );
}

async function wordsOf(slug: string, binding: Binding, {shell, core}: Pick<Filling, 'shell' | 'core'>) {
  const {readerOf} = await import('../../../elements/openapi-endpoint/reader-of.js');
  return searchedOperation(slug, binding, shell.site, document => readerOf(document, core.early.options.root));
}
