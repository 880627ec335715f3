import {setHtml} from '../../../elements/base/set-html.js';
import {readStored, store} from '../../../elements/base/storage.js';
import {copyText} from '../../../elements/content/copy-text/copy.js';
import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {printLight} from '../../../elements/site-chrome/site-theme/print-light.js';
import {nothing} from '../../../src/base/html.js';
import type {SiteLocation} from '../../../src/base/link.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {askAbout} from '../../../src/site/chrome/ask-about.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {nameOpened} from '../page/name-opened.js';
import {isOwnLink, keepPlace} from '../router/own-link.js';
import {findTarget, reveal} from '../router/scroll.js';
import {collectKeys, isTyped} from './typed-ahead.js';

/** Handler of reader actions: a site rendered in the browser, or a prerendered one. */
export interface ActionHost {
  readonly place: SiteLocation;
  readonly parts: SiteRegions;
  /** Opens a URL of this site, as a click does. */
  go(href: string): void;
  /** Stores the chosen version, language or product, and opens its page, which may be the current one. */
  choose(variant: string): void;
  /** Requests a page again after a failure. */
  retry(): void;
  /** Loads the search. Returns the function that opens its dialog. */
  loadSearch(): Promise<() => SiteSearch>;
  /** Returns the open page as standalone Markdown; undefined without a page. */
  markdown(): Promise<string> | undefined;
  /** Returns the URL of the page's text, and its subject. */
  source(): {readonly address: string; readonly about: string} | undefined;
}

const approaches = ['pointerover', 'touchstart', 'focusin'];

