import {parseViewRequest, type ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {findViewMessages} from '../../base/messages.js';
import {getApiContext} from './site-context.js';

/** Reads an element's attributes into a request for a view. The site's settings are the defaults. */
export function readViewRequest(element: Element): ViewRequest {
  const site = getApiContext();
  const written = element.hasAttribute('bound') ? site?.examples.read() : undefined;
  const messages = findViewMessages(element);
  return parseViewRequest(name => element.getAttribute(name), messages ? {...site, messages} : site, written);
}
