import {copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Thrown if a file of the site has the path of a file that Lectern did not write. */
export class OtherFilesError extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`Other files have the names of site files: ${paths.join(', ')}`);
    this.paths = paths;
  }
}

/** Folders between which to keep files that Lectern did not write. */
interface Keeping {
  readonly from: string;
  readonly to: string;
  readonly otherFiles: readonly string[];
  /** Whether files of the site replace other files of the same name. */
  readonly isForced: boolean;
}

/**
 * Creates hard links to files that Lectern did not write, from the old folder in the new one, before the new one
 * replaces it. Both folders then have them, so that a killed process loses none. Returns paths whose content is the
 * same in both folders.
 * @throws OtherFilesError if such a file has the path of a site file with other content, unless forced. Always if one
 * is a folder and the other a file.
 */
export function linkOtherFiles({from, to, otherFiles, isForced}: Keeping): ReadonlySet<string> {
  const same = new Set<string>();
  const blocked: string[] = [];
  const keep = (path: string) => {
    const [source, target] = [join(from, path), join(to, path)];
    const [old, fresh] = [source, target].map(each => lstatSync(each, {throwIfNoEntry: false}));
    if (!old) return;
    if (old.isDirectory()) {
      if (fresh && !fresh.isDirectory()) blocked.push(path);
      else {
        mkdirSync(target, {recursive: true, mode: old.mode});
        for (const name of readdirSync(source)) keep(join(path, name));
      }
    } else if (fresh?.isDirectory()) blocked.push(path);
    else if (fresh) {
      if (old.isFile() && readFileSync(source).equals(readFileSync(target))) same.add(path);
      else if (!isForced) blocked.push(path);
    } else if (hasFileAbove(to, path)) blocked.push(path);
    else linkOrCopy(source, target);
  };
  for (const path of otherFiles) keep(path.replace(/\/$/, ''));
  if (blocked.length > 0) throw new OtherFilesError(blocked);
  return same;
}

/** Deletes the hard links that `linkOtherFiles` created from the old folder, after the new one has replaced it. */
export function unlinkOtherFiles(folder: string, otherFiles: readonly string[]): void {
  for (const path of otherFiles) rmSync(join(folder, path), {recursive: true, force: true});
}

/** Returns whether a file of the new site is at the path of one of the path's folders. */
function hasFileAbove(folder: string, path: string): boolean {
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    const found = lstatSync(join(folder, above), {throwIfNoEntry: false});
    if (found) return !found.isDirectory();
  }
  return false;
}

function linkOrCopy(source: string, target: string): void {
  mkdirSync(dirname(target), {recursive: true});
  try {
    linkSync(source, target);
  } catch {
    // Create symbolic links again: some systems can't create hard links to them.
    if (lstatSync(source).isSymbolicLink())
      cpSync(source, target, {dereference: false, verbatimSymlinks: true, preserveTimestamps: true});
    else copyFileSync(source, target);
  }
}
