import {doc} from '../base/doc.js';
import {item, list, section} from './collections.js';
import {either, mapped, withDefault} from './combine.js';
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
    aistudio: '',
    assistant: '',
    devin: '',
    'devin-mcp': '',
    'download-spec': '',
    grok: '',
    windsurf: '',
  },
);

const ownLink = item(
  about,
  {
    title: filled(doc`Text of the link.`),
    description: text(doc`A line below it.`),
    icon,
    href: filled(doc`Address of the link.`),
  },
  ['title', 'href'],
);

export const contextual = mapped(
  section(
    doc`Menu of actions on every page.`,
    {
      options: withDefault(list(doc`Actions in order.`, either(about, {string: action, object: ownLink})), [
        'copy',
        'view',
      ]),
    },
    'display',
  ),
  ({options}) => options,
);
