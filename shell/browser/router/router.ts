import {pushUrl} from './own-link.js';
import {PageShownEvent} from './page-shown.js';
import {holdScroll, restoreScroll, saveScroll, scrollAfter} from './scroll.js';

/** Reason for a visit. `renew`: files changed, and the page keeps its scroll position. */
export type VisitCause = 'load' | 'push' | 'pop' | 'renew';

/** One attempt to show the page of the current URL. Ends when the next visit starts. */
export interface Visit {
  readonly cause: VisitCause;
  /** Number of redirects that this visit has followed. */
  readonly hops: number;
  /** Aborted when another visit starts. */
  readonly signal: AbortSignal;
  readonly isCurrent: boolean;
}

/** Steps that show a loaded page. */
export interface PageParts {
  readonly slug: string;
  /** Returns the title, which screen readers announce. */
  title(): string;
  /** Fragment of the URL, decoded and without `#`. */
  readonly hash: string;
  /** Whether the page was not visible before. False if it only renders again. */
  readonly isNew: boolean;
  /** Inserts the text. `isStep` is true if the reader came from another page of the site. */
  put(isStep: boolean): void | Promise<void>;
  /** Renders the page chrome. Calls `scroll` as soon as the page has its final height. */
  finish?(isStep: boolean, scroll: () => void): void | Promise<void>;
}

/** Result of loading: a page, a redirect, or a URL that the browser has to load. */
export type LoadResult =
  | {readonly kind: 'page'; readonly page: PageParts}
  | {readonly kind: 'redirect'; readonly href: string; readonly isExternal: boolean}
  | {readonly kind: 'document'};

/** Loads pages: renders them in the browser, or fetches prerendered HTML. */
export interface PageSource {
  /** Loads the page of the current URL. Resolves to undefined if the visit ended meanwhile. */
  load(visit: Visit): Promise<LoadResult | undefined>;
  /** Called when the reader hovers or focuses a link, to load its page early. */
  prefetch?(link: HTMLAnchorElement): void;
}

/** Maximum number of redirects in one visit. More are a loop. */
const MAX_HOPS = 20;

/** Time in milliseconds after which a slow page shows that it loads. */
const LOADING_AFTER = 300;

/**
 * Shows a page for each change of the URL. Manages history, scroll position, focus, and screen reader announcements.
 */
export class Router {
  readonly #source: PageSource;
  readonly #parts: {readonly main: HTMLElement; readonly status: HTMLElement};
  #abort = new AbortController();
  readonly #reload: () => void;

  constructor(
    source: PageSource,
    parts: {readonly main: HTMLElement; readonly status: HTMLElement},
    reload = () => location.reload(),
  ) {
    this.#reload = reload;
    this.#source = source;
    this.#parts = parts;
  }

  /** Takes over history navigation and scroll restoration from the browser. */
  start(): void {
    history.scrollRestoration = 'manual';
    // Let the browser restore the position of a reloaded page, which it does before this script runs. It uses the mode
    // that is set when the page unloads.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    addEventListener('pageshow', ({persisted}) => {
      if (!persisted) return;
      history.scrollRestoration = 'manual';
      // WebKit restores the position of a page from the back/forward cache after this event, and only in mode `auto`.
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

  /** Opens a URL of this site, like a click. */
  go(href: string): void {
    saveScroll();
    pushUrl(href);
    void this.visit('push');
  }

  /** Shows another page, and replaces the current history entry. */
  replace(href: string): Promise<void> {
    history.replaceState(null, '', href);
    return this.visit('push');
  }

  /** Shows the page of the current URL. */
  visit(cause: VisitCause): Promise<void> {
    return this.#visit(cause, 0);
  }

  /** Starts a visit and aborts the previous one. */
  begin(cause: VisitCause, hops = 0): Visit {
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

  async #visit(cause: VisitCause, hops: number): Promise<void> {
    holdScroll();
    const visit = this.begin(cause, hops);
    try {
      const loaded = await this.#markWhileLoading(visit, this.#source.load(visit));
      if (!loaded || !visit.isCurrent) return;
      if (loaded.kind === 'page') return await this.show(loaded.page, visit);
      if (loaded.kind === 'document') return this.#reload();
      if (loaded.isExternal || hops >= MAX_HOPS) return location.replace(loaded.href);
      history.replaceState(history.state, '', loaded.href);
      return await this.#visit(cause, hops + 1);
    } catch (error) {
      // Ignore errors of an ended visit: aborting it rejects its requests.
      if (!visit.isCurrent) return;
      // After a new deployment, code that this page has not loaded yet is absent. The new site has the page.
      if (cause === 'load' || !navigator.onLine) throw error;
      this.#reload();
    }
  }

  /** Marks the page as loading if it takes longer than readers accept without a response. */
  async #markWhileLoading<T>({cause, signal}: Visit, loading: Promise<T>): Promise<T> {
    const {dataset} = this.#parts.main;
    const timer = setTimeout(() => {
      if (cause !== 'load' && !signal.aborted) dataset.loading = '';
    }, LOADING_AFTER);
    try {
      return await loading;
    } finally {
      clearTimeout(timer);
      // A newer visit has its own mark.
      if (!signal.aborted) delete dataset.loading;
    }
  }

  /** Shows a page, its text first. Waits a frame before code that measures the layout. */
  async show(page: PageParts, visit: Visit): Promise<void> {
    const {cause} = visit;
    const isStep = page.isNew && (cause === 'push' || cause === 'pop');
    await page.put(isStep);
    if (!visit.isCurrent) return;
    const scroll = () => {
      if (!isStep && visit.isCurrent) scrollAfter(cause, page.hash, page.isNew);
    };
    if (isStep) {
      const {main, status} = this.#parts;
      status.textContent = page.title();
      if (!page.hash) main.focus({preventScroll: true});
      scrollAfter(cause, page.hash, true);
    }
    if (page.finish) await page.finish(isStep, scroll);
    else scroll();
    if (!visit.isCurrent) return;
    if (page.isNew && cause !== 'load') document.dispatchEvent(new PageShownEvent(page.slug, document.title));
  }
}
