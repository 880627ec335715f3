import {oursFor} from '../../../../elements/content/docs-live/ours.js';
import {pageContext} from '../../../../src/site/page/page-context.js';

/** Returns Lectern components for use in project files, as in the rendered page. */
export function oursAt(place: {slug: string; file: string; base: string; router: 'history'}) {
  return oursFor(pageContext(place.slug, place.file, place));
}
