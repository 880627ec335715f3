import type {Place, Problem} from '../../base/problem.js';
import type {AssetProblem} from '../group-assets.js';
import {resolveAssetTarget} from '../link-target.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';

/** Reports a missing image, video, or other file that a page or docs.json refers to. */
export function checkAssetMissing(
  written: string,
  from: string,
  project: CheckedProject,
  places: () => readonly Place[],
): readonly Problem[] {
  const target = resolveAssetTarget(written, from, project);
  return target.state === 'missing' ? describeMissingAsset(written, target.path, project, places()) : [];
}

/** Reports a missing file that a link leads to. */
export function describeMissingAsset(
  written: string,
  path: string,
  project: CheckedProject,
  places: readonly Place[],
): readonly AssetProblem[] {
  const near = findNearestPath(path, [...project.paths]);
  return places.map(place => ({
    code: 'asset-missing',
    level: 'error',
    message: `${place.file} references the file "${written}", which does not exist.`,
    fix: near ? `Write "/${near}", which exists, or add ${path}.` : `Add ${path}, or correct the path.`,
    place,
    asset: path,
  }));
}
