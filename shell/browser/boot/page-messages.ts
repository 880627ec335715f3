import {isEnglish, setSiteMessages} from '../../../elements/base/messages.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';
import type {InterfaceLanguage} from './load-interface-language.js';

/** Messages of the interface, for each language of a site's pages. */
export class PageMessages {
  readonly #voices = new Map<string, InterfaceLanguage>();
  readonly #written = {lang: document.documentElement.lang, dir: document.documentElement.dir};
  /** Returns a page's language. Asynchronous until the navigation has loaded. */
  languageOf: (slug: string) => string | Promise<string>;
  shown = '';

  constructor(languageOf: (slug: string) => Promise<string>) {
    this.languageOf = languageOf;
  }

  /** Loads the messages for a page's language. Resolves to `undefined` for English, which is built in. */
  async of(slug: string): Promise<LanguageMessages | undefined> {
    const tag = await this.languageOf(slug);
    if (!isEnglish(tag) && !this.#voices.has(tag))
      this.#voices.set(tag, await (await import('./load-interface-language.js')).loadInterfaceLanguage(tag));
    return this.in(tag);
  }

  /** Returns a language's messages, if they have loaded. */
  in(tag: string): LanguageMessages | undefined {
    return this.#voices.get(tag)?.messages;
  }

  /** Messages in the language of the open page. */
  get now(): LanguageMessages | undefined {
    return this.in(this.shown);
  }

  /** Sets `lang` and `dir` of the document to those of a language. */
  show(tag: string): void {
    if (tag === this.shown) return;
    this.shown = tag;
    setSiteMessages(this.now);
    const {documentElement} = document;
    const {lang, dir} = this.#written;
    documentElement.lang = tag;
    // The author's `dir` applies only to the author's own `lang`. Other languages have their own direction.
    const direction = this.#voices.get(tag)?.direction === 'rtl' ? 'rtl' : tag === lang ? dir : '';
    if (direction) documentElement.dir = direction;
    else documentElement.removeAttribute('dir');
  }
}
