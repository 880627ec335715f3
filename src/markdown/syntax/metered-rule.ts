import type {Fuel} from './skip.js';

/**
 * Wraps a rule of marked that searches for the end of emphasis. An opener without end searches the whole rest, and so
 * does the next one, so skipped text costs fuel.
 */
export class MeteredRule {
  lastIndex = 0;
  readonly #rule: RegExp;
  readonly #fuel: Fuel;

  constructor(rule: RegExp, fuel: Fuel) {
    this.#rule = rule;
    this.#fuel = fuel;
  }

  exec(text: string): RegExpExecArray | null {
    if (this.#fuel.left <= 0) return null;
    this.#rule.lastIndex = this.lastIndex;
    const match = this.#rule.exec(text);
    this.#fuel.left -= (match ? this.#rule.lastIndex : text.length) - this.lastIndex;
    this.lastIndex = this.#rule.lastIndex;
    return match;
  }
}
