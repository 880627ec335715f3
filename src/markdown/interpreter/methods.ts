import {InterpreterAbort, spendList, spendSteps, spendText} from './budget.js';
import {Callable, isData, isList, joinTexts, type RuntimeValue, toPrimitive, toRuntimeText} from './runtime-value.js';

type Items = readonly RuntimeValue[];

const nameSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

// Native methods that have no side effects, and whose results are no larger than their input.
const searches = nameSet('map filter find findIndex some every forEach reduce');
const ofLists = nameSet('slice includes indexOf at reverse');
const ofTexts = nameSet('toUpperCase toLowerCase trim slice startsWith endsWith charAt');

/** Calls a method of a list, text, or number. Never changes a list: `sort` and `reverse` return new lists. */
export function callMethod(self: RuntimeValue, name: string, items: Items): RuntimeValue {
  if (isList(self)) return callListMethod(self, name, items);
  if (typeof self === 'string') return callTextMethod(self, name, items);
  if (typeof self === 'number' && name === 'toFixed') return callOwn(self, name, items);
  throw new InterpreterAbort();
}

function callListMethod(self: Items, name: string, items: Items): RuntimeValue {
  spendList(self.length);
  const [first] = items;
  if (searches.has(name)) {
    if (!(first instanceof Callable)) throw new InterpreterAbort();
    return callOwn(self, name, [
      ((...each: RuntimeValue[]) => first.call(each)) as unknown as RuntimeValue,
      ...items.slice(1),
    ]);
  }
  if (name === 'flatMap') return flatten(callListMethod(self, 'map', items) as Items, 1);
  if (ofLists.has(name)) return callOwn([...self], name, items);
  if (name === 'join') return joinTexts(self, toText(first ?? ','));
  if (name === 'concat') return flatten([self, ...items], 1);
  if (name === 'flat') return flatten(self, typeof first === 'number' ? Math.min(first, 20) : 1);
  if (name === 'entries') return self.map((item, index) => [index, item]);
  if (name === 'sort') return first instanceof Callable ? sortBy(self, first) : sort(self);
  throw new InterpreterAbort();
}

function callTextMethod(self: string, name: string, items: Items): RuntimeValue {
  if (items.some(isData)) throw new InterpreterAbort();
  const [first, second = ' '] = items;
  spendText(self.length);
  if (ofTexts.has(name)) return callOwn(self, name, items);
  // Subtract the cost before creating the text: it could be too large for the memory.
  if (name === 'repeat') spendText(self.length * Number(first));
  else if (name === 'padStart' || name === 'padEnd') spendText(Number(first) + toText(second).length);
  // Charge for both lengths: a search can take time proportional to their product.
  else if (name === 'includes' || name === 'split') spendSteps((self.length * toText(first ?? '').length) / 1024);
  else if (name === 'replace' || name === 'replaceAll')
    return replace(self, toText(first), toText(second), name === 'replaceAll');
  else throw new InterpreterAbort();
  const made = callOwn(self, name, items);
  if (isList(made)) spendList(made.length);
  return made;
}

function callOwn(self: RuntimeValue, name: string, items: Items): RuntimeValue {
  return (self as unknown as Readonly<Record<string, (...items: Items) => RuntimeValue>>)[name]?.(...items);
}

// Replace literally: `$&` and similar patterns have no meaning here, because authors write prices.
function replace(self: string, from: string, to: string, all: boolean): string {
  spendSteps((self.length * from.length) / 1024);
  const count = all ? self.split(from).length : 1;
  spendText(self.length + count * to.length);
  return all ? self.replaceAll(from, () => to) : self.replace(from, () => to);
}

function toText(value: RuntimeValue): string {
  if (typeof value !== 'string') throw new InterpreterAbort();
  return value;
}

function flatten(list: Items, depth: number, made: RuntimeValue[] = []): RuntimeValue[] {
  for (const item of list) {
    if (depth > 0 && isList(item)) flatten(item, depth - 1, made);
    else made.push(item);
    spendSteps(1);
  }
  return made;
}

function sortBy(list: Items, compare: Callable): RuntimeValue[] {
  return [...list].sort((a, b) => Number(toPrimitive(compare.call([a, b]))));
}

// Convert each item to text once: the native sort would do so for every comparison.
function sort(list: Items): RuntimeValue[] {
  const texts = list.map(item => ({item, text: toRuntimeText(item)}));
  spendSteps(list.length * 16);
  return texts.sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text))).map(({item}) => item);
}
