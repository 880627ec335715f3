import {copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Thrown if site files have the names of other files, which Lectern cannot replace. */
export class OtherFilesError extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`Other files have the names of site files: ${paths.join(', ')}`);
    this.paths = paths;
  }
}

/** Files and folders of `listForeign` in the old folder, and their new location. */
interface Keeping {
  readonly from: string;
  readonly to: string;
  readonly otherFiles: readonly string[];
  /** Whether site files replace other files of the same name. */
  readonly isForced: boolean;
}

/**
 * Links other files into the new folder before the exchange, so that both folders contain them. A killed process loses
 * none. Returns the site files that are other files.
 *
 * @throws ForeignFilesError if another file and a site file have one name and different contents, unless forced; and always if one is a folder and the other a file.
 */
export function keepForeign({from, to, otherFiles, isForced}: Keeping): ReadonlySet<string> {
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

/** Removes the hard links that `keepForeign` created, once the new folder is in place. */
export function dropForeign(folder: string, otherFiles: readonly string[]): void {
  for (const path of otherFiles) rmSync(join(folder, path), {recursive: true, force: true});
}

/** Returns whether a parent of the path is a file of the new site. */
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
    // Some file systems have no hard links, and some systems no hard links to symbolic links.
    if (lstatSync(source).isSymbolicLink())
      cpSync(source, target, {dereference: false, verbatimSymlinks: true, preserveTimestamps: true});
    else copyFileSync(source, target);
  }
}
