import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import type {Files} from '../../../src/base/files.js';

/** A document on disk: its name, and the files that its references can target. */
export interface SpecFile {
  /** Relative to the current folder. */
  readonly path: string;
  /** Name of the document among `files`. */
  readonly file: string;
  readonly text: string;
  readonly files: Files;
}

export function openSpec(path: string): SpecFile {
  const folder = dirname(resolve(path));
  const text = readFileSync(path, 'utf8');
  return {path: relative(process.cwd(), resolve(path)), file: basename(path), text, files: folderFiles(folder)};
}

/** Returns the documents at a path. In a folder with an `openapi.json`, all other files are parts of that document. */
export function findSpecs(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  const main = names.find(name => /^openapi\.(?:json|ya?ml)$/.test(name));
  if (main) return [join(path, main)];
  return names.flatMap(name => {
    const inside = join(path, name);
    if (statSync(inside).isDirectory()) return name === 'node_modules' ? [] : findSpecs(inside);
    return /\.(?:json|ya?ml)$/.test(name) ? [inside] : [];
  });
}

function folderFiles(root: string): Files {
  return {
    async read(path) {
      try {
        return {path, text: readFileSync(join(root, path), 'utf8')};
      } catch {
        return {path, missing: 'absent'};
      }
    },
  };
}
