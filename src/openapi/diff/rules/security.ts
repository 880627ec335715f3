import type {RuleRow} from './rule.js';

export const securityRules = {
  'security-added': [
    'breaking',
    'Authentication became required: {after}.',
    'The API rejects requests without credentials.',
  ],
  'security-removed': ['compatible', 'Authentication is no longer required.', 'Requests with credentials stay valid.'],
  'security-scheme-removed': [
    'breaking',
    '{before} is no longer accepted.',
    'The API rejects clients that authenticate this way.',
  ],
  'security-scheme-added': ['compatible', '{after} is accepted too.', 'The other schemes still work.'],
  'security-scope-added': [
    'breaking',
    'The scope {name} became required for {before}.',
    'The API rejects tokens without this scope.',
  ],
  'security-scope-removed': [
    'compatible',
    'The scope {name} is no longer required for {before}.',
    'Tokens with this scope stay valid.',
  ],
  'oauth-flow-removed': [
    'breaking',
    'The OAuth flow {name} of {before} was removed.',
    'Clients that use this flow get no tokens.',
  ],
  'oauth-flow-added': ['compatible', 'The OAuth flow {name} of {before} was added.', 'The other flows still work.'],
  'oauth-url-changed': [
    'possibly-breaking',
    'The {name} changed from {before} to {after}.',
    'Clients with the old URL in their code may get no token.',
  ],
} as const satisfies Readonly<Record<string, RuleRow>>;
