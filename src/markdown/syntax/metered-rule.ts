import type {SyntaxBudget} from './skip.js';

/**
 * Rule of marked for the end of emphasis, which charges all text that it searches to the budget. Without a limit, every
 * unclosed mark would search the rest of the text, in quadratic time.
 */
export class MeteredRule {
  lastIndex = 0;
  readonly #rule: RegExp;
  readonly #budget: SyntaxBudget;

  constructor(rule: RegExp, budget: SyntaxBudget) {
    this.#rule = rule;
    this.#budget = budget;
  }

  exec(text: string): RegExpExecArray | null {
    if (this.#budget.left <= 0) return null;
    this.#rule.lastIndex = this.lastIndex;
    const match = this.#rule.exec(text);
    this.#budget.left -= (match ? this.#rule.lastIndex : text.length) - this.lastIndex;
    this.lastIndex = this.#rule.lastIndex;
    return match;
  }
}
