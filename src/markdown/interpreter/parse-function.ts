import {InterpreterAbort} from './budget.js';
import type {Cursor} from './cursor.js';
import {readExpression, readKey} from './parse-expression.js';
import type {
  AssignmentTarget,
  Case,
  Expression,
  FunctionExpression,
  ListPattern,
  ObjectPattern,
  Pattern,
  Statement,
} from './syntax.js';

/**
 * Parses an arrow function: `x => …`, `(x) => …`. If there is none, returns undefined and leaves the cursor where it
 * is.
 */
export function readArrow(cursor: Cursor): FunctionExpression | undefined {
  const {kind, start} = cursor.peek();
  const from = cursor.at;
  const {depth} = cursor;
  if ((kind !== 'name' && !cursor.is('(')) || cursor.groups.has(start)) return undefined;
  let parameters: ListPattern | undefined;
  try {
    if (kind === 'name') parameters = {type: 'list', items: [{target: readPattern(cursor)}]};
    else {
      cursor.next();
      parameters = readListPattern(cursor, ')');
    }
    cursor.expect('=>');
  } catch {
    // Remember the parenthesis: it begins an ordinary expression.
    cursor.groups.add(start);
    cursor.at = from;
    cursor.depth = depth;
    return undefined;
  }
  return {type: 'function', parameters, body: cursor.take('{') ? readBlock(cursor) : readExpression(cursor)};
}

/** Parses a function after the keyword `function`. */
export function readFunction(cursor: Cursor): FunctionExpression {
  if (!cursor.is('(')) cursor.name();
  cursor.expect('(');
  const parameters = readListPattern(cursor, ')');
  cursor.expect('{');
  return {type: 'function', parameters, body: readBlock(cursor)};
}

function readPattern(cursor: Cursor): Pattern {
  if (cursor.take('[')) return readListPattern(cursor, ']');
  if (cursor.take('{')) return readObjectPattern(cursor);
  return {type: 'name', name: cursor.name()};
}

function readTarget(cursor: Cursor): AssignmentTarget {
  const target = readPattern(cursor);
  return cursor.take('=') ? {target, fallback: readExpression(cursor)} : {target};
}

function readListPattern(cursor: Cursor, close: string): ListPattern {
  const items: (AssignmentTarget | undefined)[] = [];
  let rest: Pattern | undefined;
  cursor.nested(() =>
    cursor.list(close, () => {
      if (cursor.take('...')) rest = readPattern(cursor);
      else items.push(cursor.is(',') ? undefined : readTarget(cursor));
    }),
  );
  return rest ? {type: 'list', items, rest} : {type: 'list', items};
}

function readObjectPattern(cursor: Cursor): ObjectPattern {
  const entries: (AssignmentTarget & {key: Expression})[] = [];
  let rest: Pattern | undefined;
  cursor.nested(() =>
    cursor.list('}', () => {
      if (cursor.take('...')) {
        rest = readPattern(cursor);
        return;
      }
      const from = cursor.at;
      const key = readKey(cursor);
      if (!cursor.take(':')) cursor.at = from;
      entries.push({key, ...readTarget(cursor)});
    }),
  );
  return rest ? {type: 'object', entries, rest} : {type: 'object', entries};
}

const nothing: Expression = {type: 'literal', value: undefined};

/** Parses statements up to the closing brace. Rejects assignments to anything but the function's own variables. */
function readBlock(cursor: Cursor): Statement[] {
  const statements: Statement[] = [];
  while (!cursor.take('}')) readStatement(cursor, statements);
  return statements;
}

function readStatement(cursor: Cursor, statements: Statement[]): void {
  if (cursor.take(';')) return;
  cursor.nested(() => {
    const {at} = cursor;
    const word = cursor.take('{') ? '{' : cursor.name();
    if (word === '{')
      statements.push({type: 'if', test: {type: 'literal', value: true}, yes: readBlock(cursor), no: []});
    else if (word === 'return') {
      const isBare = cursor.is(';') || cursor.is('}');
      statements.push({type: 'return', value: isBare ? nothing : readExpression(cursor)});
    } else if (word === 'if') {
      const test = readTest(cursor);
      const yes = readBranch(cursor);
      while (cursor.take(';'));
      statements.push({type: 'if', test, yes, no: cursor.take('else') ? readBranch(cursor) : []});
    } else if (word === 'switch') {
      const test = readTest(cursor);
      cursor.expect('{');
      statements.push({type: 'switch', test, cases: readCases(cursor)});
    } else if (word === 'break') statements.push({type: 'break'});
    else if (word === 'function') {
      const {text} = cursor.peek();
      statements.push({type: 'const', target: {type: 'name', name: text}, value: readFunction(cursor)});
    } else if (word === 'const' || word === 'let' || word === 'var') {
      do {
        const target = readPattern(cursor);
        statements.push({type: 'const', target, value: cursor.take('=') ? readExpression(cursor) : nothing});
      } while (cursor.take(','));
    } else {
      cursor.at = at;
      statements.push(readDeed(cursor));
    }
  });
}

const assignments = ['+', '-', '*', '/', '??', '||', '&&'];

/** Parses `name = value`, `name += value`, or a call. Whether a call is allowed is decided on evaluation. */
function readDeed(cursor: Cursor): Statement {
  const {at} = cursor;
  const name = cursor.name();
  const operator = assignments.find(each => cursor.take(each));
  if (cursor.take('=')) {
    const value = readExpression(cursor);
    return {
      type: 'assign',
      name,
      value: operator ? {type: 'binary', operator, left: {type: 'name', name}, right: value} : value,
    };
  }
  cursor.at = at;
  const value = readExpression(cursor);
  if (value.type !== 'call') throw new InterpreterAbort();
  return {type: 'call', value};
}

function readTest(cursor: Cursor): Expression {
  cursor.expect('(');
  const test = readExpression(cursor);
  cursor.expect(')');
  return test;
}

function readCases(cursor: Cursor): Case[] {
  const cases: Case[] = [];
  while (!cursor.take('}')) {
    const isDefault = cursor.take('default');
    if (!isDefault) cursor.expect('case');
    const test = isDefault ? undefined : readExpression(cursor);
    cursor.expect(':');
    const statements: Statement[] = [];
    while (!['case', 'default', '}'].some(each => cursor.is(each))) readStatement(cursor, statements);
    cases.push({test, statements});
  }
  return cases;
}

function readBranch(cursor: Cursor): Statement[] {
  const statements: Statement[] = [];
  readStatement(cursor, statements);
  return statements;
}
