import {InterpreterAbort, spendList} from './budget.js';
import {isList, makeObject, type RuntimeValue, readMember, readName, toValueEntries} from './runtime-value.js';
import type {Scope} from './scope.js';
import type {Evaluate} from './show.js';
import type {AssignmentTarget, Pattern} from './syntax.js';

/** Binds a value to the names of a destructuring pattern. */
export function bindPattern(pattern: Pattern, value: RuntimeValue, scope: Scope, evaluate: Evaluate): void {
  if (pattern.type === 'name') {
    scope.set(pattern.name, value);
    return;
  }
  const bindTarget = ({target, fallback}: AssignmentTarget, part: RuntimeValue) =>
    bindPattern(target, part === undefined && fallback ? evaluate(fallback, scope) : part, scope, evaluate);
  if (pattern.type === 'list') {
    const list = toArray(value);
    pattern.items.forEach((target, index) => {
      if (target) bindTarget(target, list[index]);
    });
    if (pattern.rest) bindPattern(pattern.rest, list.slice(pattern.items.length), scope, evaluate);
    return;
  }
  if (value === null || value === undefined) throw new InterpreterAbort();
  const used = new Set<string>();
  for (const entry of pattern.entries) {
    const name = readName(evaluate(entry.key, scope));
    used.add(name);
    bindTarget(entry, readMember(value, name));
  }
  if (!pattern.rest) return;
  bindPattern(pattern.rest, makeObject(toValueEntries(value).filter(([name]) => !used.has(name))), scope, evaluate);
}

/** Returns the items of a value after `...`. */
export function toArray(value: RuntimeValue): readonly RuntimeValue[] {
  if (!isList(value) && typeof value !== 'string') throw new InterpreterAbort();
  spendList(value.length);
  return isList(value) ? value : [...value];
}
