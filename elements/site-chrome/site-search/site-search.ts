import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {readOwn} from '../../../src/base/read-own.js';
import {fill} from '../../../src/base/words.js';
import {methodTone} from '../../../src/components/method-tone.js';
import type {Words} from '../../../src/messages/en.js';
import {plural} from '../../../src/messages/plural.js';
import {areaOf, areasOf} from '../../../src/site/search/areas.js';
import {markWords} from '../../../src/site/search/excerpt.js';
import {parseResults} from '../../../src/site/search/foreign-results.js';
import type {SearchAnswer, SearchHit, SearchResult} from '../../../src/site/search/results.js';
import {announce} from '../../base/announce.js';
import {forcedColors} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import {filters} from './filters.js';
import {recentSearches, rememberSearch} from './recent-searches.js';
import {styles} from './site-search.styles.js';

/** Milliseconds after the last letter or result until their number is read out: sooner, it would be cut off by the next. */
const typingPause = 400;

/** The reader chose a result. */
export class SearchChooseEvent extends Event {
  readonly slug: string;
  readonly hash: string;

  constructor(slug: string, hash: string) {
    super('site-search-choose');
    this.slug = slug;
    this.hash = hash;
  }
}

/** The reader typed or chose an area, which `area` of the element says; whoever owns the index sets `answer`. */
export class SearchQueryEvent extends Event {
  readonly query: string;

  constructor(query: string) {
    super('site-search-query');
    this.query = query;
  }
}

/**
 * What readers search for, for scripts of the host page: whoever calls `respondWith` answers in the place of our index, with
 * results of an endpoint of their own.
 * @event docs-search
 */
export class DocsSearchEvent extends Event {
  readonly query: string;
  answer: Promise<unknown> | undefined;

  constructor(query: string) {
    super('docs-search', {bubbles: true, composed: true});
    this.query = query;
  }

  respondWith(answer: unknown): void {
    this.answer ??= Promise.resolve(answer);
  }
}

/** A row of the list: it leads to a place, or brings an earlier query back. */
type Option =
  | {readonly kind: 'hit'; readonly page: SearchResult; readonly hit: SearchHit}
  | {readonly kind: 'query'; readonly query: string; readonly isMeant?: boolean};

/**
 * The search dialog: a field over results grouped by page, which are links. Arrows move, Enter opens, Escape closes.
 * @tag site-search
 * @fires site-search-query - The reader typed.
 * @fires site-search-choose - The reader chose a result.
 */
export class SiteSearch extends LitElement {
  static override styles = [styles, visuallyHidden, ...forcedColors()];
  static override properties = {
    words: {attribute: false},
    prompt: {},
    answer: {attribute: false},
    suggestions: {attribute: false},
    areas: {attribute: false},
    area: {state: true},
    trailOf: {attribute: false},
    hrefOf: {attribute: false},
    recent: {state: true},
    query: {state: true},
    selected: {state: true},
  };

