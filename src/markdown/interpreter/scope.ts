import {Fragment} from '../../tree/render-tree.js';
import {InterpreterAbort} from './budget.js';
import type {Frame} from './frame.js';
import {globals} from './globals.js';
import type {NamedSource} from './names.js';
import {parseExpression} from './parse-expression.js';
import type {RuntimeValue} from './runtime-value.js';
import type {Expression} from './syntax.js';

/** Names that an expression can use: those of the enclosing functions, innermost first, then those of its file. */
export class Scope {
  readonly frame: Frame;
  readonly #parent: Scope | undefined;
  readonly #runtimeValues = new Map<string, RuntimeValue>();

  constructor(frame: Frame, parent?: Scope) {
    this.frame = frame;
    this.#parent = parent;
  }

  set(name: string, value: RuntimeValue): void {
    this.#runtimeValues.set(name, value);
  }

  /** Returns the innermost scope that defines a name. */
  holder(name: string): Scope | undefined {
    let scope: Scope | undefined = this;
    while (scope && !scope.#runtimeValues.has(name)) scope = scope.#parent;
    return scope;
  }

  own(name: string): RuntimeValue {
    return this.#runtimeValues.get(name);
  }

  /** Returns whether a name is defined. Needed for `typeof window`. */
  has(name: string): boolean {
    const {values, definitions, sources} = this.frame.names;
    return (
      Boolean(this.holder(name)) || values.has(name) || definitions.has(name) || sources.has(name) || globals.has(name)
    );
  }

  /**
   * Returns whether the scope belongs to a snippet. In a snippet, an undefined name is a missing prop, not an error.
   */
  get hasProps(): boolean {
    return this.frame.names.values.has('props');
  }

  find(name: string, evaluate: (expression: Expression, scope: Scope) => RuntimeValue): RuntimeValue {
    const holder = this.holder(name);
    if (holder) return holder.own(name);
    const {values, definitions, sources} = this.frame.names;
    if (values.has(name)) return values.get(name) as RuntimeValue;
    const definition = definitions.get(name);
    if (definition) {
      // Return undefined for an element without content, so that `{children || title}` uses the title.
      const nodes = this.frame.host.nodes(definition);
      return nodes.length ? new Fragment(nodes) : undefined;
    }
    const source = sources.get(name);
    if (source) return this.#exported(source, evaluate);
    const known = globals.get(name);
    if (known) return known;
    // Return the name of a Lectern component: it stands for the component, as with HTML elements.
    if (!/^[A-Z]/.test(name) || !this.frame.host.isOurs(name)) throw new InterpreterAbort();
    return name;
  }

  #exported(source: NamedSource, evaluate: (expression: Expression, scope: Scope) => RuntimeValue): RuntimeValue {
    const {values} = this.frame;
    if (!values.has(source)) {
      const expression = parseExpression(source.source);
      if (!expression) throw new InterpreterAbort();
      values.set(source, evaluate(expression, new Scope(this.frame.of(source.scope()))));
    }
    return values.get(source);
  }
}
