import {Fragment, type TreeValue} from '../../tree/render-tree.js';
import {bounds, exhaustBudget, InterpreterAbort, spendSteps} from './budget.js';

/** A value in the interpreter. Objects have no prototype, so authors cannot reach inherited properties. */
export type RuntimeValue =
  | Primitive
  | Fragment
  | Callable
  | readonly RuntimeValue[]
  | {readonly [key: string]: RuntimeValue};

type Primitive = Exclude<TreeValue, object>;

/** A function of the page, or a built-in function. */
export class Callable {
  readonly call: (items: readonly RuntimeValue[]) => RuntimeValue;

  constructor(call: (items: readonly RuntimeValue[]) => RuntimeValue) {
    this.call = call;
  }
}

const blocked = new Set(['__proto__', 'constructor', 'prototype']);

export function isList(value: RuntimeValue): value is readonly RuntimeValue[] {
  return Array.isArray(value);
}

/** Returns whether a value is a list or an object that expressions may read. False for markup and functions. */
export function isData(value: RuntimeValue): value is readonly RuntimeValue[] | {readonly [key: string]: RuntimeValue} {
  return typeof value === 'object' && value !== null && !isOpaque(value);
}

function isOpaque(value: RuntimeValue): boolean {
  return value instanceof Fragment || value instanceof Callable;
}

/** Returns a property name as text. Aborts for names that expressions may not read. */
export function readName(key: RuntimeValue): string {
  const name = toRuntimeText(key);
  if (blocked.has(name)) throw new InterpreterAbort();
  return name;
}

/** Reads an own property. Undefined for inherited names such as `toString`. */
export function readMember(value: RuntimeValue, key: RuntimeValue): RuntimeValue {
  const name = readName(key);
  if (value === null || value === undefined || isOpaque(value)) throw new InterpreterAbort();
  return Object.hasOwn(value as object, name) ? (value as {readonly [key: string]: RuntimeValue})[name] : undefined;
}

/** Returns the entries of a list, object, or text. */
export function toValueEntries(value: RuntimeValue): [string, RuntimeValue][] {
  if (typeof value !== 'string' && !isData(value)) return [];
  spendSteps(typeof value === 'string' || isList(value) ? value.length : 0);
  const entries = Object.entries(value) as [string, RuntimeValue][];
  spendSteps(entries.length);
  return entries;
}

export function makeObject(entries: Iterable<readonly [string, RuntimeValue]>): {[key: string]: RuntimeValue} {
  const made: {[key: string]: RuntimeValue} = Object.create(null);
  for (const [key, value] of entries) made[readName(key)] = value;
  return made;
}

/** Converts a value to text by the rules of JavaScript. */
export function toRuntimeText(value: RuntimeValue): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return joinTexts(value, ',');
  if (typeof value !== 'object' || value === null) return String(value);
  if (isOpaque(value)) throw new InterpreterAbort();
  return '[object Object]';
}

// Nesting depth of the lists that are being converted to text. A list that occurs several times in another counts each
// time.
let depth = 0;

export function joinTexts(list: readonly RuntimeValue[], between: string): string {
  if (depth > 50) exhaustBudget();
  depth++;
  try {
    let length = 0;
    const texts = list.map(each => {
      const text = each === null || each === undefined ? '' : toRuntimeText(each);
      length += text.length + between.length;
      if (length > bounds.text) exhaustBudget();
      spendSteps(1 + text.length / 64);
      return text;
    });
    return texts.join(between);
  } finally {
    depth--;
  }
}

/** Converts an operand of `+`, `<`, or `==` to a primitive value. */
export function toPrimitive(value: RuntimeValue): Primitive {
  return typeof value === 'object' && value !== null ? toRuntimeText(value) : (value as Primitive);
}
