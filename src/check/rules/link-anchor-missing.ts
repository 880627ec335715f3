import type {Place, Problem} from '../../base/problem.js';
import {sameHeading} from '../../components/slugify-heading.js';
import {nearest} from '../../config/nearest.js';
import type {GeneratedIds} from '../generated-pages.js';

/** One of the ids of a page is meant. Headings are found as the reader's browser finds them. */
export function hasAnchor(hash: string, ids: readonly string[]): boolean {
  // `#:~:text=` is for the browser alone, and `#top` is known to every browser (HTML, section 7.4.6.4).
  if (hash === '' || hash === 'top' || hash.startsWith(':~:') || ids.includes(hash)) return true;
  return ids.some(id => sameHeading(id, hash));
}

/** A link to a place on a page that has no such id. */
export function linkAnchorMissing(
  {written, hash, file}: {readonly written: string; readonly hash: string; readonly file: string},
  ids: readonly string[],
  places: readonly Place[],
): readonly Problem[] {
  const near = nearest(hash, ids);
  return places.map(place => ({
    code: 'link-anchor-missing',
    level: 'error',
    message: `The link "${written}" leads to #${hash}, and ${file} has no such heading.`,
    fix: near
      ? `Write "#${near}", which exists there.`
      : `Delete "#${hash}", or add a heading of that name to ${file}.`,
    place,
    ...(place.file !== file && {related: [{file, line: 1, column: 1}]}),
  }));
}

/** A part of a page that is made from an API document: `param-customer/address` leads on from an id to a field below. */
export function hasPart(hash: string, {ids, hasMoreRows}: GeneratedIds): boolean {
  const [id = ''] = hash.split('/');
  return hasAnchor(id, ids) || (hasMoreRows && /^(?:param|response|variant|example)-/.test(id));
}

/** A link to a part that such a page does not have. */
export function partMissing(
  {written, hash}: {readonly written: string; readonly hash: string},
  {document, ids}: GeneratedIds,
  places: readonly Place[],
): readonly Problem[] {
  const near = nearest(hash, ids);
  return places.map(place => ({
    code: 'link-anchor-missing',
    level: 'error',
    message: `The link "${written}" leads to #${hash}, and the page that is made from ${document} has no such part.`,
    fix: near ? `Write "#${near}", which exists there.` : `Delete "#${hash}".`,
    place,
    related: [{file: document, line: 1, column: 1}],
  }));
}
