import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {collectKeys, isTyped} from './typed-ahead.js';

const approaches = ['pointerover', 'touchstart', 'focusin'];

/** Loads the search on approach, and opens its dialog by button, by ⌘K, Ctrl K and `/`, and by a link with `?q=`. */
export class SearchOpener {
  readonly #load: () => Promise<() => SiteSearch>;
  #isOpening = false;

  /** `load` returns the function that opens the dialog. */
  constructor(load: () => Promise<() => SiteSearch>) {
    this.#load = load;
    for (const name of approaches) document.addEventListener(name, this.#preload);
    // The style sheet names the keys of the search as the keyboard does.
    document.documentElement.toggleAttribute('data-apple', /Mac|iP/.test(navigator.platform));
  }

  /** Returns whether a key opens the search. */
  isOpenedBy(event: KeyboardEvent): boolean {
    const hasModifier = event.metaKey || event.ctrlKey;
    return hasModifier ? event.key === 'k' : event.key === '/' && !isTyped(event);
  }

  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    // Over a slow connection, the dialog opens seconds later.
    const keys = collectKeys();
    let typed: string | undefined;
    const open = await this.#load().finally(() => {
      this.#isOpening = false;
      typed = keys.stop();
    });
    // Undefined after Escape.
    if (typed !== undefined) open().type(typed);
  }

  /** Loads the search when a pointer, finger or the focus reaches its button. Opening it reports a failure. */
  readonly #preload = ({target}: Event): void => {
    if (!(target as Element).closest?.('[data-action="search"]')) return;
    for (const name of approaches) document.removeEventListener(name, this.#preload);
    this.#load().catch(() => undefined);
  };
}
