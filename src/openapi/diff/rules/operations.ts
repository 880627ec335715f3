import type {RuleRow} from './rule.js';

export const operationRules = {
  'operation-removed': ['breaking', 'The operation was removed{after}.', 'Clients that call it get an error.'],
  'operation-added': ['compatible', 'The operation was added.', 'Existing clients do not call it.'],
  'operation-deprecated': ['compatible', 'The operation was deprecated.', 'It still works. Plan to stop using it.'],
  'operation-no-longer-deprecated': ['compatible', 'The operation is no longer deprecated.', 'It works as before.'],
  'operation-id-changed': [
    'compatible',
    'The operationId changed from {before} to {after}.',
    'Requests stay the same. Only generated clients see another name.',
  ],
  'webhook-removed': ['breaking', 'The webhook was removed.', 'The API no longer calls endpoints that wait for it.'],
  'webhook-added': ['compatible', 'The webhook was added.', 'Existing endpoints have no subscription to it.'],
  'callback-removed': [
    'breaking',
    'The callback {name} was removed.',
    'The API no longer calls endpoints that wait for it.',
  ],
  'callback-added': [
    'possibly-breaking',
    'The callback {name} was added.',
    'The API may call endpoints of clients that do not expect it.',
  ],
} as const satisfies Readonly<Record<string, RuleRow>>;
