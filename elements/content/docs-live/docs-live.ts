import {hydrate, render} from 'preact';
import type {Island} from '../../../src/site/live/island.js';
import type {Linker} from '../../../src/site/live/linker.js';
import {failureNote} from './failure-note.js';
import {faultOf} from './fault.js';
import {islandView} from './island-view.js';
import {handlers} from './react.js';

/** Source of island files: compiled in the page, or in advance. */
interface LiveHost {
  linkerOf(page: string): Promise<Linker>;
  /** Called after an island rendered, because new elements may need a definition. */
  drawn(island: DocsLive): void;
}

let host: LiveHost | undefined;
let count = 0;

/** Sets the source of island files, before the first island is defined. */
export function setLiveHost(given: LiveHost): void {
  host = given;
}

handlers.failed = (error, target) => {
  const island = target instanceof Element ? target.closest<DocsLive>('docs-live') : null;
  if (!island) throw error;
  island.failed(error);
};

/**
 * Runs a component of the project at its position.
 * @tag docs-live
 */
export class DocsLive extends HTMLElement {
  #isRunning = false;
  #drawing: MutationObserver | undefined;
  /** Counts runs. A run compares its number to detect a later run or the island's removal. */
  #runs = 0;
  readonly #slots = new Map<string, readonly Node[]>();

  static readonly observedAttributes = ['data-live'];

  /** The preview rendered the page again, so its files may have changed. */
  attributeChangedCallback(_: string, old: string | null): void {
    if (old === null || !this.isConnected) return;
    if (this.#isRunning) render(null, this);
    this.#isRunning = false;
    void this.#start(++this.#runs);
  }

  connectedCallback(): void {
    // An island inside another one belongs to the outer tree, or its slot starts it.
    if (!this.#isRunning) void this.#start(++this.#runs);
  }

  disconnectedCallback(): void {
    // An island that moves keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#runs++;
      if (this.#isRunning) render(null, this);
      this.#isRunning = false;
    });
  }

  /** Shows an error below the component, which continues if possible. */
  failed(error: unknown): void {
    for (const old of this.querySelectorAll(':scope > .live-failure')) old.remove();
    this.append(failureNote(faultOf(this.dataset.name ?? '', error)));
    console.error(error);
  }

  async #start(run: number): Promise<void> {
    const isDrawn = this.hasAttribute('data-drawn');
    if (isDrawn) await seen(this);
    try {
      const island = JSON.parse(this.dataset.live ?? '{}') as Island;
      const linker = await (host as LiveHost).linkerOf(island.page);
      if (run !== this.#runs || !this.isConnected) return;
      this.#take();
      const number = Number(this.dataset.number ?? ++count + 1000);
      const tree = islandView(island, number, {
        linker,
        isDrawn,
        fill: (slot, element) => this.#fill(slot, element as Element),
        failed: error => this.failed(error),
      });
      this.#isRunning = true;
      if (isDrawn) hydrate(tree, this);
      else {
        this.replaceChildren();
        render(tree, this);
      }
      this.dataset.runs = '';
      this.#watch();
    } catch (error) {
      if (run !== this.#runs) return;
      if (this.#isRunning) this.replaceChildren();
      this.failed(error);
    }
  }

  #watch(): void {
    const {drawn} = host as LiveHost;
    drawn(this);
    this.#drawing ??= new MutationObserver(() => drawn(this));
    this.#drawing.observe(this, {childList: true, subtree: true});
  }

  /** Removes the content of its slots, so that the component can place it. */
  #take(): void {
    const templates = [...this.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]')];
    for (const template of templates) {
      this.#slots.set(template.dataset.slot as string, [...template.content.childNodes]);
      template.remove();
    }
    for (const slot of this.querySelectorAll<HTMLElement>('docs-slot'))
      if (slot.closest('docs-live') === this && !this.#slots.has(slot.dataset.slot as string))
        this.#slots.set(slot.dataset.slot as string, [...slot.childNodes]);
  }

  #fill(slot: string, element: Element): void {
    const nodes = this.#slots.get(slot) ?? [];
    if (element.childNodes.length > 0) return;
    // A slot that a component renders twice gets a copy of its nodes.
    const isShown = nodes.some(node => node.isConnected && this.contains(node));
    element.append(...(isShown ? nodes.map(node => node.cloneNode(true)) : nodes));
  }
}

/** Resolves when an island comes near the viewportport. */
function seen(island: Element): Promise<void> {
  const box = island.firstElementChild;
  if (!box || getComputedStyle(box).display === 'contents') return Promise.resolve();
  return new Promise(done => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      {rootMargin: '200px'},
    );
    observer.observe(box);
  });
}
