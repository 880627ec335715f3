import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isFile} from '../../../src/base/files.js';
import type {OpenProject} from '../../../src/prerender/open-project.js';
import {publishedDocs} from '../../../src/prerender/published-docs.js';
import type {OutputFolder} from './output-folder.js';

interface Publishing {
  readonly project: OpenProject;
  /** Folder of the project. */
  readonly root: string;
  readonly out: Pick<OutputFolder, 'copy' | 'write'>;
}

/**
 * Publishes a file of the project under its own path. docs.json names only what readers may see, files that it refers to are
 * in it, and API documents lack their private parts; everything else is copied byte for byte.
 */
export async function publishFile(path: string, {project, root, out}: Publishing): Promise<void> {
  if (path === 'docs.json') return out.write(path, publishedDocs(project.docs.value, project));
  if (project.docs.parts.has(path)) return;
  const read = /\.(?:json|ya?ml)$/i.test(path) ? await project.files.read(path) : undefined;
  const isChanged = read && isFile(read) && read.text !== (await readFile(join(root, path), 'utf8'));
  return isChanged ? out.write(path, read.text) : out.copy(join(root, path), path);
}
