import {Fragment, type TreeValue} from '../../tree/render-tree.js';
import {interpreter} from './interpreter.js';
import {type ExpressionResult, type InterpreterHost, noNames} from './names.js';

/** Host without page content, so that only expressions about `user` have a value. */
const host: InterpreterHost = {nodes: () => [], isOurs: () => false, element: () => []};

/** Evaluates an expression of a page with the data of a signed-in reader. Fails for markup. */
export function evaluateForUser(source: string, user: TreeValue): ExpressionResult {
  const found = interpreter.evaluate(source, {...noNames, values: new Map([['user', user]])}, host);
  return found.ok && found.value instanceof Fragment ? {ok: false} : found;
}
