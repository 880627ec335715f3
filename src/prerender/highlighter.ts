import type {GrammarLanguage} from '../markdown/code/grammar.js';
import type {CodeToken} from '../markdown/code/tokens.js';

/** Returns the tokens of code. Undefined for an unknown language, or until the language is loaded. */
export type Highlight = (code: string, language: string) => readonly CodeToken[] | undefined;

export interface Languages {
  load(languages: readonly string[]): Promise<void>;
  /** Adds a language from the project. */
  add?(language: GrammarLanguage): void;
  readonly highlight: Highlight;
}

/** Loads each requested language once. */
export class Highlighter {
  readonly #languages: Languages;
  readonly #loaded = new Set<string>();
  readonly #missed = new Set<string>();

  constructor(languages: Languages) {
    this.#languages = languages;
  }

  readonly highlight: Highlight = (code, language) => {
    if (!this.#loaded.has(language)) this.#missed.add(language);
    return this.#languages.highlight(code, language);
  };

  /** Loads the requested languages. False if there are none. */
  async settle(): Promise<boolean> {
    const missed = [...this.#missed];
    if (missed.length === 0) return false;
    this.#missed.clear();
    for (const each of missed) this.#loaded.add(each);
    await this.#languages.load(missed);
    return true;
  }
}
