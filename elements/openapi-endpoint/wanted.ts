import {type ViewRequest, viewRequestOf} from '../../src/api-views/view-request.js';
import {apiContext} from './site-context.js';

/** Reads the attributes of an element; what the site says stands in for those that are absent. */
export function readWanted(element: Element): ViewRequest {
  const site = apiContext();
  const written = element.hasAttribute('bound') ? site?.examples.read() : undefined;
  return viewRequestOf(name => element.getAttribute(name), site, written);
}
