import {existsSync} from 'node:fs';
import {readdir, realpath, stat} from 'node:fs/promises';
import {join, sep} from 'node:path';
import {createOpenValidator} from '../../../src/openapi/validation/open-validator.js';
import type {FindIcon} from '../../../src/prerender/draw-icon.js';
import {skillFolders} from '../../../src/prerender/skill-files.js';
import {gitFolder} from '../../../src/site/navigation/dated-versions.js';
import {type IsIgnored, isLeftOut, isPrivateKey} from '../../../src/site/project/ignore-rules.js';
import type {ProjectFiles, WithheldFile} from '../../../src/site/project/project-files.js';
import {createIconFinder} from '../commands/prerender/icon-finder.js';
import {PatternThread} from '../patterns/pattern-thread.js';
import {isDocumentPath, openDocumentProject} from './document-project.js';
import {isHiddenPath, openNodeFiles} from './files.js';
import {listGitVersions, readGitVersion} from './git-versions.js';
import {readIgnored} from './ignored-files.js';
import {loadSchema} from './load-schema.js';
import {holdsPackageCopy, isPackageFile} from './package-copy.js';
import {resolvePackageFolder} from './package-folder.js';

/** Maximum number of files in a project. With more, the folder is probably not only documentation. */
const limit = 200_000;

const dist = join(resolvePackageFolder(), 'dist');
/** One thread runs the patterns of all documents. The first pattern starts it. */
const patterns = new PatternThread();
const finders = new Map<string, FindIcon>();

/** Creates a function that finds icons of a library. Caches the files that it reads. */
function openIconFinder(library: string): FindIcon {
  const find = finders.get(library) ?? createIconFinder(dist, library);
  finders.set(library, find);
  return find;
}

/**
 * Opens a project from its folder or its only API document. Excludes `node_modules`, names that start with a dot, and
 * files that the author ignores (`ignored-files.ts`). Excludes symbolic links that lead outside (security rule C1), and
 * those to folders, which could contain themselves.
 */
export function openNodeProject(place: string): ProjectFiles {
  const means = {
    loadSchema,
    openValidator: createOpenValidator(patterns),
    ...(existsSync(join(dist, 'icons')) && {
      hasIcon: (name: string, library: string) => openIconFinder(library)(name) !== undefined,
    }),
  };
  return {...(isDocumentPath(place) ? openDocumentProject(place) : openFolderProject(place)), ...means};
}

function openFolderProject(folder: string): ProjectFiles {
  let isIgnored = readIgnored(folder);
  const {read} = openNodeFiles(folder, path => isIgnored(path));
  const list = async () => {
    isIgnored = readIgnored(folder);
    return listFiles(folder, isIgnored);
  };
  return {
    async read(path, signal) {
      if (path.startsWith(gitFolder)) {
        const text = await readGitVersion(folder, path);
        return text === undefined ? {path, missing: 'absent'} : {path, text};
      }
      return isIgnored(path) ? {path, missing: 'absent'} : read(path, signal);
    },
    listVersions: document => listGitVersions(folder, document),
    isIgnored: path => isIgnored(path),
    list: async () => (await list()).paths,
    listWithheld: async () => (await list()).withheld,
    listSkills: async () => (await Promise.all(skillFolders.map(each => listBelow(folder, each)))).flat(),
  };
}

/** Lists the files below one folder of the project, even if a project normally excludes its name. */
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

interface Listing {
  readonly paths: readonly string[];
  readonly withheld: readonly WithheldFile[];
}

async function listFiles(folder: string, isIgnored: IsIgnored): Promise<Listing> {
  const root = await realpath(folder);
  const paths: string[] = [];
  const withheld: WithheldFile[] = [];
  /** Walks through a folder. `copyAround` is the nearest parent with a copy of the package. It ends with a slash. */
  const walk = async (path: string, copyAround?: string) => {
    const entries = await readdir(join(root, path), {withFileTypes: true}).catch((error: NodeJS.ErrnoException) => {
      // Skip an unreadable subfolder, but fail if the project's own folder is unreadable.
      if (path === '' || (error.code !== 'EACCES' && error.code !== 'EPERM')) throw error;
      withheld.push({path: `${path}/`, why: 'no-permission'});
      return [];
    });
    let copy = copyAround;
    if (holdsPackageCopy(entries.map(({name}) => name))) {
      copy = path === '' ? '' : `${path}/`;
      // Do not warn about `_lectern/`, which `lectern init --runtime` wrote.
      if (copy !== '_lectern/') withheld.push({path: copy || './', why: 'package-copy'});
    }
    for (const entry of entries) {
      if (isLeftOut(entry.name) || paths.length >= limit) continue;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      // Node replaced invalid UTF-8 in the name, so that the path opens no file.
      if (entry.name.includes('\ufffd') && !existsSync(join(root, below))) {
        withheld.push({path: below, why: 'file-name'});
        continue;
      }
      const isFolder = entry.isDirectory();
      if (isIgnored(isFolder ? `${below}/` : below)) {
        if (!isFolder && isPrivateKey(below)) withheld.push({path: below, why: 'private-key'});
        continue;
      }
      if (isFolder) await walk(below, copy);
      else if (copy !== undefined && isPackageFile(below.slice(copy.length))) continue;
      else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, below, isIgnored))))
        paths.push(below);
    }
  };
  await walk('');
  return {paths: paths.sort(), withheld: withheld.sort((one, other) => (one.path < other.path ? -1 : 1))};
}

/**
 * Returns whether a path is a file of the project. For a symbolic link, checks the target: it must be inside the
 * project, and neither hidden nor ignored.
 */
export async function isFileInside(root: string, path: string, isIgnored: IsIgnored = () => false): Promise<boolean> {
  try {
    const target = await realpath(join(root, path));
    if (!target.startsWith(root + sep) || !(await stat(target)).isFile()) return false;
    const real = target.slice(root.length + 1).replaceAll(sep, '/');
    return real === path || (!isHiddenPath(real) && !isIgnored(real));
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
