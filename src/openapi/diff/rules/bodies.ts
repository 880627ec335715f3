import type {DirectedRow} from './rule.js';

/** Rules for bodies and responses. `request` and `response` name the body's sender. Webhooks swap both. */
export const bodyRules = {
  'body-added': {
    text: 'An optional body was added.',
    request: ['compatible', 'Requests without a body stay valid.'],
    response: ['compatible', 'Clients ignore what they do not read.'],
  },
  'required-body-added': {
    text: 'A required body was added.',
    request: ['breaking', 'The API rejects requests without a body.'],
    response: ['compatible', 'Clients ignore what they do not read.'],
  },
  'body-removed': {
    text: 'The body was removed.',
    request: ['breaking', 'The API rejects requests with a body, or ignores the body.'],
    response: ['breaking', 'Clients that read the body no longer find it.'],
  },
  'body-became-required': {
    text: 'The body became required.',
    request: ['breaking', 'The API rejects requests without a body.'],
    response: ['compatible', 'Responses now always have a body.'],
  },
  'body-became-optional': {
    text: 'The body became optional.',
    request: ['compatible', 'Requests with a body stay valid.'],
    response: ['breaking', 'Clients that rely on the body may not find it.'],
  },
  'media-type-removed': {
    text: 'The media type {name} was removed.',
    request: ['breaking', 'The API rejects requests of this media type.'],
    response: ['breaking', 'Clients that read this media type no longer get it.'],
  },
  'media-type-added': {
    text: 'The media type {name} was added.',
    request: ['compatible', 'Requests of the other media types stay valid.'],
    response: ['compatible', 'Clients that request their media type still get it.'],
  },
  'part-encoding-changed': {
    text: 'The part {name} is encoded as {after}, not as {before}.',
    request: ['breaking', 'The API reads the old encoding as another value.'],
    response: ['breaking', 'Clients read the new encoding as another value.'],
  },
  'success-status-removed': {
    text: 'The response {name} was removed.',
    request: ['compatible', 'The endpoint may send one of the other statuses.'],
    response: ['breaking', 'Clients that wait for this status no longer get it.'],
  },
  'error-status-removed': {
    text: 'The response {name} was removed.',
    request: ['compatible', 'The endpoint may send one of the other statuses.'],
    response: ['compatible', 'Clients no longer have to handle this error.'],
  },
  'status-added': {
    text: 'The response {name} was added.',
    request: ['compatible', 'The endpoint may still send the other statuses.'],
    response: ['compatible', 'Clients handle unknown statuses by their class (RFC 9110, section 15).'],
  },
} as const satisfies Readonly<Record<string, DirectedRow>>;
