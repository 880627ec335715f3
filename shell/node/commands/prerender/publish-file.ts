import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isFile} from '../../../../src/base/files.js';
import type {OpenProject} from '../../../../src/prerender/open-project.js';
import {writePublishedDocs} from '../../../../src/prerender/published-docs.js';
import type {Terminal} from '../../terminal/command.js';
import type {OutputFolder} from './output-folder.js';

/** Number of parallel copies. */
const AT_ONCE = 64;

/** Minimum number of files for a message about copying. */
const MANY_FILES = 2000;

interface Publishing {
  readonly project: OpenProject;
  /** Folder of the project. */
  readonly root: string;
  readonly out: Pick<OutputFolder, 'copy' | 'write'>;
}

/** Copies files of the project. Prints a message if there are many. */
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
 * Publishes a project file under its path. docs.json contains only public parts, with its referenced files, and API
 * documents lack their private parts. Copies all other files byte for byte.
 */
async function publishFile(path: string, {project, root, out}: Publishing): Promise<void> {
  if (path === 'docs.json') return out.write(path, writePublishedDocs(project.docs.value, project));
  if (project.docs.parts.has(path)) return;
  const read = /\.(?:json|ya?ml)$/i.test(path) ? await project.files.read(path) : undefined;
  const isChanged = read && isFile(read) && read.text !== (await readFile(join(root, path), 'utf8'));
  return isChanged ? out.write(path, read.text) : out.copy(join(root, path), path);
}
