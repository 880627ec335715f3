import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FindIcon, IconShapes} from '../../../src/prerender/draw-icon.js';

/** Finds icons of the bundle; their files are read when a page names them. */
export function iconFinder(dist: string, library: string): FindIcon {
  const known = new Map<string, IconShapes | undefined>();
  return file => {
    if (!known.has(file)) {
      const path = join(dist, 'icons', library, `${file}.json`);
      known.set(file, existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as IconShapes) : undefined);
    }
    return known.get(file);
  };
}
