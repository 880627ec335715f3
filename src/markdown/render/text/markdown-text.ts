import {getNodeText, toPlainNodes} from '../../../tree/render-tree.js';
import {parseDescription} from '../../syntax/parse-description.js';
import {buildTextSections, type TextSection} from './build-text-sections.js';

/** Tags to parse in descriptions. All others are text, such as `<id>` in a path. */
const tags: ReadonlySet<string> = new Set(
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub summary sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);

/** Returns the plain text of Markdown outside pages, such as a description, with one line per block. */
export function readMarkdownText(markdown: string): Pick<TextSection, 'text' | 'code'> {
  const sections = buildTextSections(toPlainNodes({nodes: parseDescription(markdown, tags)}));
  const text = sections.flatMap(({heading, text}) => [heading ? getNodeText(heading.children).trim() : '', text]);
  return {
    text: text.filter(Boolean).join('\n'),
    code: sections
      .map(({code}) => code)
      .join(' ')
      .trim(),
  };
}
