import type {RuleRow} from './rule.js';

export const securityRules = {
  'security-added': [
    'breaking',
    'Authentication became required: {after}.',
    'Requests without credentials are rejected.',
  ],
  'security-removed': ['compatible', 'Authentication is no longer required.', 'Requests with credentials stay valid.'],
  'security-scheme-removed': [
    'breaking',
    '{before} is no longer accepted.',
    'Clients that authenticate this way are rejected.',
  ],
  'security-scheme-added': ['compatible', '{after} is accepted too.', 'The other schemes still work.'],
  'security-scope-added': [
    'breaking',
    'The scope {name} became required for {before}.',
    'Tokens without this scope are rejected.',
  ],
  'security-scope-removed': [
    'compatible',
    'The scope {name} is no longer required for {before}.',
    'Tokens with this scope stay valid.',
  ],
  'oauth-flow-removed': [
    'breaking',
    'The OAuth flow {name} of {before} was removed.',
    'Clients that get their tokens by it get no more.',
  ],
  'oauth-flow-added': ['compatible', 'The OAuth flow {name} of {before} was added.', 'The other flows still work.'],
  'oauth-url-changed': [
    'possibly-breaking',
    'The {name} changed from {before} to {after}.',
    'Clients that have the old URL built in may get no token.',
  ],
} as const satisfies Readonly<Record<string, RuleRow>>;
