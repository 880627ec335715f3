import {readdir, realpath} from 'node:fs/promises';
import {join} from 'node:path';
import type {MigrationSource} from '../../../../src/migrate/plan.js';
import {openNodeFiles} from '../../files/files.js';
import {isFileInside} from '../../files/project-files.js';

/** Maximum number of files to read. With more, the folder is probably not only documentation. */
const limit = 100_000;
const leftOut = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  'build',
  'dist',
  'cache',
  '.cache',
  '.vercel',
  '.netlify',
  '.idea',
  '.vscode',
]);

interface Opened {
  /** Path of the configuration's folder, relative to the opened folder. */
  readonly site?: string;
  /** Real path of a folder not to read: the output of this run. */
  readonly except?: string;
}

/**
 * Opens the project folder of another documentation tool for reading. Includes names that start with a dot
 * (`.vitepress`, `.gitbook.yaml`). Skips symbolic links to folders, and links that lead outside (security rule C1).
 */
export async function openSourceFolder(folder: string, {site, except}: Opened = {}): Promise<MigrationSource> {
  const root = await realpath(folder);
  const paths: string[] = [];
  const walk = async (path: string) => {
    for (const entry of await readdir(join(root, path), {withFileTypes: true})) {
      if (leftOut.has(entry.name) || paths.length >= limit) continue;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (join(root, below) !== except) await walk(below);
      } else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, below)))) paths.push(below);
    }
  };
  await walk('');
  return {paths: paths.sort(), read: openNodeFiles(root).read, ...(site !== undefined && {site})};
}
