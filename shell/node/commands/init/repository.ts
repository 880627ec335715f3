import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';

/** Location of a project in its repository. */
export interface RepositoryPlace {
  /** Folder that contains `.git`. Outside of a repository, the folder of the project. */
  readonly root: string;
  /** Path from `root` to the nearest folder with package.json. `.` if that is the root, or if there is none. */
  readonly packages: string;
  /** Path from the folder with package.json to the project. `.` if they are the same. */
  readonly folder: string;
  /** Whether package.json lists Lectern as a dependency. */
  readonly hasLectern: boolean;
}

export function locateRepository(folder: string): RepositoryPlace {
  const whole = resolve(folder);
  const root = findRepository(whole);
  const found = listFoldersUp(whole, root).find(each => existsSync(join(each, 'package.json')));
  const packages = found ?? root;
  return {
    root,
    packages: getRelativePath(root, packages),
    folder: getRelativePath(packages, whole),
    hasLectern: found !== undefined && namesLectern(join(found, 'package.json')),
  };
}

/** Returns the folder that contains `.git`. Outside of a repository, returns `folder`. */
export function findRepository(folder: string): string {
  const whole = resolve(folder);
  return listFoldersUp(whole).find(each => existsSync(join(each, '.git'))) ?? whole;
}

/** Returns the path of docs.json's JSON Schema, for editors: that of the installed package, relative to the project. */
export function findSchemaPath(folder: string): string {
  const path = 'node_modules/lectern/dist/docs.schema.json';
  const whole = resolve(folder);
  const {root, packages} = locateRepository(folder);
  const at = listFoldersUp(whole).find(each => existsSync(join(each, path))) ?? join(root, packages);
  const folderPath = relative(whole, at).split(sep).join('/');
  return `${folderPath || '.'}/${path}`;
}

/** Returns a folder and its parents, up to `last` or to the disk's root. */
function listFoldersUp(folder: string, last?: string): readonly string[] {
  const folders = [folder];
  for (let at = folder; at !== last && at !== dirname(at); at = dirname(at)) folders.push(dirname(at));
  return folders;
}

function getRelativePath(from: string, to: string): string {
  return relative(from, to).split(sep).join('/') || '.';
}

function namesLectern(path: string): boolean {
  try {
    const {dependencies, devDependencies} = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    return Object.keys({...(dependencies as object), ...(devDependencies as object)}).includes('lectern');
  } catch {
    return false;
  }
}
