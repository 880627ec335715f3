import type {CodeToType, TypedBlock} from '../base/ports.js';
import type {Problem} from '../base/problem.js';
import type {CheckedCode} from '../markdown/code/checked-code.js';
import {createUncheckedCode} from '../markdown/code/without-type-marks.js';
import {createTypedBlock} from '../markdown/render/html/typed-code.js';
import type {Highlight} from './highlighter.js';

export type CheckTypes = (code: string, language: string) => Promise<CheckedCode>;

const isTypescript = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/;

/**
 * Code blocks with the option `twoslash` in one page. The first rendering requests their types, and the next one uses
 * them.
 */
export class TypedBlocks {
  readonly problems: Problem[] = [];
  readonly #check: CheckTypes;
  readonly #highlight: Highlight;
  readonly #known = new Map<string, CheckedCode>();
  readonly #missed = new Map<string, CodeToType>();

  constructor(check: CheckTypes, highlight: Highlight) {
    this.#check = check;
    this.#highlight = highlight;
  }

  /** Returns whether the page contains such code blocks. */
  get isAsked(): boolean {
    return this.#known.size > 0 || this.#missed.size > 0;
  }

  readonly find = (code: CodeToType): TypedBlock | undefined => {
    const language = code.language.toLowerCase();
    const key = `${language}\n${code.value}`;
    const checked = this.#known.get(key);
    if (checked) return createTypedBlock(checked, this.#highlight(checked.code, language));
    this.#missed.set(key, code);
    return undefined;
  };

  /** Checks the code blocks whose types are missing. Returns false if absent. */
  async settle(file: string): Promise<boolean> {
    if (this.#missed.size === 0) return false;
    for (const [key, {value, language, line}] of this.#missed) {
      const checked = hasTypes(language)
        ? await this.#check(value, language.toLowerCase())
        : createUncheckedCode(value);
      this.#known.set(key, checked);
      if (!checked.problem) continue;
      this.problems.push({
        code: 'code-types',
        level: 'warning',
        message: `Code with "twoslash" has ${checked.types.length > 0 ? 'an error' : 'no types'}. ${checked.problem.message}`,
        fix: checked.problem.fix,
        place: {file, line, column: 1},
      });
    }
    this.#missed.clear();
    return true;
  }
}

/** Returns whether the compiler supports a language. */
export function hasTypes(language: string): boolean {
  return isTypescript.test(language.toLowerCase());
}
