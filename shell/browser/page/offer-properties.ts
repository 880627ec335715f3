import {offerProperties} from '../../../elements/base/page-properties.js';
import {pageContext} from '../../../src/site/page/page-context.js';
import type {PropertiesPlace} from './component-properties.js';

/** Adds properties to the components in a part of a page. */
export function offerPageProperties(main: HTMLElement, {slug, file, site}: PropertiesPlace): void {
  offerProperties(main, pageContext(slug, file, site));
}
