import {realpathSync, statSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {type Files, isFile} from '../../../src/base/files.js';
import {isWebUrl} from '../../../src/base/web-url.js';
import {readDocumentInfo} from '../../../src/openapi/document/document-head.js';
import {readData} from '../../../src/openapi/document/read-data.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import {findReferencedFiles} from '../../../src/openapi/references/referenced-files.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {buildReferenceDocs} from '../../../src/site/reference-docs.js';
import {openNodeFiles} from './files.js';

/** Returns whether a path in a command is that of an API document. Otherwise it is a project folder. */
export function isDocumentPath(place: string): boolean {
  const isNamedSo = /\.(?:json|ya?ml)$/i.test(place) && basename(place) !== 'docs.json';
  return isNamedSo && statSync(place, {throwIfNoEntry: false})?.isFile() === true;
}

/** Returns a project's folder. For an API document, returns the folder that contains it. */
export function resolveProjectFolder(place: string): string {
  return isDocumentPath(place) ? dirname(place) : place;
}

/**
 * Opens a single API document as a project: the document, files that it references, and a generated docs.json. Other
 * files of its folder can't be read.
 */
export function openDocumentProject(place: string): Pick<ProjectFiles, 'read' | 'list'> {
  const path = realpathSync(place);
  const document = basename(path);
  const files = openNodeFiles(dirname(path));
  let known: Promise<ReadonlySet<string>> | undefined;
  const parsed = new Map<string, ParsedFile>();
  const findFiles = () => {
    known = findFilesOf(files, document, parsed);
    return known;
  };
  // The document may have a new reference. Follow the references again before refusing a file.
  const isReferenced = async (path: string) =>
    (await (known ?? findFiles())).has(path) || (await findFiles()).has(path);
  return {
    async read(path, signal) {
      if (path === 'docs.json') return {path, text: await writeDocs(files, document)};
      if (path !== document && !(await isReferenced(path))) return {path, missing: 'absent'};
      return files.read(path, signal);
    },
    list: async () => ['docs.json', ...(await findFiles())].sort(),
  };
}

/** Returns the title of an API document. Undefined if the document is unreadable. */
export async function readDocumentTitle(files: Files, path: string): Promise<string | undefined> {
  const result = await files.read(path);
  const {document} = isFile(result) ? await readDocument(result.text, path) : {};
  return document && readDocumentInfo(document).title;
}

async function writeDocs(files: Files, document: string): Promise<string> {
  const title = await readDocumentTitle(files, document);
  return `${JSON.stringify(buildReferenceDocs([{file: document, title}]), null, 2)}\n`;
}

/** Text of a file, with the paths that its references name. Stored, because a file is parsed only once. */
interface ParsedFile {
  readonly text: string;
  readonly files: ReadonlySet<string>;
}

/** Returns the paths of a document and all files that it references, directly or not. */
async function findFilesOf(
  files: Files,
  document: string,
  parsed: Map<string, ParsedFile>,
): Promise<ReadonlySet<string>> {
  const found = new Set([document]);
  for (const path of found) {
    const result = isWebUrl(path) ? undefined : await files.read(path);
    if (!result || !isFile(result)) {
      found.delete(path);
      continue;
    }
    const {text} = result;
    const known = parsed.get(path);
    const file =
      known?.text === text ? known : {text, files: findReferencedFiles((await readData(text, path)).value, path)};
    parsed.set(path, file);
    for (const each of file.files) found.add(each);
  }
  return found;
}
