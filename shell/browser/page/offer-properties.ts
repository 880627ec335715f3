import {offerProperties} from '../../../elements/base/page-properties.js';
import {pageContext} from '../../../src/site/page/page-context.js';
import type {PropertiesPlace} from './component-properties.js';

/** Gives the components in a part of a page the same properties as in host pages. */
export function offerPageProperties(main: HTMLElement, {slug, file, site}: PropertiesPlace): void {
  offerProperties(main, pageContext(slug, file, site));
}
