import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {fill} from '../../src/base/words.js';
import type {Words} from '../../src/messages/en.js';
import {plural} from '../../src/messages/plural.js';
import {markWords, type SearchResult} from '../../src/search/search-index.js';
import {announce} from '../base/announce.js';
import {forcedColors} from '../base/forced-colors.js';
import {visuallyHidden} from '../base/visually-hidden.styles.js';
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

/** The reader typed; whoever owns the index sets `results` in answer. */
export class SearchQueryEvent extends Event {
  readonly query: string;

  constructor(query: string) {
    super('site-search-query');
    this.query = query;
  }
}

/**
 * The search dialog: a field over results grouped by page. Arrows move, Enter opens, Escape closes.
 * @tag site-search
 * @fires site-search-query - The reader typed.
 * @fires site-search-choose - The reader chose a result.
 */
export class SiteSearch extends LitElement {
  static override styles = [styles, visuallyHidden, ...forcedColors()];
  static override properties = {
    words: {attribute: false},
    prompt: {},
    results: {attribute: false},
    suggestions: {attribute: false},
    trailOf: {attribute: false},
    query: {state: true},
    selected: {state: true},
  };

  declare words: Words;
  declare prompt: string;
  declare results: readonly SearchResult[];
  /** Shown while nothing is typed. */
  declare suggestions: readonly SearchResult[];
  /** The way to a page: tab and groups. */
  declare trailOf: (slug: string) => string;
  declare query: string;
  declare selected: number;
  #telling: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.prompt = '';
    this.results = [];
    this.suggestions = [];
    this.trailOf = () => '';
    this.query = '';
    this.selected = 0;
  }

  /** Opens the dialog with the last query selected, in the same frame. */
  show(): void {
    this.performUpdate();
    const dialog = this.#dialog;
    if (!dialog.open) dialog.showModal();
    this.#input.select();
    this.#input.focus();
  }

  close(): void {
    this.#dialog.close();
  }

  override render() {
    const {words} = this;
    const shown = this.#shown;
    const options = shown.flatMap(page => page.hits.map(hit => ({page, hit})));
    const active = options[this.selected];
    return html`<dialog aria-label=${words.search} @click=${this.#clickOutside}>
      <div class="bar">
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m9 16-4-4" /></svg>
        <input type="search" role="combobox" aria-expanded="true" aria-controls="results" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
          aria-label=${words.search} aria-activedescendant=${active ? `option-${this.selected}` : nothing} placeholder=${this.prompt || words.searchPrompt} .value=${this.query} @input=${this.#type} @keydown=${this.#key} />
        <button class="close" type="button" aria-label=${`Esc ${words.searchClose}`} @click=${this.close}>Esc</button>
      </div>
      <div class="results" id="results" role="listbox" aria-label=${words.search}>${this.#list(shown)}</div>
      <p class="visually-hidden" role="status"></p>
      <div class="keys"><span><kbd>↑</kbd> <kbd>↓</kbd> ${words.searchNavigate}</span><span><kbd>↵</kbd> ${words.searchOpen}</span></div>
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.query.trim() || !(changed.has('query') || changed.has('results'))) return;
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => announce(this.#input, this.#found), typingPause);
  }

  /** How much there is to choose from, for those who do not see the list. */
  get #found(): string {
    const {words, query, results} = this;
    const count = results.reduce((sum, {hits}) => sum + hits.length, 0);
    if (count === 0) return fill(words.searchEmpty, {query});
    return plural(words.searchCount, count, words.locale);
  }

  #list(shown: readonly SearchResult[]) {
    if (shown.length === 0)
      return html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${this.query ? this.words.searchEmpty.split(/(\{query\})/).map(part => (part === '{query}' ? html`<b>${this.query}</b>` : part)) : this.words.searchStart}</p>`;
    let index = -1;
    return shown.map(
      page => html`<div role="group" aria-label=${page.page}>
      <div class="page" aria-hidden="true"><span>${this.#marked(page.page)}</span><span class="trail">${this.trailOf(page.slug)}</span></div>
      ${page.hits.map(hit => {
        index++;
        const at = index;
        return html`<div role="option" id="option-${at}" aria-selected=${at === this.selected ? 'true' : 'false'} @click=${() => this.#choose(page.slug, hit.hash)} @pointermove=${() => this.#point(at)}>
          <span class="heading">${this.#marked(hit.heading || page.page)}</span>${hit.excerpt ? html`<span class="excerpt">${this.#marked(hit.excerpt)}</span>` : nothing}
        </div>`;
      })}
    </div>`,
    );
  }

  #marked(text: string) {
    return markWords(text, this.query).map(piece => (piece.isHit ? html`<mark>${piece.text}</mark>` : piece.text));
  }

  get #shown(): readonly SearchResult[] {
    return this.query.trim() ? this.results : this.suggestions;
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  get #input(): HTMLInputElement {
    return this.renderRoot.querySelector('input') as HTMLInputElement;
  }

  #type(event: Event): void {
    this.query = (event.target as HTMLInputElement).value;
    this.selected = 0;
    this.dispatchEvent(new SearchQueryEvent(this.query));
  }

  #key(event: KeyboardEvent): void {
    const options = this.#shown.flatMap(page => page.hits.map(hit => ({slug: page.slug, hash: hit.hash})));
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && options.length) {
      event.preventDefault();
      this.selected = (this.selected + step + options.length) % options.length;
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
      if (option) this.#choose(option.slug, option.hash);
    }
  }

  #point(index: number): void {
    if (this.selected !== index) this.selected = index;
  }

  #choose(slug: string, hash: string): void {
    this.close();
    this.dispatchEvent(new SearchChooseEvent(slug, hash));
  }

  #clickOutside(event: MouseEvent): void {
    if (event.target === this.#dialog) this.close();
  }
}
