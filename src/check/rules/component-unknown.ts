import type {Problem} from '../../base/problem.js';
import {nearest} from '../../config/nearest.js';
import {effectOfUnknown, type ResolveProblem} from '../../markdown/resolve/reports.js';
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
  const near = nearest(written, componentNames);
  if (near) {
    const message = `The component <${written}> does not exist. ${effectOfUnknown(problem)}`;
    const fix = `Write <${near}>, which exists, or add ${importOf(written)}.`;
    return [{...problem, level: 'warning', message, fix}];
  }
  const fix =
    level === 'info'
      ? `Write an HTML element instead, such as <span>, or write \\<${written}> to show it as text.`
      : `Add ${importOf(written)} to the page, or use an existing component such as <Card>.`;
  return [{...problem, fix}];
}

/** Returns the import of a component in a file of the project. */
function importOf(name: string): string {
  const [root = ''] = name.split('.');
  return `import {${root}} from "/snippets/${root.toLowerCase()}.jsx"`;
}
