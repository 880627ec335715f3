import {oursFor} from '../../../../elements/content/docs-live/ours.js';
import {pageContext} from '../../../../src/site/page/page-context.js';

/** Components of ours in the files of a project, as the page was drawn with them. */
export function oursAt(place: {slug: string; file: string; base: string; router: 'history'}) {
  return oursFor(pageContext(place.slug, place.file, place));
}
