import {doc} from '../base/doc.js';
import {item, list, section} from './collections.js';
import {either, maybe, withDefault} from './combine.js';
import type {ContextualAction, ContextualOption} from './config.js';
import {filled, oneOf, text} from './fields.js';
import {icon} from './icon.js';

const about = doc`A known action, or an own link.`;

/** Tools that a page can be opened in; `$question` is filled in with the address of its text. */
export const tools: ReadonlyMap<string, {readonly title: string; readonly href: string}> = new Map([
  ['grok', {title: 'Grok', href: 'https://grok.com/?q=$question'}],
  ['aistudio', {title: 'Google AI Studio', href: 'https://aistudio.google.com/prompts/new_chat?prompt=$question'}],
  ['devin', {title: 'Devin', href: 'https://app.devin.ai/?prompt=$question'}],
  ['devin-desktop', {title: 'Devin', href: 'https://app.devin.ai/?prompt=$question'}],
  ['windsurf', {title: 'Windsurf', href: 'windsurf://chat/new?prompt=$question'}],
  // A link would not do for these: the documents of the site, and the printer of the browser.
  ['download-spec', {title: '', href: ''}],
  ['download-pdf', {title: '', href: ''}],
]);

const actions = ['copy', 'view', 'assistant_a', 'assistant_b', 'perplexity', 'cursor', 'vscode', 'mcp'] as const;

const action = oneOf<string>(about, [...actions, ...tools.keys()], {
  chatgpt: 'assistant_a',
  claude: 'assistant_b',
  // Actions of other tools that have no counterpart here.
  'add-mcp': '',
  assistant: '',
  'devin-mcp': '',
});

const hrefWithQuery = maybe(
  section(about, {
    base: filled(doc`Address without its query.`),
    query: list(
      doc`What the query says.`,
      item(about, {key: filled(doc`Name.`), value: filled(doc`Value; "$path" stands for the path of the page.`)}, [
        'key',
        'value',
      ]),
    ),
  }),
  // What only a hosted platform can fill in is left out.
  ({base, query}) => {
    const said = query.filter(({value}) => !/\$(?:page|mcp)\b/.test(value));
    const text = said.map(
      ({key, value}) => `${encodeURIComponent(key)}=${encodeURIComponent(value).replaceAll('%24path', '$path')}`,
    );
    return base && (text.length > 0 ? `${base}${base.includes('?') ? '&' : '?'}${text.join('&')}` : base);
  },
);

const ownLink = item(
  about,
  {
    title: filled(doc`Text of the link.`),
    description: text(doc`A line below it.`),
    icon,
    href: either(about, {string: filled(doc`Address of the link.`), object: hrefWithQuery}),
  },
  ['title', 'href'],
);

export const contextual = section(doc`Menu of actions on every page.`, {
  display: withDefault(oneOf(doc`Where the menu stands.`, ['header', 'toc']), 'header'),
  options: withDefault(
    list(doc`Actions in order.`, either(about, {string: maybe(action, toOption), object: ownLink})),
    ['copy', 'view'],
  ),
});

function toOption(word: string): ContextualOption {
  const tool = tools.get(word);
  return tool ? {tool: word, ...tool} : (word as ContextualAction);
}
