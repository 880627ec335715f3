import {createReactComponents} from '../../../../elements/content/docs-live/lectern-components.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';

/**
 * Returns Lectern's components as React components, for islands of a prerendered page. Links resolve as in the page's
 * text.
 */
export function createPageComponents(place: {slug: string; file: string; base: string; router: 'history'}) {
  return createReactComponents(createPageContext(place.slug, place.file, place));
}
