import {getPositionKey, type Located} from '../document/located.js';
import {getLastKey} from '../document/pointer.js';
import type {DocumentPosition, SpecProblem} from '../document/spec-problem.js';

/** A value on the way to the current one, outermost first. */
export interface CycleLink {
  readonly node: Located;
  /** True if the walk reached the value by a reference, not from its parent. */
  readonly isReferred: boolean;
}

/** Maximum number of reported cycles. A densely connected document has too many to read. */
const MAX_CYCLES = 100;
/** Maximum number of names in a reported chain. */
const MAX_NAMES = 12;

/**
 * Collects the cycles that a depth-first walk finds. A cycle ends with a reference to a value on the current path.
 * Every cycle has such a reference, so each is found exactly once.
 */
export class ReferenceCycles {
  readonly #rootFile: string;
  readonly #stack: readonly CycleLink[];
  /** Stack index of each value on the current path. */
  readonly #places = new Map<unknown, number>();
  /** Stack indexes of values that the walk reached by a reference. */
  readonly #referred: number[] = [];
  readonly #closed = new Set<string>();
  readonly #problems: SpecProblem[] = [];
  #more = 0;

  /** Creates the collector. `stack` is the walk's path, which the caller updates. */
  constructor(rootFile: string, stack: readonly CycleLink[]) {
    this.#rootFile = rootFile;
    this.#stack = stack;
  }

  /** Registers a value. Call before pushing it onto the stack. */
  enter({value}: Located, isReferred: boolean): void {
    this.#places.set(value, this.#stack.length);
    if (isReferred) this.#referred.push(this.#stack.length);
  }

  /** Removes a value. Call after popping it from the stack. */
  leave({value}: Located): void {
    this.#places.delete(value);
    if (this.#referred.at(-1) === this.#stack.length) this.#referred.pop();
  }

  /** Records a cycle if `target` is on the current path. Call when the top of the stack refers to `target`. */
  close(target: Located): void {
    const start = this.#places.get(target.value);
    const from = this.#stack.at(-1)?.node;
    if (start === undefined || !from) return;
    // Count one cycle for two properties of the same schema that refer back to the same value.
    const last = this.#referred.at(-1) ?? 0;
    const key = `${start} ${getPositionKey((this.#stack[Math.max(last, start)] as CycleLink).node)}`;
    if (this.#closed.has(key)) return;
    this.#closed.add(key);
    if (this.#problems.length < MAX_CYCLES) this.#problems.push(this.#cycle(target, start, from));
    else this.#more++;
  }

  problems(): readonly SpecProblem[] {
    const [first] = this.#problems;
    if (this.#more === 0 || !first) return this.#problems;
    const message = `${this.#more} more reference ${this.#more === 1 ? 'cycle contains' : 'cycles contain'} the same schemas.`;
    return [...this.#problems, {code: 'spec-ref-cycle', level: 'info', message, fix: '', at: first.at}];
  }

  #cycle(target: Located, start: number, at: Located): SpecProblem {
    const between = this.#referred.filter(place => place > start).map(place => (this.#stack[place] as CycleLink).node);
    const names = [target, ...between].map(each => this.#nameOf(each));
    const left = names.length - MAX_NAMES;
    const shown = left > 0 ? [...names.slice(0, MAX_NAMES), `… (${left} more)`] : names;
    const related = [target, ...between.slice(0, MAX_NAMES)];
    return {
      code: 'spec-ref-cycle',
      level: 'info',
      message: `The schema ${names[0]} contains itself: ${[...shown, names[0]].join(' → ')}.`,
      fix: '',
      at,
      on: '$ref',
      related: related.map(({file, pointer}) => ({file, pointer})),
    };
  }

  /** Returns the name of a component for the message, or else its file and pointer. */
  #nameOf({file, pointer}: DocumentPosition): string {
    if (pointer === '') return file;
    return file === this.#rootFile ? getLastKey(pointer) : `${file}#${pointer}`;
  }
}
