import {readdir, realpath} from 'node:fs/promises';
import {join} from 'node:path';
import type {MigrationSource} from '../../../../src/migrate/plan.js';
import {openNodeFiles} from '../../files/files.js';
import {isFileInside} from '../../files/project-files.js';

/** Maximum number of files. A folder with more is probably the parent of a documentation project. */
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
  /** Path of the folder with the configuration, in the opened folder. */
  readonly site?: string;
  /** Folder to skip, with links resolved, because the output must not be read. */
  readonly except?: string;
}

/**
 * Opens the folder of another tool's project for reading. Includes names that start with a dot (`.vitepress`,
 * `.gitbook.yaml`). Excludes links that lead out of the folder (security rule C1), and linked folders.
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
