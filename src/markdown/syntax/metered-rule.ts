import type {SyntaxBudget} from './skip.js';

/**
 * Limits a marked rule that searches for the end of emphasis. Every unclosed opener searches all remaining text, which
 * would take quadratic time, so searched text is charged to the budget.
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
