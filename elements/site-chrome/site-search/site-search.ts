import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {readOwn} from '../../../src/base/read-own.js';
import type {ChromeMessages} from '../../../src/messages/en.js';
import type {SearchCommand} from '../../../src/site/search/commands.js';
import type {HelpLink} from '../../../src/site/search/help-link.js';
import type {ResultKind} from '../../../src/site/search/kinds.js';
import {
  buildPalette,
  createAmbiguityTest,
  type PaletteGroup,
  type PaletteRow,
} from '../../../src/site/search/palette.js';
import {appendResults, MAX_PAGES, type SearchResult, type SearchResults} from '../../../src/site/search/results.js';
import {removeStopWords} from '../../../src/site/search/words.js';
import {announce} from '../../base/announce.js';
import {defineBelow} from '../../base/define-below.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {isComposing} from '../../base/is-composing.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import {DocsSearchEvent, SearchChooseEvent, SearchQueryEvent} from './events.js';
import {renderFilters} from './filters.js';
import {formatFoundCount, renderFooter, renderNote} from './notes.js';
import {renderResultIcon} from './pictures.js';
import {RecentSearches} from './recent.js';
import {type RowContext, renderGroupHeading, renderRowContent} from './rows.js';
import {styles} from './site-search.styles.js';

/**
 * Delay in milliseconds before screen readers announce the number of results. The next typed letter would interrupt an
 * earlier announcement.
 */
const ANNOUNCE_DELAY_MS = 400;
/** Time in milliseconds that the dialog shows a command's message before it closes. */
const OUTCOME_MS = 900;
/** Time in milliseconds after which shown rows keep their place. A reader cannot aim at one any sooner. */
const SETTLE_MS = 150;

/**
 * Search dialog: a field above rows, one for each page, operation, and command. Arrow keys move, Enter opens, Escape
 * closes.
 * @tag site-search
 * @fires site-search-query - The reader typed, or chose a kind.
 * @fires site-search-choose - The reader chose a result.
 */
export class SiteSearch extends LitElement {
  static override styles = [styles, visuallyHidden, ...getForcedColorSheets()];
  static override properties = {
    messages: {attribute: false},
    prompt: {},
    answer: {attribute: false},
    suggestions: {attribute: false},
    areas: {attribute: false},
    commands: {attribute: false},
    help: {attribute: false},
    kind: {state: true},
    most: {state: true},
    trailOf: {attribute: false},
    hrefOf: {attribute: false},
    recent: {state: true},
    visited: {state: true},
    query: {state: true},
    selected: {state: true},
    outcome: {state: true},
  };

