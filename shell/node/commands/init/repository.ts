import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve, sep} from 'node:path';

/** Location of a project in its repository. */
export interface RepositoryPlace {
  /** The folder that contains `.git`, or the project's folder without a repository. */
  readonly root: string;
  /** Path of the nearest folder with package.json from the root. `.` for the root, also without package.json. */
  readonly packages: string;
  /** Project path relative to this folder. `.` is the folder itself. */
  readonly folder: string;
  /** Whether package.json contains Lectern. */
  readonly hasLectern: boolean;
}

export function locateRepository(folder: string): RepositoryPlace {
  const whole = resolve(folder);
  const root = repositoryOf(whole);
  const found = foldersUp(whole, root).find(each => existsSync(join(each, 'package.json')));
  const packages = found ?? root;
  return {
    root,
    packages: pathBetween(root, packages),
    folder: pathBetween(packages, whole),
    hasLectern: found !== undefined && namesLectern(join(found, 'package.json')),
  };
}

/** Returns the folder that contains `.git`, or the folder itself without a repository. */
export function repositoryOf(folder: string): string {
  const whole = resolve(folder);
  return foldersUp(whole).find(each => existsSync(join(each, '.git'))) ?? whole;
}

/** Returns the path of the docs.json schema for editors: in the installed package, relative to the project. */
export function findSchemaPath(folder: string): string {
  const path = 'node_modules/lectern/dist/docs.schema.json';
  const whole = resolve(folder);
  const {root, packages} = locateRepository(folder);
  const at = foldersUp(whole).find(each => existsSync(join(each, path))) ?? join(root, packages);
  const folderPath = relative(whole, at).split(sep).join('/');
  return `${folderPath || '.'}/${path}`;
}

/** Returns a folder and its parents, up to `last` or the root of the disk. */
function foldersUp(folder: string, last?: string): readonly string[] {
  const folders = [folder];
  for (let at = folder; at !== last && at !== dirname(at); at = dirname(at)) folders.push(dirname(at));
  return folders;
}

function pathBetween(from: string, to: string): string {
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
