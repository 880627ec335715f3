import type {Interpreter} from '../components/render-tree.js';
import {Html} from '../html.js';
import type {Answer} from '../tree/literal.js';
import {limited, Stop, spend} from './budget.js';
import {evaluate} from './evaluate.js';
import {Frame} from './frame.js';
import {markupOf} from './markup.js';
import {parseExpression} from './parse-expression.js';
import {Scope} from './scope.js';
import {Callable, isList, Markup, makeObject, type Thing} from './thing.js';
import {toValue} from './value.js';

const failed: Answer = {ok: false};

/**
 * Interprets the pure expressions of a page over plain data. No code is made or run; what is not pure, not known or
 * beyond a limit is `ok: false`. Never throws.
 */
export const interpreter: Interpreter = {
  evaluate: (source, names, draw) =>
    answer(() => {
      // Markup that an interpretation before this one has named: it needs no reading.
      const definition = names.definitions.get(source);
      if (definition) return definition.html ?? draw(definition.nodes, definition.scope);
      const frame = new Frame(names, draw);
      return finish(read(source, frame), frame);
    }),
  call: (source, props, children, names, draw) =>
    answer(() => {
      spend(children.text.length / 64);
      const frame = new Frame(names, draw);
      const component = read(source, frame);
      if (!(component instanceof Callable)) throw new Stop();
      const entries: [string, Thing][] = [...props];
      if (children.text.trim()) entries.push(['children', children]);
      return finish(component.call([makeObject(entries)]), frame);
    }),
};

function answer(work: () => Answer | Html): Answer | Html {
  return limited(work) ?? failed;
}

function read(source: string, frame: Frame): Thing {
  const expression = parseExpression(source);
  if (!expression) throw new Stop();
  return evaluate(expression, new Scope(frame));
}

/** A list that holds markup is markup; any other list is data. */
function finish(thing: Thing, frame: Frame): Answer | Html {
  if (thing instanceof Html) return thing;
  if (holdsMarkup(thing)) return frame.draw(markupOf(thing, frame));
  return {ok: true, value: toValue(thing)};
}

function holdsMarkup(thing: Thing): boolean {
  spend(1);
  return thing instanceof Html || thing instanceof Markup || (isList(thing) && thing.some(holdsMarkup));
}
