import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';
import type {TagUse} from '../uses.js';

/**
 * Reports handlers such as `onClick={…}`, which pages do not run. For components that need handlers, the renderer
 * reports it.
 */
export function checkCodeUnsupported(
  {element, place}: TagUse,
  {runs}: Pick<CheckedProject, 'runs'>,
): readonly Problem[] {
  return [...element.attributes.keys()]
    .filter(name => /^on[A-Z]/.test(name))
    .map(name => ({
      code: 'code-unsupported',
      level: 'warning',
      message: `Lectern ignores ${name} of <${element.name}>: ${runs.has('components') ? 'event handlers run only inside components' : 'pages run no code'}.`,
      fix: runs.has('components')
        ? `Move <${element.name}> with its ${name} into a component of the page.`
        : `Set "integrations": {"lectern": {"run": ["components"]}} in docs.json and move <${element.name}> into a component, or delete ${name}.`,
      place: place(name),
    }));
}
