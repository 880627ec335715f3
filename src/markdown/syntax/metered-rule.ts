import type {SyntaxBudget} from './skip.js';

/**
 * Wraps a rule of marked that searches for the end of emphasis. An opener without end searches the whole rest, and so
 * does the next one, so skipped text costs fuel.
 */
export class MeteredRule {
  lastIndex = 0;
  readonly #rule: RegExp;
  readonly budget: SyntaxBudget;

  constructor(rule: RegExp, budget: SyntaxBudget) {
    this.#rule = rule;
    this.budget = budget;
  }

  exec(text: string): RegExpExecArray | null {
    if (this.budget.left <= 0) return null;
    this.#rule.lastIndex = this.lastIndex;
    const match = this.#rule.exec(text);
    this.budget.left -= (match ? this.#rule.lastIndex : text.length) - this.lastIndex;
    this.lastIndex = this.#rule.lastIndex;
    return match;
  }
}
