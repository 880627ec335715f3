import {hydrate, render} from 'preact';
import type {Island} from '../../../src/site/live/island.js';
import type {Linker} from '../../../src/site/live/linker.js';
import {buildFailureNote} from './build-failure-note.js';
import {buildIslandView} from './build-island-view.js';
import {describeComponentError} from './component-error.js';
import {handlers} from './react.js';

/** Provides the code of islands, either compiled in the page or by the build. */
interface LiveHost {
  linkerOf(page: string): Promise<Linker>;
  /** Called after an island rendered. Defines new elements in its markup. */
  drawn(island: DocsLive): void;
}

let host: LiveHost | undefined;
let count = 0;

/** Sets the provider of island code. Call it before the first island is defined. */
export function setLiveHost(given: LiveHost): void {
  host = given;
}

handlers.failed = (error, target) => {
  const island = target instanceof Element ? target.closest<DocsLive>('docs-live') : null;
  if (!island) throw error;
  island.failed(error);
};

/**
 * Runs a React component of the project inside a page.
 * @tag docs-live
 */
export class DocsLive extends HTMLElement {
  #isRunning = false;
  #drawing: MutationObserver | undefined;
  /**
   * Number of the last run. After `await`, a run stops if this number changed: the island restarted or left the page.
   */
  #runs = 0;
  readonly #slots = new Map<string, readonly Node[]>();

  static readonly observedAttributes = ['data-live'];

  /** The preview rendered the page again. Restart, because the island's files may have changed. */
  attributeChangedCallback(_: string, old: string | null): void {
    if (old === null || !this.isConnected) return;
    if (this.#isRunning) render(null, this);
    this.#isRunning = false;
    void this.#start(++this.#runs);
  }

  connectedCallback(): void {
    // A nested island runs in the tree of the outer one. Start only islands without a running tree.
    if (!this.#isRunning) void this.#start(++this.#runs);
  }

  disconnectedCallback(): void {
    // Wait a microtask: an island that was only moved is connected again afterwards, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#runs++;
      if (this.#isRunning) render(null, this);
      this.#isRunning = false;
    });
  }

  /** Shows an error below the component, and keeps the component running. */
  failed(error: unknown): void {
    for (const old of this.querySelectorAll(':scope > .live-failure')) old.remove();
    this.append(buildFailureNote(describeComponentError(this.dataset.name ?? '', error)));
    console.error(error);
  }

  async #start(run: number): Promise<void> {
    const isDrawn = this.hasAttribute('data-drawn');
    if (isDrawn) await waitUntilSeen(this);
    try {
      const island = JSON.parse(this.dataset.live ?? '{}') as Island;
      const linker = await (host as LiveHost).linkerOf(island.page);
      if (run !== this.#runs || !this.isConnected) return;
      this.#take();
      const number = Number(this.dataset.number ?? ++count + 1000);
      const tree = buildIslandView(island, number, {
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

  /** Takes the content of the slots out of the markup, so that the component can insert it. */
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
    // A component can render a slot twice. Insert a copy the second time: the nodes can only be in one position.
    const isShown = nodes.some(node => node.isConnected && this.contains(node));
    element.append(...(isShown ? nodes.map(node => node.cloneNode(true)) : nodes));
  }
}

/** Resolves when an island comes near the viewport. */
function waitUntilSeen(island: Element): Promise<void> {
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
