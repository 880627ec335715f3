import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';
import type {Use} from '../uses.js';

/** Finds handlers such as `onClick={…}`, which pages do not run. The renderer reports components that need them. */
export function checkCodeUnsupported({element, place}: Use, {runs}: Pick<Project, 'runs'>): readonly Problem[] {
  return [...element.attributes.keys()]
    .filter(name => /^on[A-Z]/.test(name))
    .map(name => ({
      code: 'code-unsupported',
      level: 'warning',
      message: `${name} of <${element.name}> is left out: ${runs.has('components') ? 'handlers run in components only' : 'it needs a JavaScript runtime, and pages run no code'}.`,
      fix: runs.has('components')
        ? `Put <${element.name}> with its ${name} into a component of the page.`
        : `Delete ${name}, or put the behaviour into a custom element of your own.`,
      place: place(name),
    }));
}
