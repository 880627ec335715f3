import {closeSync, openSync, readSync} from 'node:fs';
import {join} from 'node:path';
import {type ImageSize, readImageSize} from '../../../../src/base/read-image-size.js';
import type {FindSize} from '../../../../src/prerender/find-size.js';

/**
 * Number of bytes at the start of a file that contain the size of nearly every image. A JPEG can begin with a large
 * preview.
 */
const first = 131_072;

/** Creates a function that returns the size of an image of the project. Reads each file once. */
export function createSizeFinder(root: string, paths: readonly string[]): FindSize {
  const own = new Set(paths);
  const known = new Map<string, ImageSize | undefined>();
  return path => {
    if (!own.has(path)) return undefined;
    if (!known.has(path)) known.set(path, readImageSize(readStart(join(root, path))));
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
