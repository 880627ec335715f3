import {type ViewRequest, viewRequestOf} from '../../../src/api-reference/views/view-request.js';
import {findViewMessages} from '../../base/messages.js';
import {apiContext} from './site-context.js';

/** Reads the attributes of an element, with settings of the site as defaults. */
export function readWanted(element: Element): ViewRequest {
  const site = apiContext();
  const written = element.hasAttribute('bound') ? site?.examples.read() : undefined;
  const messages = findViewMessages(element);
  return viewRequestOf(name => element.getAttribute(name), messages ? {...site, messages} : site, written);
}
