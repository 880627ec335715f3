import type {DirectedRow} from './rule.js';

/** Rules for parameters and headers. Clients send request parameters and read response headers. */
export const parameterRules = {
  'parameter-removed': {
    text: 'The parameter was removed.',
    request: ['breaking', 'The API rejects requests that use it, or ignores it.'],
    response: ['breaking', 'Clients that read it no longer find it.'],
  },
  'header-removed': {
    text: 'The optional header was removed.',
    request: ['possibly-breaking', 'The API may reject requests that send it.'],
    response: ['possibly-breaking', 'Clients that read it no longer find it, but it was optional.'],
  },
  'parameter-added': {
    text: 'The parameter was added.',
    request: ['compatible', 'It is optional: requests without it stay valid.'],
    response: ['compatible', 'Clients ignore what they do not read.'],
  },
  'required-parameter-added': {
    text: 'The required parameter was added.',
    request: ['breaking', 'The API rejects requests without it.'],
    response: ['compatible', 'Clients ignore what they do not read.'],
  },
  'parameter-became-required': {
    text: 'The parameter became required.',
    request: ['breaking', 'The API rejects requests without it.'],
    response: ['compatible', 'Responses now always contain it.'],
  },
  'parameter-became-optional': {
    text: 'The parameter became optional.',
    request: ['compatible', 'Requests that send it stay valid.'],
    response: ['breaking', 'Clients that rely on it may not find it.'],
  },
  'parameter-deprecated': {
    text: 'The parameter was deprecated.',
    request: ['compatible', 'It still works. Plan to stop using it.'],
    response: ['compatible', 'The API still sends it. Plan to stop reading it.'],
  },
  'parameter-style-changed': {
    text: 'The value is serialized as {after}, not as {before}.',
    request: ['breaking', 'The API reads the old serialization as another value.'],
    response: ['breaking', 'Clients read the new serialization as another value.'],
  },
  'parameter-renamed': {
    text: 'The path parameter was renamed from {before} to {after}.',
    request: ['compatible', 'Requests have the same URL. Only generated clients see another name.'],
    response: ['compatible', 'Requests have the same URL. Only generated servers see another name.'],
  },
} as const satisfies Readonly<Record<string, DirectedRow>>;
