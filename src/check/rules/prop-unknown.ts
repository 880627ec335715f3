import type {Problem} from '../../base/problem.js';
import {findNearest} from '../../config/find-nearest.js';
import {findPropsByName} from '../prop-names.js';
import type {TagUse} from '../uses.js';
import {html} from './html-dropped.js';

/** Attributes that every component accepts, because style sheets, scripts, and tools use them. */
const everywhere =
  /^(?:id|class|className|style|key|children|slot|title|hidden|lang|dir|role|(?:data|aria)-.*|\.\.\..*)$/;

/** Finds attributes that a component does not have. Warns if the name is similar to a prop, otherwise adds a note. */
export function checkPropUnknown({element, component, place}: TagUse): readonly Problem[] {
  if (!component) return [];
  const known = findPropsByName(component);
  return [...element.attributes.keys()].flatMap((name): readonly Problem[] => {
    if (known.has(name) || everywhere.test(name) || name === html || /^on[A-Z]/.test(name)) return [];
    const candidates = Object.keys(component.props).filter(each => !element.attributes.has(each));
    const near = name.length > 2 ? findNearest(name, candidates) : undefined;
    return [
      {
        code: 'prop-unknown',
        level: near ? 'warning' : 'info',
        message: `<${element.name}> has no prop "${name}". Lectern ignores it.`,
        fix: near ? `Write ${near} instead of ${name}.` : `Delete ${name}.`,
        place: place(name),
      },
    ];
  });
}
