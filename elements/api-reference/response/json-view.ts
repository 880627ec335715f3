import type {JsonScan} from '../../../src/api-reference/form/json-scan.js';
import {type JsonNode, unescapeStart} from '../../../src/api-reference/form/json-tree.js';
import {formatSize} from '../../../src/api-reference/form/quantities.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import {formatNumber} from '../../../src/messages/format.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {copyAndAnnounce} from '../../content/copy-text/copy-button.js';
import {type JsonRow, JsonRows} from './json-rows.js';

/** Height in pixels of a row whose text does not wrap. Must equal the line height in the style sheet. */
const rowHeight = 22;
const beyond = 12;

/**
 * Shows JSON of any size as a tree. Only visible rows are in the DOM. Keyboard control follows the ARIA tree pattern.
 * `aria-activedescendant` marks the active row, because focused rows would lose the focus when they leave the DOM.
 */
export class JsonView {
  readonly element = document.createElement('div');
  readonly #space = document.createElement('div');
  readonly #rows: JsonRows;
  readonly #messages: ResponseMessages;
  /** Heights of rows whose text wraps at the current width. Known after a row was in the DOM. */
  #heights = new WeakMap<JsonRow, number>();
  /** Positions of `rows`, kept while the reader scrolls: a tree can have a million rows. */
  #known: {readonly rows: readonly JsonRow[]; readonly tops: readonly number[]} | undefined;
  #width = 0;
  #active = 0;
  #frame = 0;

