import type {Problem} from '../../base/problem.js';
import {nearest} from '../../config/nearest.js';
import type {ResolveProblem} from '../../markdown/resolve/reports.js';
import {componentNames} from '../component-names.js';

/** Matches SVG elements that pages cannot contain. No author means a component by these names. */
const ofDrawings =
  /^(?:foreignObject|textPath|linearGradient|radialGradient|fe[A-Z]\w*|animate\w*|set|symbol|use|image|filter|title|desc|metadata|switch)$/;

/**
 * Adds the most similar component name to an unknown-component problem of the renderer. Returns other problems
 * unchanged.
 */
export function checkComponentUnknown(problem: ResolveProblem, text: string): readonly Problem[] {
  const {code, subject: written = ''} = problem;
  if (code !== 'component-unknown') return [problem];
  if (ofDrawings.test(written) && /<svg[\s>]/.test(text)) return [];
  const near = nearest(written, componentNames);
  if (!near) return [problem];
  const message = `The component <${written}> does not exist. Readers see only its content.`;
  return [{...problem, level: 'warning', message, fix: `Write <${near}>, which exists, or import ${written}.`}];
}
