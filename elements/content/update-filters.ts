import {ContentElement} from '../base/content-element.js';

/**
 * Shows the updates of a changelog with a chosen tag of each group, or all. The URL stores the choice as `?tags=`. The
 * hash router writes it after `#`.
 * @tag update-filters
 */
export class UpdateFilters extends ContentElement {
  readonly #chosen = new Set<string>();
  #showChanges: ((update: Element) => boolean) | undefined;

  override upgrade(): void {
    // Only the changelog of an API has rows of operations.
    if (this.#page.querySelector('docs-update .change-operation')) void this.#offerOperations();
    const known = new Set(this.#buttons.map(getTag));
    for (const tag of readTags(location)) if (known.has(tag)) this.#chosen.add(tag);
    for (const button of this.#buttons) button.addEventListener('click', () => this.#toggle(getTag(button)));
    if (this.#chosen.size > 0) this.#show();
  }

  get #page(): ParentNode {
    return this.closest('.docs-content') ?? document;
  }

  async #offerOperations(): Promise<void> {
    const {addOperationFilter, filterChanges} = await import('./operation-filter.js');
    let operation = '';
    this.#showChanges = update => filterChanges(update, {operation, levels: this.#chosenLevels});
    addOperationFilter([...this.#groups].at(-1) ?? this, this.#page, chosen => {
      operation = chosen;
      this.#show();
    });
    if (this.#chosen.size > 0) this.#show();
  }

  get #groups(): NodeListOf<HTMLElement> {
    return this.querySelectorAll<HTMLElement>('.update-filters');
  }

  get #chosenLevels(): ReadonlySet<string> {
    const levels = this.querySelector('.update-headings');
    return new Set(levels ? this.#chosenIn(levels) : []);
  }

  #chosenIn(group: ParentNode): readonly string[] {
    return listButtons(group)
      .map(getTag)
      .filter(tag => this.#chosen.has(tag));
  }

  get #buttons(): HTMLButtonElement[] {
    return listButtons(this);
  }

  #toggle(tag: string): void {
    if (!this.#chosen.delete(tag)) this.#chosen.add(tag);
    this.#show();
    history.replaceState(history.state, '', buildUrlWithTags([...this.#chosen], location));
  }

  #show(): void {
    for (const button of this.#buttons) button.setAttribute('aria-pressed', String(this.#chosen.has(getTag(button))));
    for (const update of this.#page.querySelectorAll<HTMLElement>('docs-update')) {
      const tags = [...update.querySelectorAll('.update-tags .badge')].map(getTag);
      const chosen = [...this.#groups].map(group => this.#chosenIn(group)).filter(({length}) => length > 0);
      const hasTags = chosen.every(group => group.some(tag => tags.includes(tag)));
      const hasChanges = this.#showChanges?.(update) ?? true;
      update.hidden = !hasTags || !hasChanges;
    }
  }
}

function listButtons(group: ParentNode): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>('.update-filter')];
}

function getTag(element: Element): string {
  return element.textContent?.trim() ?? '';
}

/** Splits a URL into path and query. With the hash router, both are in the fragment. */
function splitLocation({hash, search}: Location) {
  const inHash = hash.startsWith('#/');
  const [before = '', id] = inHash ? hash.slice(1).split('#') : ['', hash.slice(1)];
  const [path = '', query = ''] = inHash ? before.split('?') : ['', search.slice(1)];
  return {inHash, path, query: new URLSearchParams(query), id};
}

function readTags(address: Location): readonly string[] {
  return splitLocation(address)
    .query.getAll('tags')
    .flatMap(each => each.split(','))
    .map(each => each.trim());
}

function buildUrlWithTags(tags: readonly string[], address: Location): string {
  const {inHash, path, query, id} = splitLocation(address);
  query.delete('tags');
  const kept = query.toString();
  const text = tags.length > 0 ? `tags=${tags.map(encodeURIComponent).join(',')}` : '';
  const all = [kept, text].filter(Boolean).join('&');
  const end = `${all && `?${all}`}${id ? `#${id}` : ''}`;
  return inHash ? `${address.pathname}${address.search}#${path}${end}` : `${address.pathname}${end}`;
}
