import type {RuleRow} from './rule.js';

export const serverRules = {
  'server-removed': ['breaking', 'The server {name} was removed.', 'Clients that call this URL may get no response.'],
  'server-added': ['compatible', 'The server {name} was added.', 'The other servers still work.'],
  'server-variable-value-removed': [
    'breaking',
    'The value {before} of the server variable {name} was removed.',
    'Clients that call a URL with it may get no response.',
  ],
  'server-variable-default-changed': [
    'possibly-breaking',
    'The default of the server variable {name} changed from {before} to {after}.',
    'Clients that use the default call another URL.',
  ],
} as const satisfies Readonly<Record<string, RuleRow>>;
