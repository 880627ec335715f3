import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Path of the record in a folder that Lectern writes. */
export const RECORD_PATH = '_lectern/written.json';

/** Length of a hash in the record: 72 bits distinguish far more paths than a site has. */
const HASH_LENGTH = 12;

/**
 * Files that Lectern wrote into a folder. A later run replaces and deletes only these. The record contains hashes,
 * because it is on a public host and must not list hidden pages.
 */
interface OutputRecord {
  /** Returns whether Lectern wrote this file. The path is relative, with `/`. */
  hasFile(path: string): boolean;
  /** Returns whether Lectern wrote a file below this folder. */
  hasFolder(path: string): boolean;
}

/** Reads the record of a folder. Undefined if it is missing or unreadable. */
export function readRecord(folder: string, recordPath: string = RECORD_PATH): OutputRecord | undefined {
  try {
    const written: unknown = JSON.parse(readFileSync(join(folder, recordPath), 'utf8'));
    const {version, paths} = written as {version?: unknown; paths?: unknown};
    if (version !== 1 || !Array.isArray(paths)) return undefined;
    const hashes = new Set<unknown>(paths);
    return {hasFile: path => hashes.has(hashPath(path)), hasFolder: path => hashes.has(hashPath(`${path}/`))};
  } catch {
    return undefined;
  }
}

/** Returns the text of the record for these files and their folders. */
export function formatRecord(files: Iterable<string>): string {
  const paths = new Set<string>();
  for (const file of files) {
    paths.add(file);
    for (
      let at = file.lastIndexOf('/');
      at > 0 && !paths.has(file.slice(0, at + 1));
      at = file.lastIndexOf('/', at - 1)
    )
      paths.add(file.slice(0, at + 1));
  }
  return JSON.stringify({version: 1, paths: [...paths].map(hashPath).sort()});
}

/** Lists all files below a folder, as paths with `/`. Links count as files. */
export function listWritten(folder: string): readonly string[] {
  const files: string[] = [];
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), {withFileTypes: true})) {
      if (entry.isDirectory()) walk(`${path}${entry.name}/`);
      else files.push(path + entry.name);
    }
  };
  walk('');
  return files;
}

/**
 * Lists files, links and folders outside of a folder's record. A folder without Lectern files is one entry, with `/` at
 * the end.
 */
export function listForeign(folder: string, record: OutputRecord | undefined): readonly string[] {
  const otherFiles: string[] = [];
  const walk = (path: string) => {
    for (const entry of readdirSync(join(folder, path), {withFileTypes: true})) {
      const below = path + entry.name;
      if (!entry.isDirectory()) {
        if (!record?.hasFile(below)) otherFiles.push(below);
      } else if (record?.hasFolder(below)) walk(`${below}/`);
      else otherFiles.push(`${below}/`);
    }
  };
  walk('');
  return otherFiles.sort();
}

function hashPath(path: string): string {
  return createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
}
