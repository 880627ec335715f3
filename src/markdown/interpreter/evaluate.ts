import {bindPattern, toArray} from './bind.js';
import {enterLevel, InterpreterAbort, leaveLevel, spendList, spendSteps} from './budget.js';
import {globals} from './globals.js';
import {evaluateMarkup} from './markup.js';
import {callMethod} from './methods.js';
import {applyOperator} from './operators.js';
import {
  Callable,
  isData,
  isList,
  joinTexts,
  makeObject,
  type RuntimeValue,
  readMember,
  readName,
  toPrimitive,
  toRuntimeText,
  toValueEntries,
} from './runtime-value.js';
import {Scope} from './scope.js';
import type {
  ArrayItem,
  CallExpression,
  Case,
  Expression,
  FunctionExpression,
  Member,
  ObjectEntry,
  Statement,
} from './syntax.js';

// Result of a chain such as `a?.b.c` if `a` is null or undefined.
const skipped = Symbol('skipped');
// Results of a block: `unfinished` without `return`, `broken` after `break`.
const unfinished = Symbol('unfinished');
const broken = Symbol('broken');

/**
 * Evaluates an expression. Throws `InterpreterAbort` for code with side effects, unknown names, and exceeded limits.
 */
export function evaluate(expression: Expression, scope: Scope): RuntimeValue {
  enterLevel();
  const value = evaluateType(expression, scope);
  leaveLevel();
  return value;
}

function evaluateType(expression: Expression, scope: Scope): RuntimeValue {
  switch (expression.type) {
    case 'literal':
      return expression.value;
    case 'name':
      return scope.find(expression.name, evaluate);
    case 'template':
      return joinTexts(
        expression.parts.flatMap((part, index) => {
          const hole = expression.holes[index];
          return hole ? [part, toRuntimeText(evaluate(hole, scope))] : [part];
        }),
        '',
      );
    case 'list':
      return evaluateItems(expression.items, scope);
    case 'object':
      return makeObject(expression.entries.flatMap(entry => evaluateEntry(entry, scope)));
    case 'member':
    case 'call': {
      const value = evaluateChain(expression, scope);
      return value === skipped ? undefined : value;
    }
    case 'unary':
      return evaluateUnary(expression.operator, expression.operand, scope);
    case 'binary':
      return evaluateBinary(expression.operator, expression.left, expression.right, scope);
    case 'choice':
      return evaluate(evaluateOptional(expression.test, scope) ? expression.yes : expression.no, scope);
    case 'function':
      return makeFunction(expression, scope);
    case 'markup':
      return evaluateMarkup(expression, scope, evaluate);
  }
}

function evaluateItems(items: readonly ArrayItem[], scope: Scope): RuntimeValue[] {
  const list: RuntimeValue[] = [];
  for (const {spread, value} of items) {
    const runtimeValue = evaluate(value, scope);
    if (spread) for (const each of toArray(runtimeValue)) list.push(each);
    else list.push(runtimeValue);
    if (spread) spendList(list.length);
  }
  return list;
}

function evaluateEntry({key, value}: ObjectEntry, scope: Scope): (readonly [string, RuntimeValue])[] {
  return key ? [[readName(evaluate(key, scope)), evaluate(value, scope)]] : toValueEntries(evaluate(value, scope));
}

function evaluateUnary(operator: string, operand: Expression, scope: Scope): RuntimeValue {
  if (operator === 'typeof') {
    if (operand.type === 'name' && !scope.has(operand.name)) return 'undefined';
    const value = evaluate(operand, scope);
    return value instanceof Callable ? 'function' : typeof value;
  }
  if (operator === '!') return !evaluateOptional(operand, scope);
  const value = evaluate(operand, scope);
  const number = Number(toPrimitive(value));
  return operator === '-' ? -number : number;
}

function evaluateBinary(operator: string, left: Expression, right: Expression, scope: Scope): RuntimeValue {
  const isLogical = operator === '??' || operator === '||' || operator === '&&';
  const first = isLogical ? evaluateOptional(left, scope) : evaluate(left, scope);
  if (operator === '&&') return first && evaluate(right, scope);
  if (operator === '||') return first || evaluate(right, scope);
  if (operator === '??') return first ?? evaluate(right, scope);
  return applyOperator(operator, first, evaluate(right, scope));
}

/**
 * Evaluates an operand. Returns undefined for a missing prop of a snippet, so that `{name ?? "you"}` uses its default.
 */
