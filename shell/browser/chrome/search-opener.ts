import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {collectKeys, isTyped} from './typed-ahead.js';

const approaches = ['pointerover', 'touchstart', 'focusin'];

/**
 * Preloads the search when a pointer comes near. Opens its dialog by button, by ⌘K, Ctrl K and `/`, and by a link with
 * `?q=`.
 */
export class SearchOpener {
  readonly #load: () => Promise<() => SiteSearch>;
  #isOpening = false;

  /** `load` returns the function that opens the dialog. */
  constructor(load: () => Promise<() => SiteSearch>) {
    this.#load = load;
    for (const name of approaches) document.addEventListener(name, this.#preload);
    // The style sheet shows the search keys of the reader's keyboard.
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
    // On a slow connection, the dialog opens seconds later.
    const keys = collectKeys();
    let typed: string | undefined;
    const open = await this.#load().finally(() => {
      this.#isOpening = false;
      typed = keys.stop();
    });
    // Undefined after the reader pressed Escape.
    if (typed !== undefined) open().type(typed);
  }

  /**
   * Preloads the search when a pointer, finger or the focus reaches its button. Errors appear when the search opens.
   */
  readonly #preload = ({target}: Event): void => {
    if (!(target as Element).closest?.('[data-action="search"]')) return;
    for (const name of approaches) document.removeEventListener(name, this.#preload);
    this.#load().catch(() => undefined);
  };
}
