import {readOwn} from '../../src/base/read-own.js';
import {formatList} from '../../src/messages/format.js';
import type {BaseClass, BehaviorElement} from '../base/content-element.js';
import {hideContentsLinks} from '../base/hide-contents-links.js';
import {findMessages} from '../base/messages.js';
import {readStored, writeStored} from '../base/storage.js';

/**
 * Fired after a reader chose another tab. Other groups listen and show the same label: groups with the same `name`, or
 * without a name if this group has none.
 */
export class TabChangeEvent extends Event {
  readonly label: string;
  readonly group: string;

  constructor(label: string, group = '') {
    super('docs-tab-change', {bubbles: true, composed: true});
    this.label = label;
    this.group = group;
  }
}

/** Tags with tabs. `docsTabs` creates a class for each, because a class can have only one tag. */
export const tabbedTags: readonly string[] = ['docs-tabs', 'code-group', 'request-example', 'response-example'];

let groups = 0;

export interface DocsTabs extends BehaviorElement {
  readonly labels: readonly string[];
  /** Shows the panel at an index, and hides the others. */
  show(index: number): void;
  showLabel(label: string): void;
  /** Shows the panel that contains a node. Used for links to a target in a hidden panel. */
  reveal(node: Node): void;
}

/**
 * Turns a bar of links above stacked panels into tabs (ARIA practices: arrows move, Home and End jump). The browser
 * stores the choice under the group's labels, and all groups with these labels share it.
 * @tag docs-tabs
 * @fires docs-tab-change - After the reader chose another tab.
 */
export function docsTabs(base: BaseClass): new () => DocsTabs {
  return class extends base {
    #tabs: HTMLElement[] = [];
    #panels: HTMLElement[] = [];
    #key = '';
    /** `<select>` that replaces the bar if the `dropdown` attribute is set. */
    #menu: HTMLSelectElement | undefined;

    override connectedCallback(): void {
      super.connectedCallback();
      document.addEventListener('docs-tab-change', this.#follow);
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback?.();
      document.removeEventListener('docs-tab-change', this.#follow);
    }

    override upgrade(): void {
      const bar = this.querySelector<HTMLElement>('.tab-bar');
      // Ignore the bar of a nested group: that group handles it.
      if (!bar || bar.closest(tabbedTags.join()) !== this) return;
      this.#tabs = [...bar.children] as HTMLElement[];
      this.#panels = [...(bar.parentElement as Element).children].filter(child =>
        child.classList.contains('tab-panel'),
      ) as HTMLElement[];
      const group = ++groups;
      bar.setAttribute('role', 'tablist');
      this.#tabs.forEach((tab, index) => {
        const panel = this.#panels[index];
        if (!panel) return;
        tab.removeAttribute('href');
        tab.id = `tab-${group}-${index}`;
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-controls', panel.id);
        panel.setAttribute('role', 'tabpanel');
        panel.removeAttribute('aria-label');
        panel.setAttribute('aria-labelledby', tab.id);
        tab.addEventListener('click', () => this.#choose(index));
      });
      bar.addEventListener('keydown', event => this.#move(event));
      this.#key = `lectern:tabs:${this.#name ? `name:${this.#name}` : this.labels.join('|')}`;
      if (this.hasAttribute('dropdown')) this.#menu = buildMenu(bar, this.labels, index => this.#choose(index));
      this.dataset.upgraded = '';
      const remembered = this.#isAlone ? undefined : readStored(this.#key);
      const known = remembered === undefined ? -1 : this.labels.indexOf(remembered);
      const first = Math.trunc(Number(this.getAttribute('default-tab-index')));
      this.show(known !== -1 ? known : this.#tabs[first] ? first : 0);
    }

    /** Whether the author set `sync={false}`. Then no other group follows, and the browser stores no choice. */
    get #isAlone(): boolean {
      return this.getAttribute('sync') === 'false';
    }

    get #name(): string {
      return this.getAttribute('name') ?? '';
    }

    get labels(): readonly string[] {
      return this.#tabs.map(tab => tab.textContent?.trim() ?? '');
    }

    show(index: number): void {
      this.#tabs.forEach((tab, each) => {
        tab.setAttribute('aria-selected', String(each === index));
        tab.tabIndex = each === index ? 0 : -1;
      });
      this.#panels.forEach((panel, each) => {
        panel.hidden = each !== index;
      });
      if (this.#menu) this.#menu.selectedIndex = index;
      if (this.querySelector('.tab-panel :is(h2, h3, h4)')) hideContentsLinks();
    }

    showLabel(label: string): void {
      const index = this.labels.indexOf(label);
      if (index !== -1) this.show(index);
    }

    reveal(node: Node): void {
      const index = this.#panels.findIndex(panel => panel.contains(node));
      if (index !== -1) this.show(index);
    }

    #choose(index: number): void {
      const top = this.getBoundingClientRect().top;
      this.show(index);
      const label = this.labels[index] ?? '';
      if (!this.#isAlone) {
        writeStored(this.#key, label);
        this.dispatchEvent(new TabChangeEvent(label, this.#name));
      }
      // Groups above follow and change their height. Scroll, so that the clicked tab stays under the pointer.
      const moved = this.getBoundingClientRect().top - top;
      if (moved) scrollBy({top: moved, behavior: 'instant'});
    }

    readonly #follow = (event: Event): void => {
      if (!this.#isAlone && event instanceof TabChangeEvent && event.target !== this && event.group === this.#name)
        this.showLabel(event.label);
    };

    #move(event: KeyboardEvent): void {
      const last = this.#tabs.length - 1;
      const current = this.#tabs.indexOf(event.target as HTMLElement);
      const to = readOwn({ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last}, event.key);
      if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      const index = to === undefined ? current : (to + last + 1) % (last + 1);
      this.#choose(index);
      this.#tabs[index]?.focus();
    }
  };
}

/** Builds a `<select>` with one option for each panel. Hides the bar, which still provides the labels. */
function buildMenu(bar: HTMLElement, labels: readonly string[], choose: (index: number) => void): HTMLSelectElement {
  const menu = document.createElement('select');
  menu.className = 'tab-menu-select';
  menu.setAttribute('aria-label', formatList(labels, findMessages(bar)?.frame.locale ?? 'en'));
  for (const label of labels) menu.append(new Option(label));
  menu.addEventListener('change', () => choose(menu.selectedIndex));
  bar.hidden = true;
  const box = document.createElement('div');
  box.className = 'tab-menu-box';
  box.append(menu);
  bar.before(box);
  return menu;
}
