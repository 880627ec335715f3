import {setHtml} from '../../elements/base/set-html.js';
import {readStored, store} from '../../elements/base/storage.js';
import {nothing} from '../../src/html.js';
import type {PageDocument} from '../../src/open-page.js';
import type {Core} from './core.js';
import {findTarget, reveal} from './scroll.js';
import type {SiteShell} from './site-shell.js';

/** Everything the reader can do in the frame: links, the drawer, the banner, search, page actions. One listener each. */
export function wireActions(shell: SiteShell, core: Core): void {
  document.addEventListener('click', event => {
    const target = event.target as Element;
    const action = target.closest<HTMLElement>('[data-action]');
    if (action && run(action, event)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) follow(link, event);
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') setDrawer(false);
    // Fields inside a shadow root are behind their host.
    const isTyping = (event.composedPath()[0] as Element).closest?.('input, textarea, select, [contenteditable]');
    const opens =
      (event.key === 'k' && (event.metaKey || event.ctrlKey)) ||
      (event.key === '/' && !isTyping && !event.metaKey && !event.ctrlKey);
    if (!opens) return;
    event.preventDefault();
    void search();
  });
  hideDismissedBanner();

  function run(action: HTMLElement, event: Event): boolean {
    switch (action.dataset.action) {
      case 'skip':
        event.preventDefault();
        core.parts.main.focus();
        return true;
      case 'drawer':
        setDrawer(!core.parts.site.hasAttribute('data-drawer'));
        return true;
      case 'search':
        void search();
        return true;
      case 'dismiss':
        store(bannerKey(), '1');
        setHtml(core.parts.banner, nothing);
        return true;
      case 'copy-page':
        void copyPage(action);
        return true;
      case 'view-page':
        event.preventDefault();
        void viewPage();
        return true;
      case 'retry':
        void shell.retry();
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
    if ((link.target && link.target !== '_self') || link.hasAttribute('download') || !isOurs(link)) return;
    event.preventDefault();
    setDrawer(false);
    const written = link.getAttribute('href') ?? '';
    if (link.href === location.href) {
      const id = decodeURIComponent(link.href.split('#').at(-1) ?? '');
      const heading = findTarget(id);
      if (heading) reveal(heading);
      else scrollTo({top: 0});
      return;
    }
    shell.go(written);
  }

  function isOurs(link: HTMLAnchorElement): boolean {
    const {base, router} = shell.site.place;
    if (link.origin !== location.origin) return false;
    if (router === 'hash')
      return (
        link.pathname === location.pathname &&
        link.search === location.search &&
        (link.hash.startsWith('#/') || link.hash === '')
      );
    return link.pathname.startsWith(base) && !/\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(link.pathname);
  }

  function setDrawer(open: boolean): void {
    const {site: root, header, sidebar} = core.parts;
    if (root.hasAttribute('data-drawer') === open) return;
    root.toggleAttribute('data-drawer', open);
    const button = header.querySelector<HTMLElement>('[data-action="drawer"]');
    button?.setAttribute('aria-expanded', String(open));
    for (const part of [core.parts.main, core.parts.footer]) part.inert = open;
    root.querySelector('.site-scrim')?.remove();
    if (open) {
      const scrim = document.createElement('div');
      scrim.className = 'site-scrim';
      scrim.addEventListener('click', () => setDrawer(false));
      root.append(scrim);
      // Not before it is visible: hidden things take no focus.
      requestAnimationFrame(() => {
        sidebar.scrollTop = 0;
        const controls = [...sidebar.querySelectorAll<HTMLElement>('a, summary')];
        controls.find(control => control.checkVisibility())?.focus({preventScroll: true});
      });
    } else button?.focus();
  }

  function bannerKey(): string {
    return `lectern:banner:${shell.site.config.banner?.id ?? ''}`;
  }

  function hideDismissedBanner(): void {
    if (shell.site.config.banner?.dismissible && readStored(bannerKey())) setHtml(core.parts.banner, nothing);
  }

  async function copyPage(button: HTMLElement): Promise<void> {
    const page = shell.page;
    if (!page) return;
    const {copyText} = await import('../../elements/copy-text/copy.js');
    if (!(await copyText(await readMarkdown(page)))) return;
    const words = button.querySelector('.button-words');
    const before = words?.textContent ?? '';
    if (words) words.textContent = button.dataset.done ?? before;
    core.parts.status.textContent = button.dataset.done ?? '';
    setTimeout(() => {
      if (words) words.textContent = before;
    }, 1600);
  }

  async function viewPage(): Promise<void> {
    const page = shell.page;
    if (!page) return;
    const address = URL.createObjectURL(new Blob([await readMarkdown(page)], {type: 'text/plain;charset=utf-8'}));
    open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  async function readMarkdown(page: PageDocument): Promise<string> {
    const {markdownOf} = await import('./markdown.js');
    return markdownOf(page, core, shell.documentsOf(page));
  }

  // The address of the raw page is what an assistant can read.
  function ask(link: HTMLAnchorElement): void {
    const {page} = shell;
    if (!page) return;
    const {method, target} = page.head.binding ?? {};
    const file = page.file || shell.documentsOf(page)[0];
    if (!file) return;
    const about = page.file ? 'it' : `${method} ${target}`;
    const question = `Read ${new URL(file, core.early.options.root).href} and answer questions about ${about}.`;
    link.href = link.href.replace(/q=[^&]*$/, `q=${encodeURIComponent(question)}`);
  }

  async function search(): Promise<void> {
    setDrawer(false);
    const {openSearch} = await import('./search.js');
    openSearch(shell, core);
  }
}