function evaluateOptional(expression: Expression, scope: Scope): RuntimeValue {
  const isUnset = expression.type === 'name' && scope.hasProps && !scope.has(expression.name);
  return isUnset ? undefined : evaluate(expression, scope);
}

function evaluateChain(expression: Expression, scope: Scope): RuntimeValue | typeof skipped {
  if (expression.type !== 'member' && expression.type !== 'call') return evaluate(expression, scope);
  enterLevel();
  const value = expression.type === 'member' ? evaluateMember(expression, scope) : evaluateCall(expression, scope);
  leaveLevel();
  return value;
}

function evaluateMember({object, key, optional}: Member, scope: Scope): RuntimeValue | typeof skipped {
  const known = findKnownFunction(object, key, scope);
  if (known) return known;
  const value = evaluateChain(object, scope);
  if (value === skipped || (optional && (value === null || value === undefined))) return skipped;
  return readMember(value, evaluate(key, scope));
}

/** Returns a built-in function such as `Object.keys`. Undefined if the page defines its own `Object`. */
function findKnownFunction(object: Expression, key: Expression, scope: Scope): Callable | undefined {
  if (object.type !== 'name' || key.type !== 'literal' || scope.has(object.name)) return undefined;
  return globals.get(`${object.name}.${key.value}`);
}

function evaluateCall({callee, items, optional}: CallExpression, scope: Scope): RuntimeValue | typeof skipped {
  const isMethod = callee.type === 'member' && !findKnownFunction(callee.object, callee.key, scope);
  if (isMethod) {
    const value = evaluateChain(callee.object, scope);
    if (value === skipped || (callee.optional && (value === null || value === undefined))) return skipped;
    const name = readName(evaluate(callee.key, scope));
    if (isList(value) || !isData(value)) return callMethod(value, name, evaluateItems(items, scope));
    return callValue(readMember(value, name), items, optional, scope);
  }
  const value = evaluateChain(callee, scope);
  return value === skipped ? skipped : callValue(value, items, optional, scope);
}

function callValue(
  value: RuntimeValue,
  items: readonly ArrayItem[],
  optional: boolean,
  scope: Scope,
): RuntimeValue | typeof skipped {
  if (optional && (value === null || value === undefined)) return skipped;
  if (!(value instanceof Callable)) throw new InterpreterAbort();
  return value.call(evaluateItems(items, scope));
}

function makeFunction({parameters, body}: FunctionExpression, scope: Scope): Callable {
  return new Callable(items => {
    enterLevel();
    const inner = new Scope(scope.frame, scope);
    bindPattern(parameters, items, inner, evaluate);
    const value = 'type' in body ? evaluate(body, inner) : runBlock(body, inner);
    leaveLevel();
    return typeof value === 'symbol' ? undefined : value;
  });
}

function runBlock(statements: readonly Statement[], scope: Scope): RuntimeValue | typeof unfinished | typeof broken {
  for (const statement of statements) {
    const value = runStatement(statement, scope);
    if (value !== unfinished) return value;
  }
  return unfinished;
}

function runStatement(statement: Statement, scope: Scope): RuntimeValue | typeof unfinished | typeof broken {
  switch (statement.type) {
    case 'return':
      return evaluate(statement.value, scope);
    case 'break':
      return broken;
    case 'if':
      return runBlock(evaluate(statement.test, scope) ? statement.yes : statement.no, new Scope(scope.frame, scope));
    case 'switch':
      return runSwitch(evaluate(statement.test, scope), statement.cases, new Scope(scope.frame, scope));
    case 'const':
      bindPattern(statement.target, evaluate(statement.value, scope), scope, evaluate);
      break;
    case 'assign':
      assign(statement.name, evaluate(statement.value, scope), scope);
      break;
    default:
      evaluate(statement.value, scope);
  }
  return unfinished;
}

function runSwitch(value: RuntimeValue, cases: readonly Case[], scope: Scope): RuntimeValue | typeof unfinished {
  const found = cases.findIndex(({test}) => test && evaluate(test, scope) === value);
  const from = found < 0 ? cases.findIndex(({test}) => !test) : found;
  if (from < 0) return unfinished;
  for (const {statements} of cases.slice(from)) {
    spendSteps(1);
    const result = runBlock(statements, scope);
    if (result === broken) return unfinished;
    if (result !== unfinished) return result;
  }
  return unfinished;
}

/** Assigns to a local variable of a function. Aborts for an export of a file, which is constant. */
function assign(name: string, value: RuntimeValue, scope: Scope): void {
  const holder = scope.holder(name);
  if (!holder) throw new InterpreterAbort();
  holder.set(name, value);
}
