import type {Problem} from '../../base/problem.js';
import {placeAt, type Source} from '../../base/source.js';
import {droppedElements} from '../../components/html-elements.js';
import type {Tree} from '../../markdown/syntax/parse-tree.js';
import type {Use} from '../uses.js';

const reasons: ReadonlyMap<string, string> = new Map([
  ['style', 'pages have no styles of their own'],
  ['script', 'pages run no code'],
]);

const fixes: ReadonlyMap<string, string> = new Map([
  ['style', 'Put the CSS into a .css file of the project: every page has it.'],
  [
    'script',
    'Put the code into a .js file of the project and set integrations.lectern.run to ["scripts"], or write a custom element.',
  ],
  ['object', 'Put the file into an <iframe>, or link to it.'],
  ['embed', 'Put the file into an <iframe>, or link to it.'],
]);

/** Finds HTML elements that pages cannot contain. The renderer drops them with their content. */
export function checkHtmlDropped({element, component, place}: Use): readonly Problem[] {
  const name = element.name.toLowerCase();
  if (!component && droppedElements.has(name))
    return [
      {
        code: 'html-dropped',
        level: 'warning',
        message: `<${element.name}> is left out with its content: ${reasons.get(name) ?? 'pages show none'}.`,
        fix: fixes.get(name) ?? `Delete <${element.name}>, or move its content into the page.`,
        place: place(),
      },
    ];
  if (!element.attributes.has(html)) return [];
  return [
    {
      code: 'html-dropped',
      level: 'warning',
      message: `${html} of <${element.name}> is left out: HTML in text is not set into pages.`,
      fix: `Put the markup between <${element.name}> and </${element.name}>.`,
      place: place(html),
    },
  ];
}

export const html = 'dangerouslySetInnerHTML';

/**
 * Finds such elements in components that a file defines. Another rule reports components with hooks or handlers as a
 * whole.
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
        message: `${html} in ${name} is left out: HTML in text is not set into pages.`,
        fix: 'Write the markup as JSX, or set integrations.lectern.run to ["components"].',
        place: placeAt(source, start + inside),
      },
    ];
  });
}
