import type {Place, Problem} from '../../base/problem.js';
import {resolveLinkTarget} from '../link-target.js';
import {findNearestPath} from '../nearest-path.js';
import type {Project} from '../project.js';
import {missingAsset} from './asset-missing.js';

/** Finds broken and refused links at each position. */
export function linkMissing(
  written: string,
  from: string,
  project: Project,
  places: () => readonly Place[],
): readonly Problem[] {
  const target = resolveLinkTarget(written, from, project);
  if (target.state === 'refused')
    return places().map(place => ({
      code: 'link-refused',
      level: 'warning',
      message: `No link is made of "${written}": it is not the address of a page, a mailbox or a telephone.`,
      fix: 'Write the path of a page, or an address that begins with https:.',
      place,
    }));
  if (target.state !== 'missing') return [];
  if (target.kind === 'asset') return missingAsset(written, target.path, project, places());
  const near = findNearestPath(target.path, project.pages());
  return places().map(place => ({
    code: 'link-missing',
    level: 'error',
    message: `The link "${written}" leads to no page: there is no ${target.path}.mdx.`,
    fix: near ? `Write "/${near}", which exists.` : 'Write the path of a page, or delete the link.',
    place,
  }));
}
