import {pushAddress} from './own-link.js';
import {PageShownEvent} from './page-shown.js';
import {holdScroll, restoreScroll, saveScroll, scrollAfter} from './scroll.js';

/** Why a page is shown. `renew`: files have changed, and nothing moves. */
export type Cause = 'load' | 'push' | 'pop' | 'renew';

/** One attempt to show the page of the current address. A later one ends it. */
export interface Visit {
  readonly cause: Cause;
  /** Redirects that were followed on the way. */
  readonly hops: number;
  /** Aborted when a later visit begins. */
  readonly signal: AbortSignal;
  readonly isCurrent: boolean;
}

/** A page that is ready to be shown. */
export interface PageParts {
  readonly slug: string;
  /** For screen readers. */
  title(): string;
  /** Decoded, without `#`. */
  readonly hash: string;
  /** It was not shown before. */
  readonly isNew: boolean;
  /** Puts the text of the page into the document. */
  put(): void | Promise<void>;
  /** Renders the chrome around the text. `scroll` goes to the place of the page, once its height is known. */
  finish?(scroll: () => void): void | Promise<void>;
}

/** What an address of the site leads to: a page, another address, or something that the browser has to load. */
export type Loaded =
  | {readonly kind: 'page'; readonly page: PageParts}
  | {readonly kind: 'redirect'; readonly href: string; readonly isExternal: boolean}
  | {readonly kind: 'document'};

/** Where pages come from: rendered here, or fetched as prerendered HTML. */
export interface PageSource {
  /** The page of the current address; `undefined` when the visit was ended meanwhile. */
  load(visit: Visit): Promise<Loaded | undefined>;
  /** A link that the reader is about to follow. */
  prefetch?(link: HTMLAnchorElement): void;
}

/** Redirects of one visit; more are a circle. */
const MAX_HOPS = 20;

/** Answers each change of the address with its page: history, scroll position, focus and announcements. */
export class Router {
  readonly #source: PageSource;
  readonly #parts: {readonly main: HTMLElement; readonly status: HTMLElement};
  #abort = new AbortController();

  constructor(source: PageSource, parts: {readonly main: HTMLElement; readonly status: HTMLElement}) {
    this.#source = source;
    this.#parts = parts;
  }

  /** Takes over the history of the browser. */
  start(): void {
    history.scrollRestoration = 'manual';
    // The browser restores the position of a reloaded page before this script is there. It reads the mode when a page is left.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    addEventListener('pageshow', ({persisted}) => {
      if (!persisted) return;
      history.scrollRestoration = 'manual';
      // WebKit restores the position of a page from its cache after this event, and then only if the mode is still auto.
      restoreScroll();
    });
    addEventListener('popstate', () => void this.visit('pop'));
    const prefetch = (event: Event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (link) this.#source.prefetch?.(link);
    };
    if (!this.#source.prefetch) return;
    for (const name of ['pointerenter', 'focusin', 'touchstart'])
      document.addEventListener(name, prefetch, {capture: true, passive: true});
  }

  /** Goes to an address of this site as a click does. */
  go(href: string): void {
    saveScroll();
    pushAddress(href);
    void this.visit('push');
  }

  /** Shows another page in place of this one. */
  replace(href: string): Promise<void> {
    history.replaceState(null, '', href);
    return this.visit('push');
  }

  /** Shows the page of the current address. */
  visit(cause: Cause): Promise<void> {
    return this.#visit(cause, 0);
  }

  /** Begins a visit, which ends the one before. */
  begin(cause: Cause, hops = 0): Visit {
    this.#abort.abort();
    this.#abort = new AbortController();
    const {signal} = this.#abort;
    return {
      cause,
      hops,
      signal,
      get isCurrent() {
        return !signal.aborted;
      },
    };
  }

  async #visit(cause: Cause, hops: number): Promise<void> {
    holdScroll();
    const visit = this.begin(cause, hops);
    try {
      const loaded = await this.#source.load(visit);
      if (!loaded || !visit.isCurrent) return;
      if (loaded.kind === 'page') return await this.show(loaded.page, visit);
      if (loaded.kind === 'document') return location.reload();
      if (loaded.isExternal || hops >= MAX_HOPS) return location.replace(loaded.href);
      history.replaceState(history.state, '', loaded.href);
      return await this.#visit(cause, hops + 1);
    } catch (error) {
      // What an ended visit was waiting for is rejected: a newer one has taken over.
      if (visit.isCurrent) throw error;
    }
  }

  /** Shows a page. The text comes first; what measures it waits for the frame in which it is painted. */
  async show(page: PageParts, visit: Visit): Promise<void> {
    const {cause} = visit;
    await page.put();
    if (!visit.isCurrent) return;
    const isStep = page.isNew && (cause === 'push' || cause === 'pop');
    const scroll = () => {
      if (!isStep && visit.isCurrent) scrollAfter(cause, page.hash, page.isNew);
    };
    if (isStep) {
      const {main, status} = this.#parts;
      status.textContent = page.title();
      if (!page.hash) main.focus({preventScroll: true});
      scrollAfter(cause, page.hash, true);
    }
    if (page.finish) await page.finish(scroll);
    else scroll();
    if (!visit.isCurrent) return;
    if (page.isNew && cause !== 'load') document.dispatchEvent(new PageShownEvent(page.slug, document.title));
  }
}
