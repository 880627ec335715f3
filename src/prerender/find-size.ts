import type {ImageSize} from '../base/read-image-size.js';
import {decodeOnce} from '../base/slug.js';

/** Returns the size of an image in the project by its path. Undefined if it is unknown. */
export type FindSize = (path: string) => ImageSize | undefined;

/**
 * Returns `width` and `height` for an image, which avoid a layout shift. Undefined for an image outside the project.
 * Also undefined if only its ratio is known, unless it is a logo.
 */
export function readSizeAttributes(src: string, isLogo: boolean, base: string, find: FindSize) {
  const path = src.replace(/[?#].*/s, '');
  const size = path.startsWith(base) ? find(decodeOnce(path.slice(base.length))) : undefined;
  if (!size || (size.isRatio && !isLogo)) return undefined;
  return {width: Math.round(size.width), height: Math.round(size.height)};
}
