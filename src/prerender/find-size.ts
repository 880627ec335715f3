import type {ImageSize} from '../base/image-size.js';
import {decodeOnce} from '../base/slug.js';

/** Returns the size of a picture in the project by path. Undefined if unknown. */
export type FindSize = (path: string) => ImageSize | undefined;

/**
 * Returns the size to write into a picture element, to avoid layout shift. Only for pictures of the project. One with
 * only a ratio fills its place, unless it is a logo.
 */
export function sizeOf(src: string, isLogo: boolean, base: string, find: FindSize) {
  const path = src.replace(/[?#].*/s, '');
  const size = path.startsWith(base) ? find(decodeOnce(path.slice(base.length))) : undefined;
  if (!size || (size.isRatio && !isLogo)) return undefined;
  return {width: Math.round(size.width), height: Math.round(size.height)};
}
