import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import {printLight} from '../../../elements/site-chrome/site-theme/print-light.js';
import type {SiteLocation} from '../../../src/base/link.js';
import {readOwn} from '../../../src/base/read-own.js';
import {decodeOnce} from '../../../src/base/slug.js';
import {buildAssistantPrompt} from '../../../src/site/chrome/build-assistant-prompt.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {writeOpenedId} from '../page/write-opened-id.js';
import {buildVariantHref, isOwnLink} from '../router/own-link.js';
import {findTarget, revealElement} from '../router/scroll.js';
import {dismissBanner, hideDismissedBanner} from './banner.js';
import {copyForButton} from './copy-action.js';
import {Drawer} from './drawer.js';
import {SearchOpener} from './search-opener.js';

/** Actions of the page chrome's buttons and links, in a site with the script tag or in a prerendered one. */
export interface ActionHost {
  readonly place: SiteLocation;
  readonly parts: SiteRegions;
  /** Opens a URL of this site, like a click. */
  go(href: string): void;
  /** Stores the version, language, or product that the reader chose, and opens its page. It can be the open page. */
  choose(variant: string): void;
  /** Loads the open page again, after a failure. */
  retry(): void;
  /** Loads the search's code. Resolves to the function that opens the dialog. */
  loadSearch(): Promise<() => SiteSearch>;
  /** Returns the open page as standalone Markdown. Undefined if no page is open. */
  markdown(): Promise<string> | undefined;
  /** Returns the URL of the page's Markdown, and how the prompt for an assistant calls it. */
  source(): {readonly address: string; readonly about: string} | undefined;
}

/** Adds one listener for each event of the page chrome: links, drawer, banner, search, page tools. */
export function addActionListeners(host: ActionHost): void {
  const drawer = new Drawer(host.parts);
  const opener = new SearchOpener(() => host.loadSearch());
  const search = () => {
    drawer.close();
    void opener.open();
  };
  const run = buildActionHandlers(host, drawer, search);
  printLight();
  document.addEventListener('click', event => {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>('[data-action]');
    const handle = action && readOwn(run, action.dataset.action ?? '');
    if (handle) return handle(action, event);
    const summary = target.closest<HTMLElement>('.accordion > summary');
    if (summary) writeOpenedId(summary, host.place);
    const link = target.closest<HTMLAnchorElement>('a[href]') ?? findLinkInside(event);
    if (!link || !isFollowedHere(link, event, host.place)) return;
    event.preventDefault();
    drawer.close();
    follow(link, host);
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') drawer.close();
    if (!opener.isOpenedBy(event)) return;
    event.preventDefault();
    search();
  });
  addEventListener('online', () => {
    // A page that failed while the device was offline.
    if (host.parts.article.querySelector('[data-action="retry"]')) host.retry();
  });
  hideDismissedBanner(host.parts);
  // A link can start a search: `?q=words`.
  if (/[?&]q=./.test(location.search)) search();
}

type ActionHandler = (element: HTMLElement, event: Event) => void;

/** Returns the handlers of buttons, by their `data-action`. */
function buildActionHandlers(
  host: ActionHost,
  drawer: Drawer,
  search: () => void,
): Readonly<Record<string, ActionHandler>> {
  const {parts} = host;
  const copy = (button: HTMLElement, text: Promise<string> | undefined) => {
    if (text) void copyForButton(button, text, parts.status);
  };
  return {
    skip(_, event) {
      event.preventDefault();
      parts.main.focus();
    },
    drawer: () => (drawer.isOpen ? drawer.close() : drawer.open()),
    'close-drawer': () => drawer.close(),
    search,
    dismiss: () => dismissBanner(parts),
    'copy-page'(button) {
      // A button with `data-copy-value` copies that URL, not the page.
      const value = button.dataset.copyValue;
      copy(button, value === undefined ? host.markdown() : Promise.resolve(value));
    },
    embed: button =>
      copy(
        button,
        import('../page/embed-snippet.js').then(({writeEmbedSnippet}) =>
          writeEmbedSnippet(parts.article, host.place.base),
        ),
      ),
    print: () => print(),
    'view-page'(_, event) {
      event.preventDefault();
      void viewMarkdown(host.markdown());
    },
    retry: () => host.retry(),
    ask: link => addPrompt(link as HTMLAnchorElement, host.source()),
  };
}

/** Returns whether a click opens a page of this site without a page load. All other links are for the browser. */
function isFollowedHere(link: HTMLAnchorElement, event: MouseEvent, place: SiteLocation): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return isOwnLink(link, place);
}

/** Returns a clicked link to another page in a shadow root, for example the next request after a response. */
function findLinkInside(event: Event): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(each => each instanceof HTMLAnchorElement);
  return link?.href && link.pathname !== location.pathname ? link : undefined;
}

function follow(link: HTMLAnchorElement, host: ActionHost): void {
  const {variant} = link.dataset;
  if (variant !== undefined) {
    host.choose(variant);
    host.go(buildVariantHref(link.href, location));
  } else if (link.href === location.href) {
    const heading = findTarget(decodeOnce(link.href.split('#').at(-1) ?? ''));
    if (heading) revealElement(heading);
    else scrollTo({top: 0});
  } else host.go(link.getAttribute('href') ?? '');
}

/** Opens the page as Markdown in a new tab. */
async function viewMarkdown(text: Promise<string> | undefined): Promise<void> {
  if (!text) return;
  const url = URL.createObjectURL(new Blob([await text], {type: 'text/plain;charset=utf-8'}));
  open(url, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Adds a prompt with the URL of the page's Markdown to an assistant's link. */
function addPrompt(link: HTMLAnchorElement, source: ReturnType<ActionHost['source']>): void {
  if (!source) return;
  const prompt = buildAssistantPrompt(source.address, source.about);
  link.href = link.href.replace(/=[^=&]*$/, `=${encodeURIComponent(prompt)}`);
}
