import {doc} from '../base/doc.js';
import {item, list, section} from './collections.js';
import {either, mapFieldOrDrop, withDefault} from './combine.js';
import type {ContextualAction, ContextualOption} from './config.js';
import {filled, oneOf, text} from './fields.js';
import {icon} from './icon.js';

const about = doc`Adds a built-in action, or your own link.`;

/** Actions that need a script instead of a link: printing, and downloading API documents. */
const tools = ['download-spec', 'download-pdf'] as const;

const actions = ['copy', 'view', 'assistant_a', 'assistant_b', 'perplexity', 'cursor', 'vscode', 'mcp'] as const;

const action = oneOf<string>(about, [...actions, ...tools], {
  chatgpt: 'assistant_a',
  claude: 'assistant_b',
  // Accept actions of other tools without effect, because Lectern has no equivalent.
  'add-mcp': '',
  aistudio: '',
  assistant: '',
  devin: '',
  'devin-desktop': '',
  'devin-mcp': '',
  grok: '',
  windsurf: '',
});

const hrefWithQuery = mapFieldOrDrop(
  section(about, {
    base: filled(doc`Sets the URL, to which Lectern adds "query".`),
    query: list(
      doc`Adds these parameters to the URL.`,
      item(
        about,
        {
          key: filled(doc`Names the parameter.`),
          value: filled(doc`Sends this value. Lectern replaces "$path" with the path of the page.`),
        },
        ['key', 'value'],
      ),
    ),
  }),
  // Drop query values with these placeholders: only a hosted platform can replace them.
  ({base, query}) => {
    const stated = query.filter(({value}) => !/\$(?:page|mcp)\b/.test(value));
    const text = stated.map(
      ({key, value}) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%24path', '$path')}`,
    );
    return base && (text.length > 0 ? `${base}${base.includes('?') ? '&' : '?'}${text.join('&')}` : base);
  },
);

const ownLink = item(
  about,
  {
    title: filled(doc`Sets the text in the menu.`),
    description: text(doc`Sets the text below the title.`),
    icon,
    href: either(doc`Links to this URL: text, or an object with "base" and "query".`, {
      string: filled(doc`Links to this URL.`),
      object: hrefWithQuery,
    }),
  },
  ['title', 'href'],
);

export const contextual = section(
  doc`Shows a menu of page actions above the text, such as copying the page for an AI assistant.`,
  {
    display: withDefault(
      oneOf(doc`Shows the menu beside the page title, or below the table of contents.`, ['header', 'toc']),
      'header',
    ),
    options: withDefault(
      list(
        doc`Lists the built-in actions, and objects for your own links, in this order. An empty list removes the menu.`,
        either(about, {string: mapFieldOrDrop(action, toOption), object: ownLink}),
      ),
      ['copy', 'view'],
    ),
  },
);

function toOption(word: string): ContextualOption {
  const tool = tools.find(each => each === word);
  return tool ? {tool, title: '', href: ''} : (word as ContextualAction);
}
