import type {Place, Problem} from '../../base/problem.js';
import {isSameHeading} from '../../components/slugify-heading.js';
import {findNearest} from '../../config/find-nearest.js';
import type {GeneratedIds} from '../generated-pages.js';

/** Returns whether a fragment leads to one of the ids, by the rules of browsers. */
export function hasAnchor(hash: string, ids: readonly string[]): boolean {
  // Accept `#:~:text=`, which only browsers interpret, and `#top`, which is valid in every page (HTML, section
  // 7.4.6.4).
  if (hash === '' || hash === 'top' || hash.startsWith(':~:') || ids.includes(hash)) return true;
  return ids.some(id => isSameHeading(id, hash));
}

interface Anchor {
  readonly written: string;
  readonly hash: string;
}

/** Reports a link whose fragment is not an id of the page. */
export function checkLinkAnchor(
  anchor: Anchor & {readonly file: string},
  ids: readonly string[],
  places: readonly Place[],
): readonly Problem[] {
  const {file, hash} = anchor;
  const words = {
    lacks: `${file} has no heading with the id "${hash}"`,
    fix: `Add {#${hash}} to a heading of ${file}, or delete "#${hash}" from the link.`,
  };
  return findAnchorProblems(anchor, {file, ids, ...words}, places);
}

/**
 * Returns whether a generated page contains a fragment's target. `param-customer/address` is an id and the path of a
 * nested field.
 */
export function hasPart(hash: string, {ids, hasMoreRows}: GeneratedIds): boolean {
  const [id = ''] = hash.split('/');
  return hasAnchor(id, ids) || (hasMoreRows && /^(?:param|response|variant|example)-/.test(id));
}

/** Reports a link whose fragment is not an id or field of a generated page. */
export function checkPartMissing(
  anchor: Anchor,
  {document, ids}: GeneratedIds,
  places: readonly Place[],
): readonly Problem[] {
  const lacks = `the page that Lectern generates from ${document} has no element with the id "${anchor.hash}"`;
  return findAnchorProblems(
    anchor,
    {file: document, ids, lacks, fix: `Delete "#${anchor.hash}" from the link.`},
    places,
  );
}

/** Target page of a link with a broken fragment, its ids, and the message. */
interface Lacking {
  readonly file: string;
  readonly ids: readonly string[];
  readonly lacks: string;
  /** Fix to suggest if no id is similar. */
  readonly fix: string;
}

function findAnchorProblems(
  {written, hash}: Anchor,
  {file, ids, lacks, fix}: Lacking,
  places: readonly Place[],
): readonly Problem[] {
  const near = findNearest(hash, ids);
  return places.map(place => ({
    code: 'link-anchor-missing',
    level: 'error',
    message: `${place.file} links to "${written}", but ${lacks}.`,
    fix: near ? `Write "#${near}", which exists.` : fix,
    place,
    ...(place.file !== file && {related: [{file, line: 1, column: 1}]}),
  }));
}