  constructor(scan: JsonScan, messages: ResponseMessages) {
    this.#rows = new JsonRows(scan);
    this.#messages = messages;
    const {element} = this;
    element.className = 'tree';
    element.tabIndex = 0;
    element.translate = false;
    element.setAttribute('role', 'tree');
    element.setAttribute('aria-label', messages.jsonTree);
    this.#space.className = 'tree-space';
    this.#space.setAttribute('role', 'none');
    element.append(this.#space);
    element.addEventListener('scroll', () => this.#later(), {passive: true});
    element.addEventListener('click', event => void this.#click(event));
    element.addEventListener('keydown', event => void this.#key(event));
    // Render again when the size changes: it is 0 before the element is in the page, and while its tab is hidden.
    new ResizeObserver(() => this.#later()).observe(element);
    void this.#rows.openFirst().then(() => this.#draw());
  }

  #later(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#frame = 0;
    const {clientWidth} = this.element;
    if (clientWidth !== this.#width) {
      this.#heights = new WeakMap();
      this.#known = undefined;
    }
    this.#width = clientWidth;
    this.#render();
    if (clientWidth > 0 && this.#measure()) this.#render();
  }

  /** Puts the visible rows into the DOM. */
  #render(): void {
    const {rows} = this.#rows;
    const {element} = this;
    const tops = this.#tops();
    const from = element.scrollTop - beyond * rowHeight;
    const to = element.scrollTop + element.clientHeight + beyond * rowHeight;
    this.#space.style.height = `${tops.at(-1)}px`;
    const first = Math.max(0, findAfter(tops, from) - 1);
    const last = Math.min(rows.length, findAfter(tops, to));
    const shown = rows.slice(first, last);
    this.#space.replaceChildren(...shown.map((row, at) => this.#row(row, first + at, tops[first + at] as number)));
    const isDrawn = this.#active >= first && this.#active < last;
    if (isDrawn) element.setAttribute('aria-activedescendant', `json-${this.#active}`);
    else element.removeAttribute('aria-activedescendant');
  }

  /** Returns the position of each row, and the end of the last one. */
  #tops(): readonly number[] {
    const {rows} = this.#rows;
    if (this.#known?.rows === rows) return this.#known.tops;
    const tops = [0];
    let top = 0;
    for (const row of rows) {
      top += this.#heightOf(row);
      tops.push(top);
    }
    this.#known = {rows, tops};
    return tops;
  }

  #heightOf(row: JsonRow): number {
    return this.#heights.get(row) ?? rowHeight;
  }

  /** Measures the rows in the DOM. Returns whether a height has changed. Visible rows keep their position. */
  #measure(): boolean {
    const {element} = this;
    const tops = this.#tops();
    let isChanged = false;
    let above = 0;
    for (const child of this.#space.children) {
      const index = getRowIndex(child);
      const row = this.#rows.rows[index] as JsonRow;
      const {offsetHeight} = child as HTMLElement;
      const added = offsetHeight - this.#heightOf(row);
      if (added === 0) continue;
      isChanged = true;
      this.#heights.set(row, offsetHeight);
      if ((tops[index + 1] as number) <= element.scrollTop) above += added;
    }
    if (isChanged) this.#known = undefined;
    if (above) {
      // Set the height first: otherwise the browser can't scroll that far.
      this.#space.style.height = `${this.#tops().at(-1)}px`;
      element.scrollTop += above;
    }
    return isChanged;
  }

  #row(row: JsonRow, index: number, top: number): HTMLElement {
    const {node, level} = row;
    const element = document.createElement('div');
    element.className = 'tree-row';
    element.id = `json-${index}`;
    element.style.top = `${top}px`;
    element.style.setProperty('--tree-level', String(level - 1));
    const attributes = {
      role: 'treeitem',
      'aria-level': level,
      'aria-posinset': row.position,
      'aria-setsize': row.siblings,
      'aria-selected': index === this.#active,
      ...(this.#rows.canOpen(index) && {'aria-expanded': row.isOpen}),
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    if ('key' in node && node.key !== undefined)
      element.append(createSpan('tree-key', node.key), createSpan('tree-mark', ': '));
    element.append(this.#value(row));
    return element;
  }

  #value({node, isOpen}: JsonRow): HTMLElement {
    const {bytes} = this.#rows;
    if (node.kind === 'piece') return createSpan('tree-string', node.text.replace(/\n$/, ' ↵'));
    if (node.kind === 'range') {
      const [from, last] = [node.from, node.to - 1].map(each => formatNumber(each, this.#messages.locale));
      return createSpan('tree-note', `${from} … ${last}`);
    }
    if (node.kind === 'object' || node.kind === 'array') return this.#container(node);
    if (node.kind !== 'string') {
      // A number can have a million digits. Decode at most 400 bytes for a line.
      const text = new TextDecoder().decode(bytes.subarray(node.start, Math.min(node.end, node.start + 400)));
      return createSpan(node.kind === 'number' ? 'tree-number' : 'tree-word', text);
    }
    const {text, isWhole} = unescapeStart(bytes, node.start, node.end, isOpen ? 40 : 300);
    const quoted = JSON.stringify(text);
    return createSpan('tree-string', isWhole ? quoted : `${quoted.slice(0, -1)}…`);
  }

  #container(node: Extract<JsonNode, {readonly start: number}>): HTMLElement {
    const messages = this.#messages;
    const isObject = node.kind === 'object';
    const count = this.#rows.countOf(node);
    if (count === 0) return createSpan('tree-note', isObject ? '{}' : '[]');
    const {locale} = messages;
    const size =
      count === undefined
        ? formatSize(node.end - node.start, locale)
        : formatPlural(isObject ? messages.keys : messages.items, count, locale);
    return createSpan('tree-note', `${isObject ? '{…}' : '[…]'} ${size}`);
  }

  async #click(event: MouseEvent): Promise<void> {
    const row = (event.target as Element).closest('.tree-row');
    // Ignore the click that ends a text selection: it must not close the line.
    if (!row || !getSelection()?.isCollapsed) return;
    this.#active = getRowIndex(row);
    await this.#toggle();
    this.#draw();
  }

  async #toggle(): Promise<void> {
    if (this.#rows.rows[this.#active]?.isOpen) this.#rows.close(this.#active);
    else await this.#rows.open(this.#active);
  }

  async #key(event: KeyboardEvent): Promise<void> {
    const {rows} = this.#rows;
    const {key} = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'c' && getSelection()?.isCollapsed) {
      event.preventDefault();
      await copyAndAnnounce(this.element, this.#textOf(this.#active));
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: this.#active + 1,
      ArrowUp: this.#active - 1,
      PageDown: this.#active + page,
      PageUp: this.#active - page,
      Home: 0,
      End: rows.length - 1,
    };
    const isToggle = key === 'Enter' || key === ' ' || key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isToggle && !Object.hasOwn(steps, key)) return;
    event.preventDefault();
    const isOpen = rows[this.#active]?.isOpen ?? false;
    if (Object.hasOwn(steps, key)) this.#active = Math.max(0, Math.min(rows.length - 1, steps[key] as number));
    else if (key === 'ArrowLeft' && !isOpen) this.#active = this.#rows.parentOf(this.#active);
    else if (key === 'ArrowRight' && isOpen) this.#active = Math.min(rows.length - 1, this.#active + 1);
    else await this.#toggle();
    this.#reveal();
    this.#draw();
    // The row may be higher than it was expected.
    this.#reveal();
  }

  #reveal(): void {
    const {element} = this;
    const tops = this.#tops();
    const top = tops[this.#active] as number;
    const bottom = (tops[this.#active + 1] as number) + rowHeight;
    // Set the height first: otherwise the browser can't scroll that far.
    this.#space.style.height = `${tops.at(-1)}px`;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
  }

  #textOf(index: number): string {
    const {bytes, rows} = this.#rows;
    const node = rows[index]?.node;
    if (!node || node.kind === 'range') return '';
    if (node.kind === 'piece') return node.text;
    if (node.kind === 'string') return unescapeStart(bytes, node.start, node.end).text;
    return new TextDecoder().decode(bytes.subarray(node.start, node.end));
  }
}

/** Returns the index of the first position after `limit`. Positions are in order. */
function findAfter(tops: readonly number[], limit: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] as number) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

function getRowIndex(row: Element): number {
  return Number(row.id.slice('json-'.length));
}

function createSpan(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}
