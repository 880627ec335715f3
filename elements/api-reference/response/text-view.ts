import {decodeSlice, findSliceEnd} from '../../../src/api-reference/form/text-slices.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';

/** Number of text slices that stay in the DOM while the view follows a stream. */
const followed = 4;

/**
 * Shows text of any size. Adds slices to the DOM when the reader scrolls near them. While text arrives, follows the end
 * until the reader scrolls up.
 */
export class TextView {
  readonly element = document.createElement('div');
  readonly #toStart = document.createElement('button');
  #bytes: Uint8Array = new Uint8Array(0);
  #slices: {readonly start: number; readonly end: number; readonly element: HTMLElement}[] = [];
  #follows = false;
  #isLive = false;
  #scrollTop = 0;

  constructor(messages: ResponseMessages) {
    const {element} = this;
    element.className = 'text';
    element.tabIndex = 0;
    element.translate = false;
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', messages.shown);
    this.#toStart.type = 'button';
    this.#toStart.className = 'to-start';
    this.#toStart.hidden = true;
    this.#toStart.textContent = messages.showStart;
    this.#toStart.addEventListener('click', () => this.#fromStart());
    element.append(this.#toStart);
    element.addEventListener('scroll', () => this.#scrolled(), {passive: true});
  }

  /** Shows a longer version of the same text. Keeps slices that are in the DOM. `isLive`: follows the end. */
  show(bytes: Uint8Array, isLive: boolean): void {
    if (isLive && !this.#isLive) this.#follows = true;
    this.#isLive = isLive;
    this.#bytes = bytes;
    if (this.#follows) this.#toEnd();
    else while ((this.#slices.length < 2 || this.#isStale) && this.#add());
  }

  /** Whether the last slice has less text than has arrived. */
  get #isStale(): boolean {
    const last = this.#slices.at(-1);
    return last !== undefined && findSliceEnd(this.#bytes, last.start) !== last.end;
  }

  get #end(): number {
    return this.#slices.at(-1)?.end ?? 0;
  }

  #add(): boolean {
    if (this.#isStale) this.#slices.pop()?.element.remove();
    const start = this.#end;
    if (start >= this.#bytes.length) return false;
    const end = findSliceEnd(this.#bytes, start);
    const element = document.createElement('div');
    element.className = 'slice';
    element.textContent = decodeSlice(this.#bytes, start, end);
    this.element.append(element);
    this.#slices.push({start, end, element});
    return true;
  }

  #toEnd(): void {
    // Many slices may arrive at once. Keep only the last ones.
    while (this.#add()) this.#forget();
    this.element.scrollTop = this.element.scrollHeight;
  }

  #forget(): void {
    if (this.#slices.length <= followed) return;
    this.#slices.shift()?.element.remove();
    this.#toStart.hidden = false;
  }

  #fromStart(): void {
    for (const {element} of this.#slices) element.remove();
    this.#slices = [];
    this.#toStart.hidden = true;
    this.#follows = false;
    this.#add();
    this.element.scrollTop = 0;
    this.element.focus({preventScroll: true});
  }

  #scrolled(): void {
    const {scrollTop, clientHeight, scrollHeight} = this.element;
    const left = scrollHeight - scrollTop - clientHeight;
    // Compare with the position before: new text moves the end away from a reader who is at the end.
    if (scrollTop < this.#scrollTop) this.#follows = false;
    else if (left < 24 && this.#isLive && this.#end >= this.#bytes.length) this.#follows = true;
    this.#scrollTop = scrollTop;
    if (left < 1500) this.#add();
  }
}
