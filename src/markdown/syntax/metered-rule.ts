import type {Fuel} from './skip.js';

/**
 * A rule of marked that looks for the end of emphasis. Where an opener has none it looks through all that is left, and for
 * the next one again: what it passes over is paid for.
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
