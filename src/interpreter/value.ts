import {Html} from '../html.js';
import type {Value} from '../tree/literal.js';
import {enter, leave, Stop} from './budget.js';
import {Callable, entriesOf, isList, Markup, makeObject, type Thing} from './thing.js';

/**
 * A thing as the data that leaves the interpreter. Markup inside of it is drawn: a list of rows may hold it, and the
 * component that gets the rows shows it as it shows other markup.
 */
export function toValue(thing: Thing): Value {
  return convert(thing) as Value;
}

function convert(thing: Thing): Thing {
  if (typeof thing !== 'object' || thing === null || thing instanceof Html) return thing;
  if (thing instanceof Markup) return thing.frame.draw(thing);
  if (thing instanceof Callable) throw new Stop();
  enter();
  const value = isList(thing)
    ? thing.map(convert)
    : makeObject(entriesOf(thing).map(([key, each]) => [key, convert(each)]));
  leave();
  return value;
}
