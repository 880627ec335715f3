import {Fragment, type PropValue} from '../../tree/render-tree.js';
import {enter, InterpreterAbort, leave} from './budget.js';
import {Callable, entriesOf, isList, makeObject, type RuntimeValue} from './thing.js';

/**
 * Converts a runtime value to plain data for use outside the interpreter. Lists can contain markup. Drops functions.
 */
export function toValue(thing: RuntimeValue): PropValue {
  if (typeof thing !== 'object' || thing === null || thing instanceof Fragment) return thing;
  if (thing instanceof Callable) throw new InterpreterAbort();
  enter();
  const value = isList(thing)
    ? thing.map(toValue)
    : makeObject(entriesOf(thing).map(([key, each]) => [key, toValue(each) as RuntimeValue]));
  leave();
  return value as PropValue;
}
