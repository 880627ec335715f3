import {Fragment, nodesOf} from '../../tree/render-tree.js';
import {limited, Stop, spend} from './budget.js';
import {evaluate} from './evaluate.js';
import {Frame} from './frame.js';
import {isCode} from './is-code.js';
import type {Answer, Interpreter} from './names.js';
import {parseExpression} from './parse-expression.js';
import {Scope} from './scope.js';
import {Callable, makeObject, type Thing} from './thing.js';
import {toValue} from './value.js';
import {weigh} from './weigh.js';

export {holdsLive, mayRun, needsToRun} from './may-run.js';

const failed: Answer = {ok: false};

/**
 * Interprets the pure expressions of a page over plain data. No code is made or run; what is not pure, not known or
 * beyond a limit is `ok: false`. Never throws.
 */
export const interpreter: Interpreter = {
  evaluate(source, names, host) {
    const found = answer(() => read(source, new Frame(names, host)));
    return found.ok || !isCode(source, names) ? found : {ok: false, needsScript: true};
  },
  call: (source, props, children, names, host) =>
    answer(() => {
      spend(weigh(children));
      const component = read(source, new Frame(names, host));
      if (!(component instanceof Callable)) throw new Stop();
      const entries: [string, Thing][] = [...(props as ReadonlyMap<string, Thing>)];
      if (children.some(node => node.type !== 'text' || node.value.trim()))
        entries.push(['children', new Fragment(children)]);
      return component.call([makeObject(entries)]);
    }),
};

function answer(work: () => Thing): Answer {
  return (
    limited((): Answer => {
      const value = toValue(work());
      weigh(nodesOf(value));
      return {ok: true, value};
    }) ?? failed
  );
}

function read(source: string, frame: Frame): Thing {
  const expression = parseExpression(source);
  if (!expression) throw new Stop();
  return evaluate(expression, new Scope(frame));
}
