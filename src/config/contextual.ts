import {doc} from '../base/doc.js';
import {item, list, section} from './collections.js';
import {either, mapped, maybe, withDefault} from './combine.js';
import type {ContextualAction} from './config.js';
import {filled, oneOf, text} from './fields.js';
import {icon} from './icon.js';

const about = doc`A known action, or an own link.`;

const action = oneOf<ContextualAction>(
  about,
  ['copy', 'view', 'assistant_a', 'assistant_b', 'perplexity', 'cursor', 'vscode', 'mcp'],
  {
    chatgpt: 'assistant_a',
    claude: 'assistant_b',
    // Actions of other tools that have no counterpart here.
    'add-mcp': '',
    assistant: '',
    'devin-mcp': '',
  },
);

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

export const contextual = mapped(
  section(doc`Menu of actions on every page.`, {
    options: withDefault(list(doc`Actions in order.`, either(about, {string: action, object: ownLink})), [
      'copy',
      'view',
    ]),
  }),
  ({options}) => options,
);
