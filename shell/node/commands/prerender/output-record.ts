import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Path of the record in a folder that Lectern has written. */
export const RECORD_PATH = '_lectern/written.json';

/** Number of characters of each hash in the record. They contain 72 bits, enough for far more paths than a site has. */
const HASH_LENGTH = 12;

/**
 * Record of the files that Lectern wrote into a folder: a later run deletes and overwrites only these. Contains hashes
 * of paths, because it is published and must not list hidden pages.
 */
interface OutputRecord {
  /** Returns whether Lectern wrote a file. `path` is relative and uses `/`. */
  hasFile(path: string): boolean;
  /** Returns whether Lectern wrote a file below a folder. */
  hasFolder(path: string): boolean;
}

/** Reads the record in a folder. Undefined if it does not exist or is invalid. */
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

/** Returns the content of the record for these files and their folders. */
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

/** Lists all files below a folder. Paths use `/`. Symbolic links count as files. */
export function listFilesOfFolder(folder: string): readonly string[] {
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
 * Lists what Lectern did not write: files, symbolic links, and folders. A folder without a file of Lectern is one
 * entry, which ends with `/`.
 */
export function listOtherFiles(folder: string, record: OutputRecord | undefined): readonly string[] {
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
