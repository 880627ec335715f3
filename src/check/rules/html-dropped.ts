import type {Problem} from '../../base/problem.js';
import {locateOffset, type Source} from '../../base/source.js';
import {droppedElements} from '../../components/html-elements.js';
import type {Tree} from '../../markdown/syntax/parse-tree.js';
import type {TagUse} from '../uses.js';

const reasons: ReadonlyMap<string, string> = new Map([
  ['style', 'pages cannot contain styles'],
  ['script', 'pages run no code'],
]);

const fixes: ReadonlyMap<string, string> = new Map([
  ['style', 'Move the CSS to a .css file of the project, such as styles.css. Every page loads it.'],
  [
    'script',
    'Move the code to a .js file of the project, such as custom.js, and set "integrations": {"lectern": {"run": ["scripts"]}} in docs.json.',
  ],
  ['object', 'Write <iframe src="/file.pdf" title="File"></iframe> with the path of the file, or a link.'],
  ['embed', 'Write <iframe src="/file.pdf" title="File"></iframe> with the path of the file, or a link.'],
]);

/** Reports HTML elements that pages cannot contain. The renderer drops them with their content. */
export function checkHtmlDropped({element, component, place}: TagUse): readonly Problem[] {
  const name = element.name.toLowerCase();
  if (!component && droppedElements.has(name))
    return [
      {
        code: 'html-dropped',
        level: 'warning',
        message: `Lectern removes <${element.name}> and its content: ${reasons.get(name) ?? 'pages cannot contain this element'}.`,
        fix: fixes.get(name) ?? `Move its content out of <${element.name}>, or delete <${element.name}>.`,
        place: place(),
      },
    ];
  if (!element.attributes.has(html)) return [];
  return [
    {
      code: 'html-dropped',
      level: 'warning',
      message: `Lectern ignores ${html} of <${element.name}>: pages cannot set HTML from a string.`,
      fix: `Move the HTML between <${element.name}> and </${element.name}>.`,
      place: place(html),
    },
  ];
}

export const html = 'dangerouslySetInnerHTML';

/**
 * Finds dropped elements in components that a file defines. Leaves out components with hooks or handlers, which another
 * rule reports as a whole.
 */
export function checkHtmlDroppedIn({definitions}: Tree, source: Source): readonly Problem[] {
  return definitions.flatMap(({name, source: code}) => {
    const inside = code.search(/\bdangerouslySetInnerHTML\s*=/);
    const start = source.text.indexOf(code);
    if (inside === -1 || start === -1 || /\bon[A-Z]\w*\s*=|\buse[A-Z]\w*\s*\(/.test(code)) return [];
    return [
      {
        code: 'html-dropped',
        level: 'warning',
        message: `Lectern ignores ${html} in ${name}: pages cannot set HTML from a string.`,
        fix: 'Write the HTML as JSX, or set "integrations": {"lectern": {"run": ["components"]}} in docs.json.',
        place: locateOffset(source, start + inside),
      },
    ];
  });
}
