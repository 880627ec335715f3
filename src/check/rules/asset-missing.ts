import type {Place, Problem} from '../../base/problem.js';
import type {AssetProblem} from '../group-assets.js';
import {resolveAssetTarget} from '../link-target.js';
import {findNearestPath} from '../nearest-path.js';
import type {Project} from '../project.js';

/** Returns a picture, video or other file that a page or docs.json names and the project does not have. */
export function checkAssetMissing(
  written: string,
  from: string,
  project: Project,
  places: () => readonly Place[],
): readonly Problem[] {
  const target = resolveAssetTarget(written, from, project);
  return target.state === 'missing' ? missingAsset(written, target.path, project, places()) : [];
}

/** Returns the same for a link to a file. */
export function missingAsset(
  written: string,
  path: string,
  project: Project,
  places: readonly Place[],
): readonly AssetProblem[] {
  const near = findNearestPath(path, [...project.paths]);
  return places.map(place => ({
    code: 'asset-missing',
    level: 'error',
    message: `"${written}" references no file: ${path} does not exist.`,
    fix: near ? `Write "/${near}", which exists.` : `Add ${path}, or correct the path.`,
    place,
    asset: path,
  }));
}
