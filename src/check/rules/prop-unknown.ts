import {type Component, kebab} from '../../components/component.js';
import {nearest} from '../../config/nearest.js';
import type {Problem} from '../../problem.js';
import type {Use} from '../uses.js';

/** What any component may carry without a word: for style sheets, scripts and other tools. */
const everywhere =
  /^(?:id|class|className|style|key|children|slot|title|hidden|lang|dir|role|(?:data|aria)-.*|\.\.\..*)$/;

/** Props that a component does not have: a warning where one is nearly the same, else worth knowing. */
export function propUnknown({element, component, place}: Use): readonly Problem[] {
  if (!component) return [];
  const known = namesOf(component);
  return [...element.attributes.keys()].flatMap((name): readonly Problem[] => {
    if (known.has(name) || everywhere.test(name) || /^on[A-Z]/.test(name)) return [];
    const candidates = Object.keys(component.props).filter(each => !element.attributes.has(each));
    const near = name.length > 2 ? nearest(name, candidates) : undefined;
    return [
      {
        code: 'prop-unknown',
        level: near ? 'warning' : 'info',
        message: `<${element.name}> has no "${name}"; it is left out.${near ? ` Near it is "${near}".` : ''}`,
        fix: near ? `Write ${near} instead of ${name}.` : `Delete ${name}.`,
        place: place(name),
      },
    ];
  });
}

const names = new WeakMap<Component, ReadonlySet<string>>();

function namesOf(component: Component): ReadonlySet<string> {
  let known = names.get(component);
  if (!known) {
    const entries = Object.entries(component.props);
    known = new Set(entries.flatMap(([name, prop]) => [name, kebab(name), prop.attribute ?? name]));
    names.set(component, known);
  }
  return known;
}
