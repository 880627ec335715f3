import {Stop, spendList} from './budget.js';
import type {Scope} from './scope.js';
import type {Expression, Pattern, Target} from './syntax.js';
import {entriesOf, isList, makeObject, readMember, readName, type Thing} from './thing.js';

type Evaluate = (expression: Expression, scope: Scope) => Thing;

/** Gives the names of a pattern their parts of a thing. */
export function bind(pattern: Pattern, thing: Thing, scope: Scope, evaluate: Evaluate): void {
  if (pattern.type === 'name') {
    scope.set(pattern.name, thing);
    return;
  }
  const bindTarget = ({target, fallback}: Target, part: Thing) =>
    bind(target, part === undefined && fallback ? evaluate(fallback, scope) : part, scope, evaluate);
  if (pattern.type === 'list') {
    const list = listOf(thing);
    pattern.items.forEach((target, index) => {
      if (target) bindTarget(target, list[index]);
    });
    if (pattern.rest) bind(pattern.rest, list.slice(pattern.items.length), scope, evaluate);
    return;
  }
  if (thing === null || thing === undefined) throw new Stop();
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
export function listOf(thing: Thing): readonly Thing[] {
  if (!isList(thing) && typeof thing !== 'string') throw new Stop();
  spendList(thing.length);
  return isList(thing) ? thing : [...thing];
}
