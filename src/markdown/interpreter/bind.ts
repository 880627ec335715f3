import {InterpreterAbort, spendList} from './budget.js';
import type {Scope} from './scope.js';
import type {AssignmentTarget, Expression, Pattern} from './syntax.js';
import {entriesOf, isList, makeObject, type RuntimeValue, readMember, readName} from './thing.js';

type Evaluate = (expression: Expression, scope: Scope) => RuntimeValue;

/** Assigns parts of a value to the names of a pattern. */
export function bind(pattern: Pattern, thing: RuntimeValue, scope: Scope, evaluate: Evaluate): void {
  if (pattern.type === 'name') {
    scope.set(pattern.name, thing);
    return;
  }
  const bindTarget = ({target, fallback}: AssignmentTarget, part: RuntimeValue) =>
    bind(target, part === undefined && fallback ? evaluate(fallback, scope) : part, scope, evaluate);
  if (pattern.type === 'list') {
    const list = listOf(thing);
    pattern.items.forEach((target, index) => {
      if (target) bindTarget(target, list[index]);
    });
    if (pattern.rest) bind(pattern.rest, list.slice(pattern.items.length), scope, evaluate);
    return;
  }
  if (thing === null || thing === undefined) throw new InterpreterAbort();
  const taken = new Set<string>();
  for (const entry of pattern.entries) {
    const name = readName(evaluate(entry.key, scope));
    taken.add(name);
    bindTarget(entry, readMember(thing, name));
  }
  if (!pattern.rest) return;
  bind(pattern.rest, makeObject(entriesOf(thing).filter(([name]) => !taken.has(name))), scope, evaluate);
}

/** Returns the items of a value that is spread into a list. */
export function listOf(thing: RuntimeValue): readonly RuntimeValue[] {
  if (!isList(thing) && typeof thing !== 'string') throw new InterpreterAbort();
  spendList(thing.length);
  return isList(thing) ? thing : [...thing];
}
