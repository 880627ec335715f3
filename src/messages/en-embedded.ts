import {enResponse} from './en-response.js';
import {enTryIt} from './en-try-it.js';
import type {FormMessages} from './form-messages.js';

/**
 * Adapts the messages of the request form to an element in a host page. Advice for the developer of that page names
 * attributes instead of docs.json, and is always in English.
 */
export function toEmbeddedMessages({tryIt, response, ...others}: FormMessages = english): FormMessages {
  return {
    ...others,
    tryIt: {
      ...tryIt,
      keyWithoutName:
        'This API key has no name. Set auth-name="…" on the element, or define the scheme in the document.',
      cookiesUnset: 'Browsers don’t let pages set the Cookie header. To send cookies, set proxy="…" on the element.',
      noServer:
        'The API document defines no server. Set base-url="https://…" on the element, or add servers to the document.',
    },
    response: {
      ...response,
      failure: {
        ...response.failure,
        policy: {
          message: response.failure.policy.message,
          fix: 'Add {origin} to connect-src in the policy of this page.',
        },
        'mixed-content': {
          message: response.failure['mixed-content'].message,
          fix: 'Set base-url="https://…" on the element, or an https URL in servers of the document.',
        },
        'proxy-unreachable': {
          message: 'Can’t reach the proxy {proxy}.',
          fix: 'Start the proxy, or remove proxy="…" from the element.',
        },
        'proxy-missing': {
          message: 'There is no proxy at {proxy}. Another server responds there.',
          fix: 'Start the proxy, correct proxy="…" on the element, or remove proxy="…".',
        },
      },
    },
  };
}

const english: FormMessages = {tryIt: enTryIt, response: enResponse};
