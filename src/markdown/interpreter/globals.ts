import {Callable, isList, type RuntimeValue, toPrimitive, toRuntimeText, toValueEntries} from './runtime-value.js';

type RuntimeValues = readonly RuntimeValue[];

const toNumber = (value: RuntimeValue) => Number(toPrimitive(value));
const mathematics = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'trunc'] as const;
const notes = ['debug', 'error', 'info', 'log', 'warn'];

/**
 * Built-in functions that are not methods, by their full name. `Object.keys` is one name, because there is no object
 * `Object`.
 */
export const globals: ReadonlyMap<string, Callable> = new Map(
  Object.entries({
    Number: ([value = 0]: RuntimeValues) => toNumber(value),
    String: ([value = '']: RuntimeValues) => toRuntimeText(value),
    Boolean: ([value]: RuntimeValues) => Boolean(value),
    parseInt: ([value, radix]: RuntimeValues) => Number.parseInt(toRuntimeText(value), toNumber(radix)),
    parseFloat: ([value]: RuntimeValues) => Number.parseFloat(toRuntimeText(value)),
    'Array.isArray': ([value]: RuntimeValues) => isList(value),
    'Object.keys': ([value]: RuntimeValues) => toValueEntries(value).map(([key]) => key),
    'Object.values': ([value]: RuntimeValues) => toValueEntries(value).map(([, each]) => each),
    'Object.entries': ([value]: RuntimeValues) => toValueEntries(value),
    ...Object.fromEntries(
      mathematics.map(name => [
        `Math.${name}`,
        (items: RuntimeValues) => Math[name](...(items.map(toNumber) as [number])),
      ]),
    ),
    // Accept logging and ignore it: it is for authors, not for readers.
    ...Object.fromEntries(notes.map(name => [`console.${name}`, () => undefined])),
  }).map(([name, call]) => [name, new Callable(call)]),
);
