import {Fragment, toNodes} from '../../tree/render-tree.js';
import {InterpreterAbort, runLimited, spendSteps} from './budget.js';
import {computeCost} from './compute-cost.js';
import {evaluate} from './evaluate.js';
import {Frame} from './frame.js';
import {isCode} from './is-code.js';
import type {ExpressionResult, Interpreter} from './names.js';
import {parseExpression} from './parse-expression.js';
import {Callable, makeObject, type RuntimeValue} from './runtime-value.js';
import {Scope} from './scope.js';
import {evaluateShown} from './show.js';
import type {Expression} from './syntax.js';
import {toValue} from './value.js';

export {hasUserInfo} from './has-user-info.js';
export {holdsLive, mayRun, runtimePattern} from './may-run.js';

const failed: ExpressionResult = {ok: false};

/**
 * Evaluates a page's expressions as data, without generating or executing JavaScript. Returns `ok: false` for code with
 * side effects, unknown names, and exceeded limits. Never throws.
 */
export const interpreter: Interpreter = {
  evaluate(source, names, host) {
    const found = runWithin(() => evaluateShown(parse(source), new Scope(new Frame(names, host)), evaluate));
    return found.ok || !isCode(source, names) ? found : {ok: false, needsScript: true};
  },
  call: (source, props, children, names, host) =>
    runWithin(() => {
      spendSteps(computeCost(children));
      const component = evaluate(parse(source), new Scope(new Frame(names, host)));
      if (!(component instanceof Callable)) throw new InterpreterAbort();
      const entries: [string, RuntimeValue][] = [...(props as ReadonlyMap<string, RuntimeValue>)];
      if (children.some(node => node.type !== 'text' || node.value.trim()))
        entries.push(['children', new Fragment(children)]);
      return component.call([makeObject(entries)]);
    }),
};

function runWithin(work: () => RuntimeValue): ExpressionResult {
  return (
    runLimited((): ExpressionResult => {
      const value = toValue(work());
      computeCost(toNodes(value));
      return {ok: true, value};
    }) ?? failed
  );
}

function parse(source: string): Expression {
  const expression = parseExpression(source);
  if (!expression) throw new InterpreterAbort();
  return expression;
}
