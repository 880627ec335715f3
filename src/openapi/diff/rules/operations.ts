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
  'webhook-removed': ['breaking', 'The webhook was removed.', 'Endpoints that wait for it are no longer called.'],
  'webhook-added': ['compatible', 'The webhook was added.', 'Existing endpoints are not subscribed to it.'],
  'callback-removed': [
    'breaking',
    'The callback {name} was removed.',
    'Endpoints that wait for it are no longer called.',
  ],
  'callback-added': [
    'possibly-breaking',
    'The callback {name} was added.',
    'Endpoints of existing clients may be called without expecting it.',
  ],
} as const satisfies Readonly<Record<string, RuleRow>>;
