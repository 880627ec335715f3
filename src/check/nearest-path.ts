import {computeEditDistance} from '../base/edit-distance.js';
import {getFileName} from '../base/file-path.js';
import {findNearest} from '../config/find-nearest.js';

/**
 * Returns the existing path that is most similar to a missing one. Undefined if none is a likely mistake: other case, a
 * folder with a first page, a typing error, another folder, or a similar name in the same folder.
 */
export function findNearestPath(path: string, paths: readonly string[]): string | undefined {
  const lower = path.toLowerCase();
  const folded = paths.find(each => each.toLowerCase() === lower);
  if (folded !== undefined) return folded;
  const first = `${path}/index`;
  if (paths.includes(first)) return first;
  // Allow fewer mistakes in short paths, which are similar to many others.
  const limit = Math.min(2, Math.floor(path.length / 3));
  const slip = paths.find(
    each => Math.abs(each.length - path.length) <= limit && computeEditDistance(each, path, limit) <= limit,
  );
  if (slip !== undefined) return slip;
  const name = getFileName(lower);
  const same = paths.filter(each => getFileName(each.toLowerCase()) === name);
  if (name !== 'index' && same.length === 1) return same[0];
  const folder = path.slice(0, path.length - name.length);
  const beside = paths.filter(each => each.startsWith(folder) && !each.includes('/', folder.length));
  const near = findNearest(
    getFileName(path),
    beside.map(each => each.slice(folder.length)),
  );
  return near === undefined ? undefined : folder + near;
}
