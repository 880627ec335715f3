import type {Problem} from '../../base/problem.js';
import {findNearest} from '../../config/find-nearest.js';
import {describeUnknownEffect, type ResolveProblem} from '../../markdown/resolve/reports.js';
import {componentNames} from '../component-names.js';

/** Matches SVG elements that pages cannot contain. No author means a component by these names. */
const ofDrawings =
  /^(?:foreignObject|textPath|linearGradient|radialGradient|fe[A-Z]\w*|animate\w*|set|symbol|use|image|filter|title|desc|metadata|switch)$/;

/**
 * Replaces the fix of the renderer with one that suggests the most similar component. Returns other problems unchanged.
 */
export function checkComponentUnknown(problem: ResolveProblem, text: string): readonly Problem[] {
  const {code, subject: written = '', level} = problem;
  if (code !== 'component-unknown') return [problem];
  if (ofDrawings.test(written) && /<svg[\s>]/.test(text)) return [];
  const near = findNearest(written, componentNames);
  if (near) {
    const message = `The component <${written}> does not exist. ${describeUnknownEffect(problem)}`;
    const fix = `Write <${near}>, which exists${/^[A-Z]/.test(written) ? `, or import ${getRootName(written)} from a .jsx file` : ''}.`;
    return [{...problem, level: 'warning', message, fix}];
  }
  const fix =
    level === 'info'
      ? `Write an HTML element instead, such as <span>, or write \\<${written}> to show it as text.`
      : `Import ${getRootName(written)} from a .jsx file, or delete <${written}>.`;
  return [{...problem, fix}];
}

/** Returns the name that a page imports for a component: `Menu` for `Menu.Item`. */
function getRootName(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
