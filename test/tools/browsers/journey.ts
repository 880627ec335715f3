import assert from 'node:assert/strict';
import {setTimeout as pause} from 'node:timers/promises';
import {type ProjectFiles, type ServeOptions, type Site, serve} from '../../e2e/site.js';
import type {Plain, Tab} from './engine.js';
import {find, record} from './recorder.js';

/** A reader's actions on a site, identical in every engine. */
export interface Journey {
  /** A sentence about the result for the reader. */
  readonly name: string;
  /** Runs in `npm test`, in Firefox and WebKit. */
  readonly isGate?: true;
  /** Expected recorder notes, for a journey that causes a fault on purpose. */
  readonly expects?: RegExp;
  go(trip: Trip): Promise<void>;
}

export interface TripOptions extends ServeOptions {
  /** HTML before the recorder's script. */
  readonly beforeRecorder?: string;
}

/** Files served with every project: the recorder of faults, and the function that finds elements. */
export const recorderFiles: ProjectFiles = {
  'recorder.js': `(${record})(); globalThis.journeyFind = ${find};`,
};
export const recorderTag = '<script src="/recorder.js"></script>';

/** Timeout of every wait in milliseconds. */
const patience = 10_000;

/** Runs a journey in a tab, and stops everything that the journey started. */
export class Trip {
  readonly tab: Tab;
  readonly #shots: string | undefined;
  readonly #ends: (() => unknown)[] = [];

  /** `shots` is the folder for screenshots, if any. */
  constructor(tab: Tab, shots?: string) {
    this.tab = tab;
    this.#shots = shots;
  }

  /** Registers a function that runs after the journey, even after a failure. */
  later(end: () => unknown): void {
    this.#ends.push(end);
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).toReversed()) await end();
  }

  /** Serves a project with the script tag. */
  async serve(files: ProjectFiles, options: TripOptions = {}): Promise<Site> {
    const head = (options.beforeRecorder ?? '') + recorderTag + (options.head ?? '');
    const site = await serve({...recorderFiles, ...files}, {...options, head});
    this.later(() => site.close());
    return site;
  }

  /** Serves a project, opens it, and waits for the page's title. */
  async open(files: ProjectFiles, title: string, options: TripOptions & {path?: string} = {}): Promise<Site> {
    const site = await this.serve(files, options);
    await this.tab.go(site.url + (options.path ?? ''));
    await this.title(title);
    return site;
  }

  /** Waits for a page with this title, and for its page chrome. */
  async title(title: string): Promise<void> {
    await this.until(
      wanted =>
        document.querySelector('.page-head h1, .site-article h1')?.textContent?.trim() === wanted &&
        document.querySelector('.site-header > *') !== null &&
        document.querySelector('[data-turning]') === null,
      title,
    );
  }

  /** Waits until a function returns true in the page. */
  async until<Given extends readonly Plain[]>(script: (...given: Given) => unknown, ...given: Given): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      // The page can be navigating.
      const isTrue = await this.tab.run(script, ...given).catch(error => {
        if (Date.now() > end) throw error;
      });
      if (isTrue) return;
      assert.ok(Date.now() < end, `It did not become true: ${script} with ${JSON.stringify(given)}`);
      await pause(30);
    }
  }

  /** Waits for a visible element. The optional text is its complete text or its accessible name. */
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

  /** Waits for a visible element, and clicks it. */
  async click(selector: string, text?: string): Promise<void> {
    for (let turn = 1; ; turn++) {
      await this.see(selector, text);
      try {
        return await this.tab.click(selector, text);
      } catch (error) {
        // The page can render or move the element between both steps. A retry imitates a reader who aims again.
        if (turn === 5) throw error;
        await pause(100);
      }
    }
  }

  /** Returns the text of all elements for a selector, including shadow roots. */
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

  /** Waits until the text of the elements for a selector contains these words. */
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

/** Runs a journey. Throws if a step fails, or if the page recorded a fault. */
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