  declare messages: ChromeMessages;
  declare prompt: string;
  /** Results. Undefined before the first search. */
  declare answer: SearchResults | undefined;
  /** Results that are visible before the reader types. */
  declare suggestions: readonly SearchResult[];
  /** First page of each section of the site. Shown if a query has no results. */
  declare areas: readonly SearchResult[];
  /** Commands, such as "Switch to dark mode". The dialog lists them after the pages. */
  declare commands: readonly SearchCommand[];
  /** Link of the author for help. Shown if a query has no results. */
  declare help: HelpLink | undefined;
  /** Kind that limits the results. Ignored if no result has it. */
  declare kind: ResultKind | undefined;
  /** Number of pages to list. Grows if the reader asks for more. */
  declare most: number;
  /** Returns a page's breadcrumbs: its tab and groups. */
  declare trailOf: (slug: string) => string;
  declare hrefOf: (slug: string, hash: string) => string;
  declare recent: readonly string[];
  declare visited: readonly SearchResult[];
  declare query: string;
  declare selected: number;
  /** Message of the chosen command. */
  declare outcome: string;
  /** Rows of the last update, under their headings. */
  #groups: readonly PaletteGroup[] = [];
  /** Whether the reader moved to a row. */
  #hasMoved = false;
  /** Time at which the first rows of the query appeared. Undefined before, and for a new query or kind. */
  #shownAt: number | undefined;
  #announcing: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.prompt = '';
    this.answer = undefined;
    this.suggestions = [];
    this.areas = [];
    this.commands = [];
    this.help = undefined;
    this.kind = undefined;
    this.most = MAX_PAGES;
    this.trailOf = () => '';
    this.hrefOf = () => '';
    this.recent = [];
    this.visited = [];
    this.query = '';
    this.selected = 0;
    this.outcome = '';
  }

  /** Opens the dialog synchronously, and selects the previous query. */
  show(): void {
    const {queries, pages} = this.#recent;
    this.recent = queries;
    this.visited = pages.filter(({slug}) => !this.#isOpen(slug));
    this.outcome = '';
    this.#shownAt = undefined;
    this.performUpdate();
    const dialog = this.#dialog;
    if (!dialog.open) dialog.showModal();
    this.#input.select();
    this.#input.focus();
  }

  close(): void {
    this.#dialog.close();
  }

  /** Continues a query that the reader typed before the dialog opened. */
  type(text: string): void {
    if (!text) return;
    this.search(text);
    this.performUpdate();
    this.#input.setSelectionRange(text.length, text.length);
  }

  /** Searches as if the reader had typed the query. */
  search(query: string): void {
    this.query = query;
    this.#startOver();
    if (!query.trim()) this.answer = undefined;
    const requested = new DocsSearchEvent(query);
    if (query.trim()) this.dispatchEvent(requested);
    if (requested.answer) void this.#take(query, requested.answer);
    else this.dispatchEvent(new SearchQueryEvent(query));
  }

  /** Forgets the rows of the query or kind before. */
  #startOver(): void {
    this.most = MAX_PAGES;
    this.selected = 0;
    this.#hasMoved = false;
    this.#shownAt = undefined;
  }

  /** Shows results of a script (`respondWith`). Discards them if the query changed meanwhile. */
  async #take(query: string, coming: Promise<unknown>): Promise<void> {
    const [results, {parseResults}] = await Promise.all([
      coming.catch((error: unknown) => console.error('docs-search:', error)),
      // Few sites have such a script.
      import('../../../src/site/search/foreign-results.js'),
    ]);
    if (this.query === query)
      this.answer = {results: parseResults(results, document.baseURI), words: removeStopWords(query)};
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther = changed.has('answer');
    if (isOther) this.#keepShown(changed.get('answer'));
    this.#groups = buildPalette(this);
    if (isOther && this.answer && this.#rows.length > 0) this.#shownAt ??= performance.now();
  }

  /** Keeps the rows that the reader already sees, and lists the others of a newer answer to the same query below. */
  #keepShown(shown: SearchResults | undefined): void {
    const {answer, selected, most} = this;
    if (!answer) return;
    if (shown && this.#shownAt !== undefined && (selected > 0 || performance.now() - this.#shownAt > SETTLE_MS)) {
      this.answer = appendResults(shown, answer, most);
      return;
    }
    // Until the index is complete, a word without a match may not be misspelled.
    if (answer.isPartial && answer.corrected !== undefined) this.answer = {results: [], words: [], isPartial: true};
    this.selected = 0;
  }

  override render() {
    const {messages} = this;
    return html`<dialog aria-label=${messages.search} @click=${this.#clickOutside}>
      <div class="bar">
        ${renderResultIcon('search')}
        <input type="search" role="combobox" aria-expanded="true" aria-controls="results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          aria-label=${messages.search} aria-activedescendant=${this.#rows[this.selected] ? `option-${this.selected}` : nothing} placeholder=${this.prompt || messages.searchPrompt} .value=${this.query} @input=${this.#read} @keydown=${this.#key} />
        <button class="close" type="button" @click=${this.close}><kbd>Esc</kbd><span class="cancel visually-hidden">${messages.searchCancel}</span></button>
      </div>
      ${renderFilters(this, messages, kind => this.#choose(kind))}
      <div class="results" id="results" role="listbox" aria-label=${messages.search}>${renderNote(this, messages)}${this.#list()}</div>
      <p class="visually-hidden" role="status"></p>
      ${renderFooter(this, messages)}
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    // A prerendered page defines only the elements that it contains.
    if (this.renderRoot.querySelector('docs-icon:not(:defined)')) defineBelow(this.renderRoot);
    const isOther = changed.has('query') || changed.has('answer') || changed.has('kind');
    if (!this.query.trim() || !this.answer || this.answer.isPartial || !isOther) return;
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(
      () => announce(this.#input, formatFoundCount(this, this.messages)),
      ANNOUNCE_DELAY_MS,
    );
  }

  #list() {
    let at = 0;
    const isAmbiguous = createAmbiguityTest(this.#groups, this.answer?.first);
    return this.#groups.map(({heading, rows}) => {
      const name = renderGroupHeading(heading, this.messages);
      return html`<div role="group" aria-label=${name || nothing}>
        ${name ? html`<div class="group" aria-hidden="true">${name}</div>` : nothing}
        ${rows.map(row => this.#row(row, at++, isAmbiguous))}
      </div>`;
    });
  }

  #row(row: PaletteRow, at: number, isAmbiguous: RowContext['isAmbiguous']) {
    const isSelected = at === this.selected;
    const context: RowContext = {
      messages: this.messages,
      marks: this.query.trim() ? (this.answer?.words ?? []) : [],
      trailOf: this.#trailOf,
      isAmbiguous,
      outcome: isSelected ? this.outcome : '',
    };
    const href = this.#hrefOf(row);
    const [id, selected] = [`option-${at}`, isSelected ? 'true' : 'false'];
    const [click, point] = [(event: MouseEvent) => this.#follow(event, row, at), () => this.#point(at)];
    return href === undefined
      ? html`<div role="option" id=${id} aria-selected=${selected} @click=${click} @pointermove=${point}>${renderRowContent(row, context)}</div>`
      : html`<a role="option" id=${id} tabindex="-1" href=${href} aria-selected=${selected} @click=${click} @pointermove=${point}>${renderRowContent(row, context)}</a>`;
  }

  #hrefOf(row: PaletteRow): string | undefined {
    if (row.kind === 'help') return row.link.href;
    if (row.kind !== 'result') return undefined;
    return row.result.href ?? this.hrefOf(row.result.slug, row.hit?.hash ?? '');
  }

  #isOpen(slug: string): boolean {
    const {pathname, hash} = new URL(this.hrefOf(slug, ''), document.baseURI);
    // With the hash router, a fragment of the page follows its slug.
    return pathname === location.pathname && (hash === '' || hash === /^#[^#?]*/.exec(location.hash)?.[0]);
  }

  get #recent(): RecentSearches {
    return new RecentSearches(new URL(this.hrefOf('index', ''), document.baseURI).href);
  }

  readonly #trailOf = ({slug, trail}: SearchResult): string => trail ?? this.trailOf(slug);

  #choose(kind: ResultKind | undefined): void {
    this.#startOver();
    this.kind = kind;
    // The site's index returned only some results. Ask again for more of this kind. A script returns all at once.
    if (this.answer?.counts) this.dispatchEvent(new SearchQueryEvent(this.query));
  }

  /** Lists more results. Keeps the selection near the new rows. */
  #listMore(): void {
    this.#hasMoved = true;
    this.most += MAX_PAGES;
    this.dispatchEvent(new SearchQueryEvent(this.query));
    this.#input.focus();
  }

  get #rows(): readonly PaletteRow[] {
    return this.#groups.flatMap(({rows}) => rows);
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  get #input(): HTMLInputElement {
    return this.renderRoot.querySelector('input') as HTMLInputElement;
  }

  #read(event: Event): void {
    this.search((event.target as HTMLInputElement).value);
  }

  #key(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const rows = this.#rows;
    const last = rows.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: this.selected === last ? 0 : this.selected + 1,
      ArrowUp: this.selected === 0 ? last : this.selected - 1,
      // Home and End move the cursor in the field, until the reader moves to a row.
      ...(this.#hasMoved && {Home: 0, End: last}),
    };
    const to = readOwn(steps, event.key);
    if (to !== undefined && rows.length > 0) {
      event.preventDefault();
      this.#hasMoved = true;
      this.selected = to;
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'}),
      );
    } else if (event.key === 'Tab' && !event.shiftKey) {
      this.#focusFilters(event);
    } else if (event.key === 'Escape') {
      // Otherwise WebKit clears the search field instead of closing the dialog.
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const row = rows[this.selected];
      if (row) this.#open(row);
    }
  }

  /** Moves the focus from the field to the filters, past the Close button. */
  #focusFilters(event: KeyboardEvent): void {
    const filter = this.renderRoot.querySelector<HTMLElement>('.filters [aria-pressed="true"]');
    if (!filter) return;
    event.preventDefault();
    filter.focus();
  }

  #point(index: number): void {
    if (this.selected !== index) this.selected = index;
  }

  /** Opens the clicked result. Leaves clicks with a modifier key or another mouse button to the browser. */
  #follow(event: MouseEvent, row: PaletteRow, at: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.selected = at;
    this.#open(row);
  }

  #open(row: PaletteRow): void {
    if (row.kind === 'query') {
      this.search(row.query);
      this.#input.focus();
      return;
    }
    if (row.kind === 'command') {
      this.#run(row.command);
      return;
    }
    if (row.kind === 'more') {
      this.#listMore();
      return;
    }
    if (row.kind === 'result') this.#recent.add(this.query, {...row.result, trail: this.#trailOf(row.result)});
    this.close();
    if (row.kind === 'help') location.assign(row.link.href);
    else if (row.result.href !== undefined) location.assign(row.result.href);
    else this.dispatchEvent(new SearchChooseEvent(row.result.slug, row.hit?.hash ?? ''));
  }

  /** Runs a command. If it returns a message, shows the message before the dialog closes. */
  #run(command: SearchCommand): void {
    const outcome = command.run();
    if (!outcome) this.close();
    void outcome?.then(text => {
      this.outcome = text;
      announce(this.#input, text);
      setTimeout(() => this.close(), OUTCOME_MS);
    });
  }

  #clickOutside(event: MouseEvent): void {
    if (event.target === this.#dialog) this.close();
  }
}
