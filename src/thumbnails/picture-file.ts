import {pictureLimits} from '../base/limits.js';
import {readImageSize} from '../base/read-image-size.js';

/** Types of images that can be drawn. */
type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/svg+xml';

type PictureFile = {readonly type: PictureType} | {readonly refused: string};

/**
 * Returns the type of an image by its first bytes, or why it must not be drawn: it has an unknown type, is damaged, or
 * exceeds the limits (security rule B6).
 */
export function readPictureFile(bytes: Uint8Array): PictureFile {
  const {bytes: limit, pixels} = pictureLimits;
  if (bytes.length > limit) return {refused: `it is larger than ${limit / 1_000_000} MB`};
  const type = readPictureType(bytes);
  if (type === undefined) return {refused: 'it is not a PNG, JPEG, GIF or SVG file'};
  if (type === 'image/svg+xml') return {type};
  const size = readImageSize(bytes);
  if (size === undefined) return {refused: 'its data is damaged'};
  if (size.width * size.height > pixels)
    return {
      refused: `it has ${size.width} × ${size.height} pixels, more than ${pixels / 1_000_000} million`,
    };
  return {type};
}

function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  // Skip a byte order mark and white space. An XML declaration or a comment can precede the `<svg>` tag.
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(start) ? 'image/svg+xml' : undefined;
}
