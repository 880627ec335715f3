/** Intrinsic size of an image in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** True for an SVG whose size is only an aspect ratio, not pixels. */
  readonly isRatio?: boolean;
}

/** Returns the size of a PNG, GIF, JPEG, WebP, or SVG. Undefined for damaged files and other formats. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readers.find(({start}) => start.test(decodeLatin(bytes, 0, 256)))?.read(view, bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

interface Reader {
  readonly start: RegExp;
  read(view: DataView, bytes: Uint8Array): ImageSize | undefined;
}

const readers: readonly Reader[] = [
  {
    start: /^.PNG\r\n/s,
    read: view => readWithin(view, 24, () => ({width: view.getUint32(16), height: view.getUint32(20)})),
  },
  {
    start: /^GIF8[79]a/,
    read: view => readWithin(view, 10, () => ({width: view.getUint16(6, true), height: view.getUint16(8, true)})),
  },
  {start: /^\xff\xd8\xff/, read: readJpegSize},
  {start: /^RIFF.{4}WEBPVP8[ LX]/s, read: readWebpSize},
  {start: /^(?:\xef\xbb\xbf)?\s*</, read: readSvgSize},
];

function readWithin(view: DataView, length: number, read: () => ImageSize): ImageSize | undefined {
  return view.byteLength < length ? undefined : read();
}

function decodeLatin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Reads the size from the frame header of a JPEG, after skipping other segments (ITU T.81, B.2.2). */
function readJpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return {height: view.getUint16(at + 5), width: view.getUint16(at + 7)};
    // Skip fill bytes, which have the value of a marker and can precede one.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Reads the size of a WebP (RFC 9649). The extended form stores sizes minus one, and the lossless form packs them into
 * bits.
 */
function readWebpSize(view: DataView): ImageSize | undefined {
  return readWithin(view, 30, () => {
    const kind = String.fromCharCode(view.getUint8(15));
    if (kind === 'X')
      return {width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8)};
    if (kind === ' ') return {width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff};
    const bits = view.getUint32(21, true);
    return {width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff)};
  });
}

function readSvgSize(_: DataView, bytes: Uint8Array): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(decodeLatin(bytes, 0, 8192))?.[0];
  const value = (name: string) => tag && new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
  const pixels = (name: string) => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value(name) ?? '')?.[1]);
  const [width, height] = [pixels('width'), pixels('height')];
  if (width && height) return {width, height};
  const [, , wide = 0, high = 0] = (value('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return wide > 0 && high > 0 ? {width: wide, height: high, isRatio: true} : undefined;
}
