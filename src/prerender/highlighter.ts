import type {GrammarLanguage} from '../markdown/code/grammar.js';
import type {CodeToken} from '../markdown/code/tokens.js';

/** Returns the tokens of a code block. Undefined for an unknown language, and until the language is loaded. */
export type Highlight = (code: string, language: string) => readonly CodeToken[] | undefined;

export interface Languages {
  load(languages: readonly string[]): Promise<void>;
  /** Adds a language that the project defines. */
  add?(language: GrammarLanguage): void;
  readonly highlight: Highlight;
}

/** Loads the languages that rendering has requested, each once. */
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

  /** Loads the requested languages. Returns false if absent. */
  async settle(): Promise<boolean> {
    const missed = [...this.#missed];
    if (missed.length === 0) return false;
    this.#missed.clear();
    for (const each of missed) this.#loaded.add(each);
    await this.#languages.load(missed);
    return true;
  }
}
