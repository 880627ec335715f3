import {isEnglish, setSiteMessages} from '../../../elements/base/messages.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';
import type {Voice} from './read-voice.js';

/** Messages of the interface for a site's pages, by language. */
export class PageMessages {
  readonly #voices = new Map<string, Voice>();
  readonly #written = {lang: document.documentElement.lang, dir: document.documentElement.dir};
  /** Returns the language of a page, first from unparsed docs.json, later from the navigation. */
  languageOf: (slug: string) => string | Promise<string>;
  shown = '';

  constructor(languageOf: (slug: string) => Promise<string>) {
    this.languageOf = languageOf;
  }

  /** Loads the messages for a page. Resolves to `undefined` for English. */
  async of(slug: string): Promise<LanguageMessages | undefined> {
    const tag = await this.languageOf(slug);
    if (!isEnglish(tag) && !this.#voices.has(tag))
      this.#voices.set(tag, await (await import('./read-voice.js')).readVoice(tag));
    return this.in(tag);
  }

  /** Returns the loaded messages of a language. */
  in(tag: string): LanguageMessages | undefined {
    return this.#voices.get(tag)?.messages;
  }

  /** Messages of the current page. */
  get now(): LanguageMessages | undefined {
    return this.in(this.shown);
  }

  /** Switches the document to a language. */
  show(tag: string): void {
    if (tag === this.shown) return;
    this.shown = tag;
    setSiteMessages(this.now);
    const {documentElement} = document;
    const {lang, dir} = this.#written;
    documentElement.lang = tag;
    // The author's `dir` applies to the author's language only.
    const direction = this.#voices.get(tag)?.direction === 'rtl' ? 'rtl' : tag === lang ? dir : '';
    if (direction) documentElement.dir = direction;
    else documentElement.removeAttribute('dir');
  }
}
