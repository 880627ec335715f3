import {enResponse, type ResponseWords} from './en-response.js';
import {enTryIt, type TryItWords} from './en-try-it.js';
import type {FormWords} from './form-messages.js';

// Whoever writes an element into a page of their own has attributes, and no docs.json.

const tryIt: TryItWords = {
  ...enTryIt,
  keyWithoutName:
    'The header for this key has no name. Set auth-name="…" on the element, or define the scheme in the document.',
  cookiesUnset: 'Browsers don’t let pages set cookies. Only a proxy can send them (proxy="…" on the element).',
  noServer: 'No server is defined. Set server="https://…" on the element, or servers in the document.',
};

const response: ResponseWords = {
  ...enResponse,
  failure: {
    ...enResponse.failure,
    policy: {
      message: enResponse.failure.policy.message,
      fix: 'Add {origin} to connect-src in the policy of this page.',
    },
    'mixed-content': {
      message: enResponse.failure['mixed-content'].message,
      fix: 'Set the https URL of the API in server="…" on the element, or in servers of the document.',
    },
    'proxy-unreachable': {
      message: 'Can’t reach the proxy {proxy}.',
      fix: 'Start it, or take proxy="…" off the element.',
    },
    'proxy-missing': {
      message: 'There is no proxy at {proxy}. Another server responds there.',
      fix: 'Start the proxy, correct proxy="…" on the element, or take it off.',
    },
  },
};

export const wordsInPage: FormWords = {tryIt, response};
