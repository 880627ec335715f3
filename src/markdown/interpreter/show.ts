import type {RuntimeValue} from './runtime-value.js';
import type {Scope} from './scope.js';
import type {Expression} from './syntax.js';

export type Evaluate = (expression: Expression, scope: Scope) => RuntimeValue;
type ShowForUser = (expression: Expression, scope: Scope, evaluate: Evaluate) => RuntimeValue;

let showForUser: ShowForUser | undefined;

/** Sets the function that evaluates expressions about `user`. `shown-user.ts` calls it in projects with sessions. */
export function setShowForUser(show: ShowForUser): void {
  showForUser = show;
}

/** Evaluates an expression whose result is rendered in the page. */
export function evaluateShown(expression: Expression, scope: Scope, evaluate: Evaluate): RuntimeValue {
  return scope.frame.host.marksUser && showForUser
    ? showForUser(expression, scope, evaluate)
    : evaluate(expression, scope);
}
