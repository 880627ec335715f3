import {readdir, realpath} from 'node:fs/promises';
import {join} from 'node:path';
import type {Source} from '../../../../src/migrate/plan.js';
import {nodeFiles} from '../../files/files.js';
import {isFileInside} from '../../files/project-files.js';

/** More files are no documentation project: somebody gave the folder above. */
const most = 100_000;
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
  /** The folder with the configuration, as a path in the folder that is opened. */
  readonly site?: string;
  /** A folder that is left out, with links followed: what is written must not be read. */
  readonly except?: string;
}

/**
 * The folder of another tool's project, to read only. Files whose names begin with a dot belong to it (`.vitepress`,
 * `.gitbook.yaml`); what a link leads to outside of it does not (security rule C1), nor do folders that are links.
 */
export async function sourceFolder(folder: string, {site, except}: Opened = {}): Promise<Source> {
  const root = await realpath(folder);
  const paths: string[] = [];
  const walk = async (path: string) => {
    for (const entry of await readdir(join(root, path), {withFileTypes: true})) {
      if (leftOut.has(entry.name) || paths.length >= most) continue;
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (join(root, below) !== except) await walk(below);
      } else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileInside(root, below)))) paths.push(below);
    }
  };
  await walk('');
  return {paths: paths.sort(), read: nodeFiles(root).read, ...(site !== undefined && {site})};
}
