import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import type {OpenProject} from '../../../../src/prerender/open-project.js';
import {writePublishedDocs} from '../../../../src/prerender/published-docs.js';
import type {Terminal} from '../../terminal/command.js';
import type {OutputFolder} from './output-folder.js';

/** Number of files to copy in parallel. */
const AT_ONCE = 64;

/** Minimum number of files for which a message announces the copying. */
const MANY_FILES = 2000;

interface Publishing {
  readonly project: OpenProject;
  /** Folder of the project. */
  readonly root: string;
  readonly out: Pick<OutputFolder, 'copy' | 'write'>;
}

/** Copies the public files of the project. If there are many, prints a message first. */
export async function publishFiles(
  paths: readonly string[],
  publishing: Publishing,
  terminal: Terminal,
): Promise<void> {
  if (paths.length >= MANY_FILES && !terminal.progress) terminal.err(`Copying ${paths.length} files of the project.`);
  let next = 0;
  const copy = async () => {
    for (let at = next++; at < paths.length; at = next++) {
      await publishFile(paths[at] as string, publishing);
      if (paths.length >= MANY_FILES) terminal.progress?.(at + 1, paths.length, 'files');
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, copy));
}

/**
 * Publishes one file of the project at its own path. Removes private parts from docs.json and API documents, and
 * inlines the files that docs.json refers to. Copies other files unchanged.
 */
async function publishFile(path: string, {project, root, out}: Publishing): Promise<void> {
  if (path === 'docs.json') return out.write(path, writePublishedDocs(project.docs.value, project));
  if (project.docs.parts.has(path)) return;
  const read = /\.(?:json|ya?ml)$/i.test(path) ? await project.files.read(path) : undefined;
  const isChanged = read && isFile(read) && read.text !== (await readFile(join(root, path), 'utf8'));
  return isChanged ? out.write(path, read.text) : out.copy(join(root, path), path);
}