  declare words: Words;
  declare prompt: string;
  /** What was found; `undefined` until something was. */
  declare answer: SearchAnswer | undefined;
  /** Shown while nothing is typed. */
  declare suggestions: readonly SearchResult[];
  /** The first pages of the areas of the site, shown where nothing is found. */
  declare areas: readonly SearchResult[];
  /** Results of this area alone are wanted, where there are any; `''` wants all. */
  declare area: string;
  /** The way to a page: tab and groups. */
  declare trailOf: (slug: string) => string;
  declare hrefOf: (slug: string, hash: string) => string;
  declare recent: readonly string[];
  declare query: string;
  declare selected: number;
  /** The reader has chosen a row: later answers leave it alone. */
  #hasMoved = false;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.prompt = '';
    this.answer = undefined;
    this.suggestions = [];
    this.areas = [];
    this.area = '';
    this.trailOf = () => '';
    this.hrefOf = () => '';
    this.recent = [];
    this.query = '';
    this.selected = 0;
  }

  /** Opens the dialog with the last query selected, in the same frame. */
  show(): void {
    this.recent = recentSearches();
    this.performUpdate();
    const dialog = this.#dialog;
    if (!dialog.open) dialog.showModal();
    this.#input.select();
    this.#input.focus();
  }

  close(): void {
    this.#dialog.close();
  }

  /** Asks for something, as if the reader had typed it. */
  ask(query: string): void {
    this.query = query;
    this.selected = 0;
    this.#hasMoved = false;
    if (!query.trim()) this.answer = undefined;
    const asked = new DocsSearchEvent(query);
    if (query.trim()) this.dispatchEvent(asked);
    if (asked.answer) void this.#take(query, asked.answer);
    else this.dispatchEvent(new SearchQueryEvent(query));
  }

  /** The answer of a script, unless the reader has gone on typing. */
  async #take(query: string, coming: Promise<unknown>): Promise<void> {
    const results = await coming.catch((error: unknown) => console.error('docs-search:', error));
    if (this.query === query) this.answer = parseResults(results, query, document.baseURI);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('area') && (!changed.has('answer') || this.#hasMoved)) return;
    // The best hit of the first page may stand below the page itself.
    const best = this.#results[0]?.hits[0];
    const at = this.#options.findIndex(option => option.kind === 'hit' && option.hit === best);
    this.selected = Math.max(0, at);
  }

  override render() {
    const {words} = this;
    const options = this.#options;
    return html`<dialog aria-label=${words.search} @click=${this.#clickOutside}>
      <div class="bar">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${looking} /></svg>
        <input type="search" role="combobox" aria-expanded="true" aria-controls="results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          aria-label=${words.search} aria-activedescendant=${options[this.selected] ? `option-${this.selected}` : nothing} placeholder=${this.prompt || words.searchPrompt} .value=${this.query} @input=${this.#type} @keydown=${this.#key} />
        <button class="close" type="button" aria-label=${`Esc ${words.searchClose}`} @click=${this.close}>Esc</button>
      </div>
      ${filters(this.#areasFound, this.#area, words, area => this.#choose(area))}
      <div class="results" id="results" role="listbox" aria-label=${words.search}>${this.#note()}${this.#list(options)}</div>
      <p class="visually-hidden" role="status"></p>
      <div class="keys"><span><kbd>↑</kbd> <kbd>↓</kbd> ${words.searchNavigate}</span><span><kbd>↵</kbd> ${words.searchOpen}</span></div>
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const isOther = changed.has('query') || changed.has('answer') || changed.has('area');
    if (!this.query.trim() || !this.answer || !isOther) return;
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => announce(this.#input, this.#found), typingPause);
  }

  /** How much there is to choose from, for those who do not see the list. */
  get #found(): string {
    const {words, query, answer} = this;
    const count = this.#results.reduce((sum, {hits}) => sum + hits.length, 0);
    if (count === 0) {
      const meant = answer?.nearest === undefined ? '' : `. ${fill(words.searchMeant, {query: answer.nearest})}`;
      return fill(words.searchEmpty, {query}) + meant;
    }
    const found = plural(words.searchCount, count, words.locale);
    return answer?.corrected === undefined
      ? found
      : `${fill(words.searchSimilar, {query: answer.corrected})}: ${found}`;
  }

  /** What stands above the rows: that there are none, what to do, or that words were taken for others. */
  #note() {
    const {words, query, answer} = this;
    if (!query.trim())
      return this.#options.length > 0
        ? nothing
        : html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${words.searchStart}</p>`;
    if (!answer) return nothing;
    if (answer.results.length === 0)
      return html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${withQuery(words.searchEmpty, query)}</p>`;
    if (answer.corrected === undefined) return nothing;
    return html`<p class="note" role="presentation">${withQuery(words.searchSimilar, answer.corrected)}</p>`;
  }

  #list(options: readonly Option[]) {
    const groups = new Map<SearchResult | string, {readonly option: Option; readonly at: number}[]>();
    const {searchRecent, searchMeant} = this.words;
    for (const [at, option] of options.entries()) {
      const ofQuery =
        option.kind === 'query' && option.isMeant ? fill(searchMeant, {query: option.query}) : searchRecent;
      const key = option.kind === 'hit' ? option.page : ofQuery;
      groups.set(key, [...(groups.get(key) ?? []), {option, at}]);
    }
    return [...groups].map(([key, rows]) => {
      const page = typeof key === 'string' ? undefined : key;
      const label = page ? page.page : key;
      const isLed = rows.some(({option}) => (option.kind === 'hit' ? isPage(option.hit) : option.isMeant));
      return html`<div role="group" aria-label=${label}>
        ${isLed ? nothing : html`<div class="page" aria-hidden="true">${page ? this.#title(page) : label}</div>`}
        ${rows.map(({option, at}) => this.#row(option, at))}
      </div>`;
    });
  }

  #row(option: Option, at: number) {
    const isSelected = at === this.selected ? 'true' : 'false';
    if (option.kind === 'query')
      return html`<div role="option" id="option-${at}" aria-selected=${isSelected} @click=${() => this.#open(option)} @pointermove=${() => this.#point(at)}>
        <span class="recent"><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${option.isMeant ? looking : 'M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16'} /></svg><span>${option.isMeant ? withQuery(this.words.searchMeant, option.query) : option.query}</span></span></div>`;
    const {page, hit} = option;
    return html`<a role="option" id="option-${at}" tabindex="-1" href=${page.href ?? this.hrefOf(page.slug, hit.hash)} class=${isPage(hit) ? 'whole' : 'part'} aria-selected=${isSelected} @click=${(event: MouseEvent) => this.#follow(event, option)} @pointermove=${() => this.#point(at)}>
      ${isPage(hit) ? html`<span class="title">${this.#title(page)}</span>` : html`<span class="heading ${hit.place === undefined ? '' : 'place'}">${this.#marked(hit.place ?? hit.heading)}</span>`}${hit.excerpt ? html`<span class="excerpt">${this.#marked(hit.excerpt)}</span>` : nothing}
    </a>`;
  }

  #title(result: SearchResult) {
    const {page, method} = result;
    const trail = this.#trailOf(result);
    return html`${method === undefined ? nothing : html`<span class="method method-${methodTone(method)}">${method}</span>`}<span class="heading">${this.#marked(page)}</span>${trail ? html`<span class="trail">${trail}</span>` : nothing}`;
  }

  #marked(text: string) {
    const words = this.query.trim() ? (this.answer?.words ?? []) : [];
    return markWords(text, words).map(piece => (piece.isHit ? html`<mark>${piece.text}</mark>` : piece.text));
  }

  /** The area that results are shown of: the chosen one, as long as some are in it. */
  get #area(): string {
    return this.#areasFound.includes(this.area) ? this.area : '';
  }

  get #areasFound(): readonly string[] {
    return this.answer?.areas ?? areasOf(this.answer?.results ?? [], this.#trailOf);
  }

  get #results(): readonly SearchResult[] {
    const all = this.answer?.results ?? [];
    const area = this.#area;
    return area ? all.filter(result => areaOf(this.#trailOf(result)) === area) : all;
  }

  readonly #trailOf = ({slug, trail}: SearchResult): string => trail ?? this.trailOf(slug);

  #choose(area: string): void {
    this.#hasMoved = false;
    this.area = area;
    // What is not shown may be in this one, too. An answer of a script is whole.
    if (this.answer?.areas) this.dispatchEvent(new SearchQueryEvent(this.query));
  }

  /** The rows as they are shown: of each page itself first, then its parts. */
  get #options(): readonly Option[] {
    const isAsked = this.query.trim() !== '';
    const found = isAsked ? this.#results : [];
    const isEmpty = isAsked && found.length === 0;
    const instead = isEmpty && this.areas.length > 1 ? this.areas : this.suggestions;
    const shown = isAsked && !isEmpty ? found : instead;
    const recent = isAsked ? [] : this.recent.map(query => ({kind: 'query' as const, query}));
    if (isAsked && !this.answer) return [];
    const nearest = isEmpty ? this.answer?.nearest : undefined;
    return [
      ...recent,
      ...(nearest === undefined ? [] : [{kind: 'query' as const, query: nearest, isMeant: true}]),
      ...shown.flatMap(page => {
        const hits = [...page.hits.filter(isPage), ...page.hits.filter(hit => !isPage(hit))];
        return hits.map(hit => ({kind: 'hit' as const, page, hit}));
      }),
    ];
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  get #input(): HTMLInputElement {
    return this.renderRoot.querySelector('input') as HTMLInputElement;
  }

  #type(event: Event): void {
    this.ask((event.target as HTMLInputElement).value);
  }

  #key(event: KeyboardEvent): void {
    const options = this.#options;
    const last = options.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: this.selected === last ? 0 : this.selected + 1,
      ArrowUp: this.selected === 0 ? last : this.selected - 1,
      // In the field they move the cursor, until the reader has gone to the list.
      ...(this.#hasMoved && {Home: 0, End: last}),
    };
    const to = readOwn(steps, event.key);
    if (to !== undefined && options.length > 0) {
      event.preventDefault();
      this.#hasMoved = true;
      this.selected = to;
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'}),
      );
    } else if (event.key === 'Escape') {
      // WebKit empties a search field in place of closing the dialog around it.
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[this.selected];
      if (option) this.#open(option);
    }
  }

  #point(index: number): void {
    if (this.selected !== index) this.selected = index;
  }

  /** A click with a key, or with another button, is the browser's: it opens a tab, or a menu. */
  #follow(event: MouseEvent, option: Option): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#open(option);
  }

  #open(option: Option): void {
    if (option.kind === 'query') {
      this.ask(option.query);
      this.#input.focus();
      return;
    }
    rememberSearch(this.query);
    this.close();
    if (option.page.href !== undefined) location.assign(option.page.href);
    else this.dispatchEvent(new SearchChooseEvent(option.page.slug, option.hit.hash));
  }

  #clickOutside(event: MouseEvent): void {
    if (event.target === this.#dialog) this.close();
  }
}

/** It leads to the page itself, not to a part of it. */
function isPage({hash, heading, place}: SearchHit): boolean {
  return hash === '' && heading === '' && place === undefined;
}

const looking = 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m9 16-4-4';

/** A sentence with what was searched for. */
function withQuery(sentence: string, query: string) {
  return sentence.split(/(\{query\})/).map(part => (part === '{query}' ? html`<b>${query}</b>` : part));
}
