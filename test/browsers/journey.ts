import assert from 'node:assert/strict';
import {setTimeout as pause} from 'node:timers/promises';
import {type ProjectFiles, type ServeOptions, type Site, serve} from '../e2e/site.js';
import type {Plain, Tab} from './engine.js';
import {find, record} from './recorder.js';

/** A way that a reader goes, the same in every engine. */
export interface Journey {
  /** A sentence about what the reader gets. */
  readonly name: string;
  /** Runs in `npm test`, in Firefox and WebKit. */
  readonly isGate?: true;
  /** Notes that belong to the journey: a fault that it makes itself. */
  readonly expects?: RegExp;
  go(trip: Trip): Promise<void>;
}

export interface TripOptions extends ServeOptions {
  /** HTML in front of all that the journey itself needs. */
  readonly beforeRecorder?: string;
}

/** Served next to every project: what notes faults, and finds elements. */
export const recorderFiles: ProjectFiles = {
  'recorder.js': `(${record})(); globalThis.journeyFind = ${find};`,
};
export const recorderTag = '<script src="/recorder.js"></script>';

/** Milliseconds that anything may take to appear. */
const patience = 10_000;

/** Runs a journey in a tab. It ends what it starts. */
export class Trip {
  readonly tab: Tab;
  readonly #shots: string | undefined;
  readonly #ends: (() => unknown)[] = [];

  /** `shots` is the folder of screenshots, where they are wanted. */
  constructor(tab: Tab, shots?: string) {
    this.tab = tab;
    this.#shots = shots;
  }

  /** Something to end after the journey, whatever happens. */
  later(end: () => unknown): void {
    this.#ends.push(end);
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }

  /** Serves a project by the script tag. */
  async serve(files: ProjectFiles, options: TripOptions = {}): Promise<Site> {
    const head = (options.beforeRecorder ?? '') + recorderTag + (options.head ?? '');
    const site = await serve({...recorderFiles, ...files}, {...options, head});
    this.later(() => site.close());
    return site;
  }

  /** Serves and opens it, and waits for the title of the page. */
  async open(files: ProjectFiles, title: string, options: TripOptions & {path?: string} = {}): Promise<Site> {
    const site = await this.serve(files, options);
    await this.tab.go(site.url + (options.path ?? ''));
    await this.title(title);
    return site;
  }

  /** Waits for a page of this title, with its frame. */
  async title(title: string): Promise<void> {
    await this.until(
      wanted =>
        document.querySelector('.page-head h1, .site-article h1')?.textContent?.trim() === wanted &&
        document.querySelector('.site-header > *') !== null &&
        document.querySelector('[data-turning]') === null,
      title,
    );
  }

  /** Waits until a function is true in the page. */
  async until<Given extends readonly Plain[]>(script: (...given: Given) => unknown, ...given: Given): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      // The page may be on its way to another one.
      const isTrue = await this.tab.run(script, ...given).catch(error => {
        if (Date.now() > end) throw error;
      });
      if (isTrue) return;
      assert.ok(Date.now() < end, `It did not become true: ${script} with ${JSON.stringify(given)}`);
      await pause(30);
    }
  }

  /** Waits for an element that is seen; its text, if one is given, is the whole of it or its name. */
  async see(selector: string, text?: string): Promise<void> {
    await this.until(
      (selector, text) => {
        try {
          return Boolean((globalThis as unknown as {journeyFind: typeof find}).journeyFind([selector, text]));
        } catch {
          return false;
        }
      },
      selector,
      text ?? null,
    );
  }

  /** Waits for an element that is seen, and clicks it. */
  async click(selector: string, text?: string): Promise<void> {
    for (let turn = 1; ; turn++) {
      await this.see(selector, text);
      try {
        return await this.tab.click(selector, text);
      } catch (error) {
        // Drawn again or moved between both; a reader aims again, too.
        if (turn === 5) throw error;
        await pause(100);
      }
    }
  }

  /** Returns the texts of all elements for a selector, in shadow roots too, each with what its own shadow roots say. */
  texts(selector: string): Promise<string[]> {
    return this.tab.run(selector => {
      const textOf = (node: Node): string =>
        node.nodeType === Node.TEXT_NODE
          ? (node.nodeValue ?? '')
          : [...((node as Element).shadowRoot ?? node).childNodes].map(textOf).join('');
      const all = (root: ParentNode): Element[] => [
        ...root.querySelectorAll(selector),
        ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) => (shadowRoot ? all(shadowRoot) : [])),
      ];
      return all(document).map(each => textOf(each).replace(/\s+/g, ' ').trim());
    }, selector);
  }

  /** Waits until the texts for a selector hold these words. */
  async says(selector: string, words: string): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const texts = await this.texts(selector);
      if (texts.some(text => text.includes(words))) return;
      assert.ok(Date.now() < end, `${selector} does not say "${words}", but ${JSON.stringify(texts).slice(0, 500)}`);
      await pause(30);
    }
  }

  async screenshot(name: string): Promise<void> {
    if (this.#shots) await this.tab.screenshot(`${this.#shots}/${name}.png`);
  }
}

/** Goes a journey; throws where it leads elsewhere, or where the page noted a fault. */
export async function goJourney(tab: Tab, {name, expects, go}: Journey, shots?: string): Promise<void> {
  const trip = new Trip(tab, shots);
  try {
    await go(trip);
    const notes = await tab.run(() => (globalThis as unknown as {journeyNotes(): string[]}).journeyNotes());
    assert.deepEqual(
      notes.filter(note => !expects?.test(note)),
      [],
      'what the pages noted',
    );
    await trip.screenshot(name.replace(/[^\w]+/g, '-').slice(0, 60));
  } finally {
    await trip.end();
    await tab.resize(1440, 900).catch(() => {});
  }
}
