import {Callable, entriesOf, isList, type Thing, toPrimitive, toText} from './thing.js';

/** The functions that are not methods. `Object.keys` is a name with a dot: there is no object to take others from. */
export const globals: ReadonlyMap<string, Callable> = new Map(
  Object.entries({
    Number: ([value = 0]: readonly Thing[]) => Number(toPrimitive(value)),
    String: ([value = '']: readonly Thing[]) => toText(value),
    Boolean: ([value]: readonly Thing[]) => Boolean(value),
    'Array.isArray': ([value]: readonly Thing[]) => isList(value),
    'Object.keys': ([value]: readonly Thing[]) => entriesOf(value).map(([key]) => key),
    'Object.values': ([value]: readonly Thing[]) => entriesOf(value).map(([, each]) => each),
    'Object.entries': ([value]: readonly Thing[]) => entriesOf(value),
  }).map(([name, call]) => [name, new Callable(call)]),
);
