import {enResponse, type ResponseWords} from './en-response.js';
import {enTryIt, type TryItWords} from './en-try-it.js';
import type {FormWords} from './form-words.js';

// Whoever writes an element into a page of their own has attributes, and no docs.json.

const tryIt: TryItWords = {
  ...enTryIt,
  keyWithoutName:
    'The name of the header for this key is not stated. Set auth-name="…" on the element, or describe the scheme in the document.',
  cookiesUnset:
    'Browsers do not let a page set cookies. Cookies are sent only by way of a proxy (proxy="…" on the element).',
  noServer: 'No server is named. Set server="https://…" on the element, or servers in the document.',
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
      fix: 'Name the https address of the API in server="…" on the element, or in servers of the document.',
    },
    'proxy-unreachable': {
      message: 'The proxy {proxy} cannot be reached.',
      fix: 'Start it, or take proxy="…" off the element.',
    },
    'proxy-missing': {
      message: 'There is no proxy at {proxy}: what answers there is another server.',
      fix: 'Start the proxy, correct proxy="…" on the element, or take it off.',
    },
  },
};

export const wordsInPage: FormWords = {tryIt, response};
