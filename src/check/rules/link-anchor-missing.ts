import type {Place, Problem} from '../../base/problem.js';
import {sameHeading} from '../../components/slugify-heading.js';
import {nearest} from '../../config/nearest.js';
import type {GeneratedIds} from '../generated-pages.js';

/** Returns whether a fragment matches an id of the page, as the browser's lookup does. */
export function hasAnchor(hash: string, ids: readonly string[]): boolean {
  // `#:~:text=` is only for the browser, and every browser knows `#top` (HTML, section 7.4.6.4).
  if (hash === '' || hash === 'top' || hash.startsWith(':~:') || ids.includes(hash)) return true;
  return ids.some(id => sameHeading(id, hash));
}

interface Anchor {
  readonly written: string;
  readonly hash: string;
}

/** Reports a link to an id that its page does not have. */
export function linkAnchorMissing(
  anchor: Anchor & {readonly file: string},
  ids: readonly string[],
  places: readonly Place[],
): readonly Problem[] {
  const {file, hash} = anchor;
  const words = {
    lacks: `${file} has no heading with this id`,
    fix: `Add {#${hash}} to a heading of ${file}, or delete "#${hash}" from the link.`,
  };
  return anchorProblems(anchor, {file, ids, ...words}, places);
}

/** Returns whether a generated page has a part. `param-customer/address` is an id plus the path of a nested field. */
export function hasPart(hash: string, {ids, hasMoreRows}: GeneratedIds): boolean {
  const [id = ''] = hash.split('/');
  return hasAnchor(id, ids) || (hasMoreRows && /^(?:param|response|variant|example)-/.test(id));
}

/** Reports a link to a part that a generated page does not have. */
export function checkPartMissing(
  anchor: Anchor,
  {document, ids}: GeneratedIds,
  places: readonly Place[],
): readonly Problem[] {
  const lacks = `the page of ${document} has no part with this id`;
  return anchorProblems(anchor, {file: document, ids, lacks, fix: `Delete "#${anchor.hash}" from the link.`}, places);
}

/** Target file, existing ids, and message of a broken anchor. */
interface Lacking {
  readonly file: string;
  readonly ids: readonly string[];
  readonly lacks: string;
  /** Advice if no id is similar. */
  readonly fix: string;
}

function anchorProblems(
  {written, hash}: Anchor,
  {file, ids, lacks, fix}: Lacking,
  places: readonly Place[],
): readonly Problem[] {
  const near = nearest(hash, ids);
  return places.map(place => ({
    code: 'link-anchor-missing',
    level: 'error',
    message: `The link "${written}" goes to #${hash}, but ${lacks}.`,
    fix: near ? `Write "#${near}", which exists there.` : fix,
    place,
    ...(place.file !== file && {related: [{file, line: 1, column: 1}]}),
  }));
}
