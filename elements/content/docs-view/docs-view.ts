import {type Html, html} from '../../../src/base/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {renderIcon} from '../../../src/components/icon.js';
import {ContentElement} from '../../base/content-element.js';
import {defineBelow} from '../../base/define-below.js';
import {hideContentsLinks} from '../../base/hide-contents-links.js';
import {setHtml} from '../../base/set-html.js';
import {addSiteTags} from '../../site-tags.js';
import {readRememberedView, rememberView} from './read-remembered-view.js';

/** Fired after other views became visible. Listen to read the visible headings again. */
class ViewChangeEvent extends Event {
  readonly title: string;

  constructor(title: string) {
    super('docs-view-change');
    this.title = title;
  }
}

let isPlanned = false;

/**
 * Shows only the views with the chosen title. All views of a page share one menu under the page title, and the table of
 * contents lists visible headings. The browser stores the choice for all pages.
 * @tag docs-view
 * @fires docs-view-change - On the document, after the reader chose another view.
 */
export class DocsView extends ContentElement {
  override upgrade(): void {
    this.dataset.upgraded = '';
    if (isPlanned) return;
    isPlanned = true;
    // Run once for all views of a page: after header and table of contents have rendered, but before the first paint.
    queueMicrotask(settle);
  }

  get panel(): HTMLElement | null {
    return this.querySelector(':scope > .view');
  }

  /** Shows this view. Used for links to a target in a hidden view. */
  reveal(): void {
    settle();
    const title = this.panel?.dataset.view;
    if (title !== undefined && this.panel?.hidden) show(title);
  }
}

function settle(): void {
  if (!isPlanned) return;
  isPlanned = false;
  arrange();
}

function listPanels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('docs-view > .view')];
}

function arrange(): void {
  const all = listPanels();
  const titles = [...new Set(all.map(panel => panel.dataset.view ?? ''))];
  if (titles.length === 0) return;
  const first = all[0] as HTMLElement;
  const head = first.closest('.site-main')?.querySelector('.page-head');
  const box = document.createElement('div');
  box.className = 'view-menu';
  document.querySelector('.view-menu')?.remove();
  // One title needs no menu.
  if (titles.length > 1) {
    if (head) head.append(box);
    else first.parentElement?.before(box);
  }
  box.addEventListener('click', event => {
    const title = (event.target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
    if (title === undefined) return;
    rememberView(title);
    show(title);
    document.querySelector<HTMLElement>('.view-menu summary')?.focus({preventScroll: true});
  });
  show(readRememberedView(titles) ?? (titles[0] as string));
}

function show(title: string): void {
  const all = listPanels();
  for (const panel of all) panel.hidden = panel.dataset.view !== title;
  hideContentsLinks();
  const box = document.querySelector('.view-menu');
  if (box) {
    setHtml(box, renderMenu(all, title));
    addSiteTags();
    defineBelow(box);
  }
  document.dispatchEvent(new ViewChangeEvent(title));
}

function renderMenu(all: readonly HTMLElement[], chosen: string): Html {
  const choices = new Map<string, DOMStringMap>();
  for (const {dataset} of all) if (!choices.has(dataset.view ?? '')) choices.set(dataset.view ?? '', dataset);
  const picture = (title: string) => {
    const data = choices.get(title);
    return renderIcon(data?.icon, undefined, {type: data?.iconType});
  };
  const label = all[0]?.dataset.label ?? '';
  const items = [...choices.keys()].map(
    title =>
      html`<li><button class="menu-link" type="button" data-choice="${title}" aria-pressed="${title === chosen ? 'true' : 'false'}">${picture(title)}<span class="menu-words">${title}</span></button></li>`,
  );
  return html`<span class="view-label">${label}</span><site-menu><details class="menu"><summary class="menu-summary" aria-label="${label}: ${chosen}">${picture(chosen)}<span>${chosen}</span>${renderGlyph('down')}</summary><ul class="menu-list">${items}</ul></details></site-menu>`;
}
