import type {ImageSize} from '../base/image-size.js';
import {decodeOnce} from '../base/slug.js';

/** Returns the size of a picture in the project by path, or undefined. */
export type FindSize = (path: string) => ImageSize | undefined;

/**
 * Returns the size attributes of a picture, which avoid a layout shift. Undefined for pictures outside the project. A
 * picture with only a ratio has none, unless it is a logo.
 */
export function sizeOf(src: string, isLogo: boolean, base: string, find: FindSize) {
  const path = src.replace(/[?#].*/s, '');
  const size = path.startsWith(base) ? find(decodeOnce(path.slice(base.length))) : undefined;
  if (!size || (size.isRatio && !isLogo)) return undefined;
  return {width: Math.round(size.width), height: Math.round(size.height)};
}
