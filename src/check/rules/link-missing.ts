import type {Place, Problem} from '../../base/problem.js';
import {resolveLinkTarget} from '../link-target.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';
import {describeMissingAsset} from './asset-missing.js';

/** Reports a link to a missing page, or with a URL that is not allowed, at each of its positions. */
export function checkLink(
  written: string,
  from: string,
  project: CheckedProject,
  places: () => readonly Place[],
): readonly Problem[] {
  const target = resolveLinkTarget(written, from, project);
  if (target.state === 'refused')
    return places().map(place => ({
      code: 'link-refused',
      level: 'warning',
      message: `${place.file} links to "${written}", which is not the URL of a page, an email address, or a phone number. Readers see its text without a link.`,
      fix: 'Write the path of a page such as "/index", or a URL such as "https://example.com".',
      place,
    }));
  if (target.state !== 'missing') return [];
  if (target.kind === 'asset') return describeMissingAsset(written, target.path, project, places());
  const near = findNearestPath(target.path, project.pages());
  return places().map(place => ({
    code: 'link-missing',
    level: 'error',
    message: `${place.file} links to the page "${written}", which does not exist.`,
    fix: near
      ? `Write "/${near}", which exists, or add ${target.path}.mdx.`
      : `Add ${target.path}.mdx, or correct the link.`,
    place,
  }));
}
