import {InterpreterAbort} from './budget.js';
import {Cursor, unescapeText} from './cursor.js';
import {readArrow, readFunction} from './parse-function.js';
import {readMarkup} from './parse-markup.js';
import type {ArrayItem, Expression, ObjectEntry} from './syntax.js';

// Binary operators in order of precedence, lowest first.
const powers = ['??', '||', '&&', '== != === !==', '< <= > >=', '+ -', '* / %', '**'].map(each => each.split(' '));

const literalValues = new Map<string, boolean | null | undefined>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

const parsed = new Map<string, Expression | undefined>();

/** Source text of parsed expressions that contain `user`. */
const sources = new WeakMap<Expression, string>();

/** Returns the source text of a parsed expression that contains `user`. */
export function getExpressionSource(expression: Expression): string {
  return sources.get(expression) ?? '';
}

/** Parses an expression. Undefined for unsupported syntax. Caches the last 500 results. */
export function parseExpression(source: string): Expression | undefined {
  if (parsed.has(source)) return parsed.get(source);
  let expression: Expression | undefined;
  try {
    expression = readFullExpression(new Cursor(source));
  } catch {
    // Store undefined for unsupported syntax, too.
  }
  if (parsed.size >= 500) parsed.delete(parsed.keys().next().value as string);
  parsed.set(source, expression);
  return expression;
}

/** Parses an expression up to the end of the source. Comments alone give `undefined`. */
export function readFullExpression(cursor: Cursor): Expression {
  if (cursor.peek().kind === 'end') return {type: 'literal', value: undefined};
  const expression = readSequence(cursor);
  while (cursor.take(';'));
  if (cursor.peek().kind !== 'end') throw new InterpreterAbort();
  return expression;
}

// Returns only the last operand of `a, b`: the others could only have side effects, which expressions do not have.
function readSequence(cursor: Cursor): Expression {
  let last = readExpression(cursor);
  while (cursor.take(',')) last = readExpression(cursor);
  return last;
}

/** Parses an expression by Pratt's method, with all following operators of a higher precedence than `power`. */
export function readExpression(cursor: Cursor, power = 0): Expression {
  return cursor.nested(() => {
    const {start} = cursor.peek();
    let left = readUnary(cursor);
    for (;;) {
      if (cursor.namesUser) sources.set(left, cursor.text.slice(start, cursor.at));
      const {kind, text} = cursor.peek();
      const own = kind === 'mark' ? powers.findIndex(each => each.includes(text)) + 1 : 0;
      if (own > power) {
        cursor.next();
        left = {type: 'binary', operator: text, left, right: readExpression(cursor, text === '**' ? own - 1 : own)};
      } else if (power === 0 && cursor.take('?')) {
        const yes = readExpression(cursor);
        cursor.expect(':');
        left = {type: 'choice', test: left, yes, no: readExpression(cursor)};
      } else return left;
    }
  });
}

function readUnary(cursor: Cursor): Expression {
  const operator = ['!', '-', '+', 'typeof'].find(each => cursor.is(each));
  if (!operator) return readChain(cursor);
  cursor.next();
  return {type: 'unary', operator, operand: cursor.nested(() => readUnary(cursor))};
}

function readChain(cursor: Cursor): Expression {
  let left = readOperand(cursor);
  for (;;) {
    const optional = cursor.take('?.');
    if (cursor.take('(')) left = {type: 'call', callee: left, items: readItems(cursor, ')'), optional};
    else if (cursor.take('[')) {
      left = {type: 'member', object: left, key: readSequence(cursor), optional};
      cursor.expect(']');
    } else if (optional || cursor.take('.'))
      left = {type: 'member', object: left, key: {type: 'literal', value: cursor.name()}, optional};
    else return left;
  }
}

function readOperand(cursor: Cursor): Expression {
  const arrow = readArrow(cursor);
  if (arrow) return arrow;
  const {kind, text, start} = cursor.next();
  if (kind === 'string') return {type: 'literal', value: unescapeText(text)};
  if (kind === 'number') return {type: 'literal', value: Number(text)};
  if (kind === 'name') {
    if (text === 'function') return readFunction(cursor);
    return literalValues.has(text) ? {type: 'literal', value: literalValues.get(text)} : {type: 'name', name: text};
  }
  if (text === '[') return {type: 'list', items: readItems(cursor, ']')};
  if (text === '{') return {type: 'object', entries: readEntries(cursor)};
  if (text === '`') return readTemplate(cursor);
  if (text === '<') return readMarkup(cursor, start);
  if (text !== '(') throw new InterpreterAbort();
  const inner = readSequence(cursor);
  cursor.expect(')');
  return inner;
}

function readItems(cursor: Cursor, close: string): ArrayItem[] {
  const items: ArrayItem[] = [];
  cursor.list(close, () => items.push({spread: cursor.take('...'), value: readExpression(cursor)}));
  return items;
}

function readEntries(cursor: Cursor): ObjectEntry[] {
  const entries: ObjectEntry[] = [];
  cursor.list('}', () => {
    if (cursor.take('...')) {
      entries.push({value: readExpression(cursor)});
      return;
    }
    const {kind, text} = cursor.peek();
    const key = readKey(cursor);
    if (cursor.take(':')) entries.push({key, value: readExpression(cursor)});
    else if (kind === 'name') entries.push({key, value: {type: 'name', name: text}});
    else throw new InterpreterAbort();
  });
  return entries;
}

/** Parses a key of an object or pattern: a name, text, number, or `[expression]`. */
export function readKey(cursor: Cursor): Expression {
  const {kind, text} = cursor.next();
  if (kind === 'name') return {type: 'literal', value: text};
  if (kind === 'string') return {type: 'literal', value: unescapeText(text)};
  if (kind === 'number') return {type: 'literal', value: Number(text)};
  if (text !== '[') throw new InterpreterAbort();
  const key = readExpression(cursor);
  cursor.expect(']');
  return key;
}

const templatePart = /[^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*/y;

function readTemplate(cursor: Cursor): Expression {
  const parts: string[] = [];
  const holes: Expression[] = [];
  for (;;) {
    templatePart.lastIndex = cursor.at;
    const written = templatePart.exec(cursor.text)?.[0] ?? '';
    cursor.at += written.length;
    parts.push(unescapeText(written));
    if (cursor.text[cursor.at++] === '`') return {type: 'template', parts, holes};
    cursor.expect('{');
    holes.push(readSequence(cursor));
    cursor.expect('}');
  }
}
