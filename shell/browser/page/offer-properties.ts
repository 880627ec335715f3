import {addPageProperties} from '../../../elements/base/page-properties.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import type {PropertiesPlace} from './component-properties.js';

/** Gives the components in a part of a page the same properties as in host pages. */
export function addComponentProperties(main: HTMLElement, {slug, file, site}: PropertiesPlace): void {
  addPageProperties(main, createPageContext(slug, file, site));
}
