import type {Emitter} from 'highlight.js';
import {type CodeToken, toScopeClass} from '../../../src/markdown/code/tokens.js';

/** Receives tokens from highlight.js instead of HTML, so that the page does not parse HTML again. */
export class TokenEmitter implements Emitter {
  readonly tokens: CodeToken[] = [];
  readonly #scopes: string[] = [];
  /** Whether the next text extends the last token. False after a scope opened or closed. */
  #isOpen = false;

  addText(text: string): void {
    if (text) this.#add(text, this.#scopes.at(-1));
  }

  startScope(name: string): void {
    this.#scopes.push(toScopeClass(name));
    this.#isOpen = false;
  }

  endScope(): void {
    this.#scopes.pop();
    this.#isOpen = false;
  }

  openNode(name: string): void {
    this.startScope(name);
  }

  closeNode(): void {
    this.endScope();
  }

  /** Adds the tokens of embedded code in another language. */
  __addSublanguage(emitter: Emitter, name: string): void {
    const outer = name ? `language-${name}` : this.#scopes.at(-1);
    for (const {text, className = outer} of (emitter as TokenEmitter).tokens) {
      this.#isOpen = false;
      this.#add(text, className);
    }
    this.#isOpen = false;
  }

  finalize(): void {
    this.#scopes.length = 0;
  }

  toHTML(): string {
    return '';
  }

  #add(text: string, className: string | undefined): void {
    const last = this.tokens.at(-1);
    if (this.#isOpen && last) this.tokens[this.tokens.length - 1] = {...last, text: last.text + text};
    else this.tokens.push(className ? {text, className} : {text});
    this.#isOpen = true;
  }
}