/** Handles all actions of the page chrome: links, drawer, banner, search, page actions. One listener each. */
export function wireActions(host: ActionHost): void {
  const {parts} = host;
  let isOpening = false;
  printLight();
  document.addEventListener('click', event => {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>('[data-action]');
    if (action && run(action, event)) return;
    const summary = target.closest<HTMLElement>('.accordion > summary');
    if (summary) nameOpened(summary, host.place);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) follow(link, event);
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') setDrawer(false);
    const opens =
      (event.key === 'k' && (event.metaKey || event.ctrlKey)) ||
      (event.key === '/' && !event.metaKey && !event.ctrlKey && !isTyped(event));
    if (!opens) return;
    event.preventDefault();
    void search();
  });
  for (const name of approaches) document.addEventListener(name, preloadSearch);
  hideDismissedBanner();
  // The style sheet names the keys of the search as the keyboard does.
  document.documentElement.toggleAttribute('data-apple', /Mac|iP/.test(navigator.platform));
  // A link may start a search: `?q=words`.
  if (/[?&]q=./.test(location.search)) void search();

  function run(action: HTMLElement, event: Event): boolean {
    // An address instead of the page.
    const value = action.dataset.copyValue;
    switch (action.dataset.action) {
      case 'skip':
        event.preventDefault();
        parts.main.focus();
        return true;
      case 'drawer':
        setDrawer(!parts.site.hasAttribute('data-drawer'));
        return true;
      case 'close-drawer':
        setDrawer(false);
        return true;
      case 'search':
        void search();
        return true;
      case 'dismiss':
        store(bannerKey(), '1');
        setHtml(parts.banner, nothing);
        return true;
      case 'copy-page':
        void copy(action, value === undefined ? host.markdown() : Promise.resolve(value));
        return true;
      case 'embed':
        void copy(
          action,
          import('../page/embed-snippet.js').then(({writeEmbedSnippet: embedSnippet}) =>
            embedSnippet(parts.article, host.place.base),
          ),
        );
        return true;
      case 'print':
        print();
        return true;
      case 'view-page':
        event.preventDefault();
        void viewPage();
        return true;
      case 'retry':
        host.retry();
        return true;
      case 'ask':
        ask(action as HTMLAnchorElement);
        return true;
      default:
        return false;
    }
  }

  // A link to a page of this site is answered here; everything else is the browser's.
  function follow(link: HTMLAnchorElement, event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (!isOwnLink(link, host.place)) return;
    event.preventDefault();
    setDrawer(false);
    const written = link.getAttribute('href') ?? '';
    const {variant} = link.dataset;
    if (variant !== undefined) host.choose(variant);
    else if (link.href === location.href) {
      const id = decodeOnce(link.href.split('#').at(-1) ?? '');
      const heading = findTarget(id);
      if (heading) reveal(heading);
      else scrollTo({top: 0});
      return;
    }
    host.go(variant === undefined ? written : keepPlace(link.href, location));
  }

  function setDrawer(open: boolean): void {
    const {site: root, header, sidebar} = parts;
    if (root.hasAttribute('data-drawer') === open) return;
    root.toggleAttribute('data-drawer', open);
    const button = header.querySelector<HTMLElement>('[data-action="drawer"]');
    button?.setAttribute('aria-expanded', String(open));
    for (const part of [parts.main, parts.footer]) part.inert = open;
    root.querySelector('.site-scrim')?.remove();
    if (open) {
      const scrim = document.createElement('div');
      scrim.className = 'site-scrim';
      scrim.addEventListener('click', () => setDrawer(false));
      root.append(scrim);
      // Not before it is visible: a hidden element cannot take the focus.
      requestAnimationFrame(() => {
        sidebar.scrollTop = 0;
        const controls = [...sidebar.querySelectorAll<HTMLElement>('a, summary')];
        controls.find(control => control.checkVisibility?.() ?? true)?.focus({preventScroll: true});
      });
    } else button?.focus();
  }

  function banner(): HTMLElement | null {
    return parts.banner.querySelector<HTMLElement>('.banner[data-id]');
  }

  function bannerKey(): string {
    return `lectern:banner:${banner()?.dataset.id ?? ''}`;
  }

  function hideDismissedBanner(): void {
    if (banner()?.querySelector('[data-action="dismiss"]') && readStored(bannerKey())) setHtml(parts.banner, nothing);
  }

  async function copy(button: HTMLElement, text: Promise<string> | undefined): Promise<void> {
    if (!text) return;
    const {done = '', failed = ''} = button.dataset;
    const isDone = await copyText(text);
    const said = isDone ? done : failed;
    button.classList.toggle('is-done', isDone);
    const words = button.querySelector('.button-words');
    const before = words?.textContent ?? '';
    if (words) words.textContent = said;
    parts.status.textContent = said;
    setTimeout(() => {
      if (words) words.textContent = before;
      button.classList.remove('is-done');
      closeMenu(button);
    }, 1600);
  }

  async function viewPage(): Promise<void> {
    const text = host.markdown();
    if (!text) return;
    const address = URL.createObjectURL(new Blob([await text], {type: 'text/plain;charset=utf-8'}));
    open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  // The address of the raw page is what an assistant can read.
  function ask(link: HTMLAnchorElement): void {
    const source = host.source();
    if (!source) return;
    const prompt = askAbout(source.address, source.about);
    link.href = link.href.replace(/=[^=&]*$/, `=${encodeURIComponent(prompt)}`);
  }

  /** Loads the search when a pointer, finger or the focus reaches its button. Opening it reports a failure. */
  function preloadSearch({target}: Event): void {
    if (!(target as Element).closest?.('[data-action="search"]')) return;
    for (const name of approaches) document.removeEventListener(name, preloadSearch);
    host.loadSearch().catch(() => undefined);
  }

  async function search(): Promise<void> {
    setDrawer(false);
    if (isOpening) return;
    isOpening = true;
    // Over a slow connection, the dialog opens seconds later.
    const keys = collectKeys();
    let typed: string | undefined;
    const open = await host.loadSearch().finally(() => {
      isOpening = false;
      typed = keys.stop();
    });
    // Undefined after Escape.
    if (typed !== undefined) open().type(typed);
  }
}

/** Closes the menu around an entry, and leaves the focus on its button. */
function closeMenu(entry: HTMLElement): void {
  const details = entry.closest<HTMLDetailsElement>('details.menu');
  if (!details?.open) return;
  const hadFocus = details.contains(document.activeElement);
  details.open = false;
  if (hadFocus) details.querySelector('summary')?.focus({preventScroll: true});
}
