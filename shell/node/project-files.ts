import {existsSync} from 'node:fs';
import {readdir, realpath, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {openValidator} from '../../src/openapi/validation/open-validator.js';
import type {FindIcon} from '../../src/prerender/draw-icon.js';
import {skillFolders} from '../../src/prerender/skill-files.js';
import type {ProjectFiles} from '../../src/project/project-files.js';
import {nodeFiles} from './files.js';
import {type IsIgnored, readIgnored} from './ignored-files.js';
import {loadSchema} from './load-schema.js';
import {packageFolder} from './package-folder.js';
import {iconFinder} from './prerender/icon-finder.js';

/** More files are no documentation project: somebody gave the folder above. */
const most = 200_000;

const dist = join(packageFolder(), 'dist');
const finders = new Map<string, FindIcon>();

/** A finder keeps the files of icons that it has read. */
function finderOf(library: string): FindIcon {
  const find = finders.get(library) ?? iconFinder(dist, library);
  finders.set(library, find);
  return find;
}

/**
 * A project on disk with the list of its files. Names that begin with a dot, `node_modules` and what the author has ignored
 * (`ignored-files.ts`) are left out; so is what a link leads to outside of the folder (security rule C1), and a folder that a link leads to, which might hold itself.
 */
export function nodeProject(folder: string): ProjectFiles {
  let isIgnored = readIgnored(folder);
  const {read} = nodeFiles(folder);
  return {
    read: async (path, signal) => (isIgnored(path) ? {path, missing: 'absent'} : read(path, signal)),
    async list() {
      isIgnored = readIgnored(folder);
      return listFiles(folder, isIgnored);
    },
    listSkills: async () => (await Promise.all(skillFolders.map(each => listBelow(folder, each)))).flat(),
    loadSchema,
    openValidator,
    ...(existsSync(join(dist, 'icons')) && {hasIcon: (name, library) => finderOf(library)(name) !== undefined}),
  };
}

/** Files below a folder of the project, whatever it is called. */
async function listBelow(folder: string, path: string): Promise<readonly string[]> {
  const root = await realpath(folder);
  try {
    const names = await readdir(join(root, path), {recursive: true});
    const paths = names
      .map(name => `${path}/${name.replaceAll(sep, '/')}`)
      .filter(each => !/\/\.|\/node_modules\//.test(each.slice(path.length)));
    const inside = await Promise.all(paths.map(each => isFileInside(root, each)));
    return paths.filter((_, at) => inside[at]).sort();
  } catch {
    return [];
  }
}

/** Names of files and folders that are no part of a project. */
export function isLeftOut(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

async function listFiles(folder: string, isIgnored: IsIgnored): Promise<readonly string[]> {
  const root = await realpath(folder);
  const found: string[] = [];
  const walk = async (path: string) => {
    for (const entry of await readdir(join(root, path), {withFileTypes: true})) {
      if (isLeftOut(entry.name) || found.length >= most) continue;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (isIgnored(entry.isDirectory() ? `${below}/` : below)) continue;
      if (entry.isDirectory()) await walk(below);
      else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, below)))) found.push(below);
    }
  };
  await walk('');
  return found.sort();
}

/** Whether a path is a file of the project, after links were followed. */
export async function isFileInside(root: string, path: string): Promise<boolean> {
  try {
    const target = await realpath(join(root, path));
    return target.startsWith(root + sep) && (await stat(target)).isFile();
  } catch {
    return false;
  }
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    found => found.isDirectory(),
    () => false,
  );
}
