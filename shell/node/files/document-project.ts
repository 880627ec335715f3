import {realpathSync, statSync} from 'node:fs';
import {basename, dirname, posix} from 'node:path';
import {type Files, isFile} from '../../../src/base/files.js';
import {documentInfo} from '../../../src/openapi/document/document-head.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {buildReferenceDocs} from '../../../src/site/reference-docs.js';
import {nodeFiles} from './files.js';

/** Whether a command was given an API document in place of the folder of a project. */
export function isDocumentPath(place: string): boolean {
  const isNamedSo = /\.(?:json|ya?ml)$/i.test(place) && basename(place) !== 'docs.json';
  return isNamedSo && statSync(place, {throwIfNoEntry: false})?.isFile() === true;
}

/** The folder of a project, or of the document that it consists of. */
export function projectFolder(place: string): string {
  return isDocumentPath(place) ? dirname(place) : place;
}

/**
 * The project of a single API document: the document, the files that it refers to, and a docs.json that nobody has
 * written. Everything else in its folder stays out of reach.
 */
export function documentProject(place: string): Pick<ProjectFiles, 'read' | 'list'> {
  const path = realpathSync(place);
  const document = basename(path);
  const files = nodeFiles(dirname(path));
  return {
    async read(path, signal) {
      if (path === 'docs.json') return {path, text: await writeDocs(files, document)};
      const isReached = path === document || (await filesOf(files, document)).has(path);
      return isReached ? files.read(path, signal) : {path, missing: 'absent'};
    },
    list: async () => ['docs.json', ...(await filesOf(files, document))].sort(),
  };
}

/** The title of an API document; undefined when nobody can read it. */
export async function readDocumentTitle(files: Files, path: string): Promise<string | undefined> {
  const result = await files.read(path);
  const {document} = isFile(result) ? await readDocument(result.text, path) : {};
  return document && documentInfo(document).title;
}

async function writeDocs(files: Files, document: string): Promise<string> {
  const title = await readDocumentTitle(files, document);
  return `${JSON.stringify(buildReferenceDocs([{file: document, title}]), null, 2)}\n`;
}

/** The document and what it refers to, also by way of other files. */
async function filesOf(files: Files, document: string): Promise<ReadonlySet<string>> {
  const found = new Set([document]);
  for (const path of found) {
    const result = await files.read(path);
    if (!isFile(result)) found.delete(path);
    else for (const each of referencedFiles(result.text, path)) found.add(each);
  }
  return found;
}

function referencedFiles(text: string, path: string): readonly string[] {
  const written = [...text.matchAll(/["']?\$ref["']?\s*:\s*["']?([^"'\s#,}]+)/g)].map(([, file = '']) => file);
  return written.map(file => posix.join(posix.dirname(path), file));
}
