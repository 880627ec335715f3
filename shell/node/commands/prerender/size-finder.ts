import {closeSync, openSync, readSync} from 'node:fs';
import {join} from 'node:path';
import {type ImageSize, imageSize} from '../../../../src/base/image-size.js';
import type {FindSize} from '../../../../src/prerender/find-size.js';

/** Number of bytes that contain the size of nearly every picture. A JPEG may have a preview first. */
const first = 131_072;

/** Reads the sizes of pictures among the files of a project, each once. */
export function sizeFinder(root: string, paths: readonly string[]): FindSize {
  const own = new Set(paths);
  const known = new Map<string, ImageSize | undefined>();
  return path => {
    if (!own.has(path)) return undefined;
    if (!known.has(path)) known.set(path, imageSize(readStart(join(root, path))));
    return known.get(path);
  };
}

function readStart(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(first);
    return bytes.subarray(0, readSync(file, bytes, 0, first, 0));
  } finally {
    closeSync(file);
  }
}
