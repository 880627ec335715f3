import {findProjectRoot} from '../../../src/site/project/find-root.js';
import {ignoreFiles, isLeftOut} from '../../../src/site/project/ignore-rules.js';
import type {ProjectContent} from './opened-project.js';

/** Limits for a folder: the browser holds all files in memory while it packs the site. */
const MAX_FILES = 20_000;
const MAX_MEGABYTES = 500;

/** Files of the project in a folder that the visitor chose. */
interface ReadFolder {
  readonly name: string;
  readonly content: ProjectContent;
}

/** Path of each dropped file. Only files of an `<input>` contain theirs (`webkitRelativePath`). */
const droppedPaths = new WeakMap<File, string>();

/** Finds the project in a folder that the visitor chose or dropped. Returns the reason if there is none. */
export function readChosenFolder(files: readonly File[]): ReadFolder | string {
  const paths = new Map(files.map(file => [droppedPaths.get(file) ?? (file.webkitRelativePath || file.name), file]));
  const remaining = [...paths].filter(([path]) => isPublishedPath(path));
  if (remaining.length > MAX_FILES) return tooManyFiles;
  const megabytes = remaining.reduce((sum, [, {size}]) => sum + size, 0) / 1e6;
  if (megabytes > MAX_MEGABYTES)
    return `The folder contains ${Math.ceil(megabytes)} MB, more than the limit of ${MAX_MEGABYTES} MB. Fix: Choose the folder that contains docs.json.`;
  // All paths start with the name of the chosen folder.
  const [folder = ''] = remaining[0]?.[0].split('/') ?? [];
  const isOneFolder = remaining.length > 0 && remaining.every(([path]) => path.startsWith(`${folder}/`));
  const below = remaining.map(([path, file]) => [isOneFolder ? path.slice(folder.length + 1) : path, file] as const);
  const found = findProjectContent(below);
  if ('why' in found) return found.why;
  const {root, content} = found;
  return {name: root.split('/').at(-2) ?? (isOneFolder ? folder : 'docs'), content};
}

/** Finds docs.json, and returns the files by path relative to it. If docs.json is missing, returns the reason. */
export function findProjectContent<T>(
  files: readonly (readonly [path: string, content: T])[],
): {readonly root: string; readonly content: ReadonlyMap<string, T>} | {readonly why: string} {
  const found = findProjectRoot(files.map(([path]) => path));
  if ('why' in found) return found;
  const {root} = found;
  const own = files.filter(([path]) => path.startsWith(root));
  return {root, content: new Map(own.map(([path, content]) => [path.slice(root.length), content]))};
}

/** Lists all files in a drop. Resolves to an error message above the maximum number of files. */
export async function listDroppedFiles(items: DataTransferItemList): Promise<readonly File[] | string> {
  // Read all entries now: the browser clears `items` after the event.
  const waiting = [...items].flatMap(item => item.webkitGetAsEntry() ?? []);
  const files: File[] = [];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (entry.isDirectory) {
      if (!isLeftOut(entry.name)) waiting.push(...(await listEntries(entry as FileSystemDirectoryEntry)));
    } else if (isPublished(entry.fullPath)) {
      if (files.length >= MAX_FILES) return tooManyFiles;
      const file = await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed));
      droppedPaths.set(file, entry.fullPath.slice(1));
      files.push(file);
    }
  }
  return files;
}

/** Lists a folder completely. `readEntries` returns at most 100 entries per call in Chromium. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return entries;
    entries.push(...some);
  }
}

const tooManyFiles = `The folder contains more than ${MAX_FILES.toLocaleString('en')} files. Fix: Choose the folder that contains docs.json.`;

/** Returns whether a path can be part of a project: none of its folders is excluded, and the file is public. */
export function isPublishedPath(path: string): boolean {
  return !path.split('/').slice(0, -1).some(isLeftOut) && isPublished(path);
}

/** Returns whether a file is published. Hidden files are not, except files that list what to ignore. */
function isPublished(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return !name.startsWith('.') || ignoreFiles.includes(name);
}
