import {type Wanted, wantedOf} from '../../src/reference/wanted.js';
import {apiContext} from './site-context.js';
import {writtenExamples} from './written-examples.js';

/** Reads the attributes of an element; what the site says stands in for those that are absent. */
export function readWanted(element: Element): Wanted {
  const written = element.hasAttribute('bound') ? writtenExamples(element) : undefined;
  return wantedOf(name => element.getAttribute(name), apiContext(), written);
}
