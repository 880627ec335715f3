import {Fragment, type PropValue} from '../../tree/render-tree.js';
import {enter, leave, Stop} from './budget.js';
import {Callable, entriesOf, isList, makeObject, type Thing} from './thing.js';

/** Converts a runtime value to the data that leaves the interpreter. Rows may contain markup; functions are dropped. */
export function toValue(thing: Thing): PropValue {
  if (typeof thing !== 'object' || thing === null || thing instanceof Fragment) return thing;
  if (thing instanceof Callable) throw new Stop();
  enter();
  const value = isList(thing)
    ? thing.map(toValue)
    : makeObject(entriesOf(thing).map(([key, each]) => [key, toValue(each) as Thing]));
  leave();
  return value as PropValue;
}
