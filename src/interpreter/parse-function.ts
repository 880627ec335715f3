import {Stop} from './budget.js';
import type {Cursor} from './cursor.js';
import {readExpression, readKey} from './parse-expression.js';
import type {Expression, FunctionExpression, ListPattern, ObjectPattern, Pattern, Statement, Target} from './syntax.js';

/** `x => …`, `(x) => …`; undefined, with the cursor where it was, when none begins here. */
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
    // Parentheses around an expression, or a name.
    cursor.groups.add(start);
    cursor.at = from;
    cursor.depth = depth;
    return undefined;
  }
  return {type: 'function', parameters, body: cursor.take('{') ? readBlock(cursor) : readExpression(cursor)};
}

/** What follows the word `function`. */
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

function readTarget(cursor: Cursor): Target {
  const target = readPattern(cursor);
  return cursor.take('=') ? {target, fallback: readExpression(cursor)} : {target};
}

function readListPattern(cursor: Cursor, close: string): ListPattern {
  const items: (Target | undefined)[] = [];
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
  const entries: (Target & {key: Expression})[] = [];
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

/** Statements up to the closing brace: declarations, `if` and `return`. Anything else does something, and is refused. */
function readBlock(cursor: Cursor): Statement[] {
  const statements: Statement[] = [];
  while (!cursor.take('}')) if (!cursor.take(';')) readStatement(cursor, statements);
  return statements;
}

function readStatement(cursor: Cursor, statements: Statement[]): void {
  cursor.nested(() => {
    const word = cursor.name();
    if (word === 'return') {
      const isBare = cursor.is(';') || cursor.is('}');
      statements.push({type: 'return', value: isBare ? {type: 'literal', value: undefined} : readExpression(cursor)});
    } else if (word === 'if') {
      cursor.expect('(');
      const test = readExpression(cursor);
      cursor.expect(')');
      const yes = readBranch(cursor);
      while (cursor.take(';'));
      statements.push({type: 'if', test, yes, no: cursor.take('else') ? readBranch(cursor) : []});
    } else if (word === 'function') {
      const {text} = cursor.peek();
      statements.push({type: 'const', target: {type: 'name', name: text}, value: readFunction(cursor)});
    } else if (word === 'const' || word === 'let' || word === 'var') {
      do {
        const target = readPattern(cursor);
        cursor.expect('=');
        statements.push({type: 'const', target, value: readExpression(cursor)});
      } while (cursor.take(','));
    } else throw new Stop();
  });
}

function readBranch(cursor: Cursor): Statement[] {
  const statements: Statement[] = [];
  if (cursor.take('{')) return readBlock(cursor);
  readStatement(cursor, statements);
  return statements;
}
