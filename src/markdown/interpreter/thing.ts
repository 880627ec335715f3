import {Fragment, type PropValue} from '../../tree/render-tree.js';
import {bounds, exhaust, Stop, spend} from './budget.js';

/** A value during interpretation. Objects created here have no prototype. */
export type Thing = Primitive | Fragment | Callable | readonly Thing[] | {readonly [key: string]: Thing};

type Primitive = Exclude<PropValue, object>;

/** A function: one of the page, or one of the few that are built in. */
export class Callable {
  readonly call: (items: readonly Thing[]) => Thing;

  constructor(call: (items: readonly Thing[]) => Thing) {
    this.call = call;
  }
}

const blocked = new Set(['__proto__', 'constructor', 'prototype']);

export function isList(thing: Thing): thing is readonly Thing[] {
  return Array.isArray(thing);
}

/** Lists and objects: what has keys. Markup and functions show none of theirs. */
export function isData(thing: Thing): thing is readonly Thing[] | {readonly [key: string]: Thing} {
  return typeof thing === 'object' && thing !== null && !isOpaque(thing);
}

function isOpaque(thing: Thing): boolean {
  return thing instanceof Fragment || thing instanceof Callable;
}

/** Returns a key that may be used. */
export function readName(key: Thing): string {
  const name = toText(key);
  if (blocked.has(name)) throw new Stop();
  return name;
}

/** Reads an own property: `toString` of an object is undefined. */
export function readMember(thing: Thing, key: Thing): Thing {
  const name = readName(key);
  if (thing === null || thing === undefined || isOpaque(thing)) throw new Stop();
  return Object.hasOwn(thing as object, name) ? (thing as {readonly [key: string]: Thing})[name] : undefined;
}

/** Returns the keys and values of a list, an object or a text. */
export function entriesOf(thing: Thing): [string, Thing][] {
  if (typeof thing !== 'string' && !isData(thing)) return [];
  spend(typeof thing === 'string' || isList(thing) ? thing.length : 0);
  const entries = Object.entries(thing) as [string, Thing][];
  spend(entries.length);
  return entries;
}

export function makeObject(entries: Iterable<readonly [string, Thing]>): {[key: string]: Thing} {
  const made: {[key: string]: Thing} = Object.create(null);
  for (const [key, value] of entries) made[readName(key)] = value;
  return made;
}

/** Converts a value to text as JavaScript does. */
export function toText(thing: Thing): string {
  if (typeof thing === 'string') return thing;
  if (isList(thing)) return joinTexts(thing, ',');
  if (typeof thing !== 'object' || thing === null) return String(thing);
  if (isOpaque(thing)) throw new Stop();
  return '[object Object]';
}

// Lists inside of lists recurse; a list that holds the same list many times pays for each.
let depth = 0;

export function joinTexts(list: readonly Thing[], between: string): string {
  if (depth > 50) exhaust();
  depth++;
  try {
    let length = 0;
    const texts = list.map(each => {
      const text = each === null || each === undefined ? '' : toText(each);
      length += text.length + between.length;
      if (length > bounds.text) exhaust();
      spend(1 + text.length / 64);
      return text;
    });
    return texts.join(between);
  } finally {
    depth--;
  }
}

/** Returns the operand of `+`, `<` or `==`. */
export function toPrimitive(thing: Thing): Primitive {
  return typeof thing === 'object' && thing !== null ? toText(thing) : (thing as Primitive);
}
