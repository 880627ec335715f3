import {isApple} from '../../../elements/base/is-apple.js';
import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {collectKeys, isTyped} from './typed-ahead.js';

const approaches = ['pointerover', 'touchstart', 'focusin'];

/**
 * Opens the search by its button, by ⌘K, Ctrl K and `/`, and by a link with `?q=`. Loads the code when the pointer
 * comes near the button.
 */
export class SearchOpener {
  readonly #load: () => Promise<() => SiteSearch>;
  #isOpening = false;

  /** `load` loads the search's code. It resolves to a function that opens the dialog. */
  constructor(load: () => Promise<() => SiteSearch>) {
    this.#load = load;
    for (const name of approaches) document.addEventListener(name, this.#preload);
    // The style sheet shows ⌘K or Ctrl K by this attribute.
    document.documentElement.toggleAttribute('data-apple', isApple());
  }

  /** Returns whether a key press opens the search. */
  isOpenedBy(event: KeyboardEvent): boolean {
    const hasModifier = event.metaKey || event.ctrlKey;
    return hasModifier ? event.key === 'k' : event.key === '/' && !isTyped(event);
  }

  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    // Collect typed keys: on a slow connection, the dialog opens seconds later.
    const keys = collectKeys();
    let typed: string | undefined;
    const open = await this.#load().finally(() => {
      this.#isOpening = false;
      typed = keys.stop();
    });
    // Do not open if the reader pressed Escape while the code loaded.
    if (typed !== undefined) open().type(typed);
  }

  /**
   * Loads the search's code when pointer, finger, or focus reaches its button. Ignores errors, which opening the search
   * reports.
   */
  readonly #preload = ({target}: Event): void => {
    if (!(target as Element).closest?.('[data-action="search"]')) return;
    for (const name of approaches) document.removeEventListener(name, this.#preload);
    this.#load().catch(() => undefined);
  };
}
