import {limits} from '../limits.js';

/** A picture of a project that can be drawn: its type, and nothing where the type is none that is known. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/svg+xml';

export type PictureFile = {readonly type: PictureType} | {readonly refused: string};

/** What a file is, by its first bytes and not by its name, and whether it may be drawn (security rule B6). */
export function readPictureFile(bytes: Uint8Array): PictureFile {
  const {thumbnailBytes, thumbnailPixels} = limits;
  if (bytes.length > thumbnailBytes) return {refused: `it is larger than ${thumbnailBytes / 1_000_000} MB`};
  const type = typeOf(bytes);
  if (type === undefined) return {refused: 'it is no PNG, JPEG, GIF or SVG'};
  if (type === 'image/svg+xml') return {type};
  const size = sizeOf(bytes, type);
  if (size === undefined || size.width === 0 || size.height === 0) return {refused: 'it is broken'};
  if (size.width * size.height > thumbnailPixels)
    return {
      refused: `it has ${size.width} × ${size.height} pixels, more than ${thumbnailPixels / 1_000_000} million`,
    };
  return {type};
}

function typeOf(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  // A byte order mark, white space, the XML declaration or a comment may stand before.
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(start) ? 'image/svg+xml' : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(bytes: Uint8Array, type: Exclude<PictureType, 'image/svg+xml'>): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png')
    return bytes.length < 24 ? undefined : {width: view.getUint32(16), height: view.getUint32(20)};
  if (type === 'image/gif')
    return bytes.length < 10 ? undefined : {width: view.getUint16(6, true), height: view.getUint16(8, true)};
  return sizeOfJpeg(view);
}

/** The size stands in the frame header, after any number of other segments (ITU T.81, B.2.2). */
function sizeOfJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return {height: view.getUint16(at + 5), width: view.getUint16(at + 7)};
    // A marker may be filled up with further bytes of the same value.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
