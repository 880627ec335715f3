import {createTreeElement, Fragment, type RenderNode, type TreeValue, toNodes} from '../../tree/render-tree.js';
import {userValue} from '../../tree/user-value.js';
import {InterpreterAbort} from './budget.js';
import {signedOutUser} from './names.js';
import {getExpressionSource} from './parse-expression.js';
import type {RuntimeValue} from './runtime-value.js';
import type {Scope} from './scope.js';
import {type Evaluate, setShowForUser} from './show.js';
import type {Expression} from './syntax.js';
import {toValue} from './value.js';

/** Starts to mark output that depends on `user`, in pages that request it. */
export function enableUserMarks(): void {
  setShowForUser(markUser);
}

/**
 * Evaluates an expression whose result is rendered in the page. Wraps text that depends on `user` in a `userValue`
 * element with the expression's source. For a choice between markup, the element contains both branches.
 */
function markUser(expression: Expression, scope: Scope, evaluate: Evaluate): RuntimeValue {
  const isWhole = expression.type === 'markup' || expression.type === 'function';
  if (isWhole || !isOfUser(expression, scope)) return evaluate(expression, scope);
  if (!holds(expression, 'markup')) return markText(expression, scope, evaluate);
  const choice = readChoice(expression);
  if (!choice) return evaluate(expression, scope);
  const {test, when, yes, no} = choice;
  const isYes = isTruthy(expression, evaluate(test, scope));
  if (!isOfUser(test, scope)) return markUser(isYes ? yes : no, scope, evaluate);
  const show = (branch: Expression) => toNodes(toValue(markUser(branch, scope, evaluate)));
  const shown = show(isYes ? yes : no);
  const other = showOther(() => show(isYes ? no : yes));
  return new Fragment([
    createTreeElement(
      userValue,
      shown,
      new Map<string, TreeValue>([
        ['when', when],
        ['other', new Fragment(other)],
        ['isYes', isYes],
      ]),
    ),
  ]);
}

interface Choice {
  readonly test: Expression;
  /** Source text of the condition. */
  readonly when: string;
  readonly yes: Expression;
  readonly no: Expression;
}

const nothing: Expression = {type: 'literal', value: undefined};

/** Returns the branches of `a ? b : c`, `a && b`, `a || b`, or `a ?? b`. */
function readChoice(expression: Expression): Choice | undefined {
  if (expression.type === 'choice') {
    const {test, yes, no} = expression;
    return {test, when: getExpressionSource(test), yes, no};
  }
  if (expression.type !== 'binary') return undefined;
  const {operator, left, right} = expression;
  const when = getExpressionSource(left);
  if (operator === '&&') return {test: left, when, yes: right, no: nothing};
  if (operator === '||') return {test: left, when, yes: left, no: right};
  return operator === '??' ? {test: left, when: `(${when}) != null`, yes: left, no: right} : undefined;
}

function isTruthy(expression: Expression, value: RuntimeValue): boolean {
  const isDefined = expression.type === 'binary' && expression.operator === '??';
  return isDefined ? value !== null && value !== undefined : Boolean(value);
}

function markText(expression: Expression, scope: Scope, evaluate: Evaluate): Fragment {
  const show = () => toNodes(toValue(evaluate(expression, scope)));
  const nodes = isOther ? tryShow(show) : show();
  return new Fragment([createTreeElement(userValue, nodes, new Map([['value', getExpressionSource(expression)]]))]);
}

// True while the other branch is rendered. One variable is enough, because interpretation is synchronous.
let isOther = false;

/** Renders the branch that the condition does not select. */
function showOther(show: () => readonly RenderNode[]): readonly RenderNode[] {
  const outer = isOther;
  isOther = true;
  try {
    return tryShow(show);
  } finally {
    isOther = outer;
  }
}

/** Renders nodes. Returns none if they need a value that only a session has: `user.team.name`. */
function tryShow(show: () => readonly RenderNode[]): readonly RenderNode[] {
  try {
    return show();
  } catch (error) {
    if (error instanceof InterpreterAbort) return [];
    throw error;
  }
}

/** Returns whether an expression uses the `user` of the session, not a `user` that the page defines. */
function isOfUser(expression: Expression, scope: Scope): boolean {
  return (
    scope.frame.names.values.get('user') === signedOutUser &&
    scope.holder('user') === undefined &&
    holds(expression, 'name', 'user')
  );
}

/** Returns whether a syntax tree contains a node of this type, with this name if given. */
function holds(part: unknown, type: string, name?: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(each => holds(each, type, name));
  const {type: own, name: named} = part as {readonly type?: unknown; readonly name?: unknown};
  if (own === type && (name === undefined || named === name)) return true;
  return Object.values(part).some(each => holds(each, type, name));
}
