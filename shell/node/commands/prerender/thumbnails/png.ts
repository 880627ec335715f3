import {open} from 'node:fs/promises';
import {crc32, deflateSync} from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const keyword = 'Source';
/** Offset of the note in a file: after the signature, the header chunk, and length and type of the note's chunk. */
const noteAt = signature.length + 25 + 8;

export interface PngImage {
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel: red, green, blue, and one that is ignored. */
  readonly pixels: Uint8Array;
  /** Latin-1 text to store before the image data. `readPngNote` reads it. */
  readonly note: string;
}

/**
 * Encodes an opaque PNG (PNG, third edition). Stores each row as its difference from the row above (filter type Up),
 * which compresses smooth areas well.
 */
export function encodePng({width, height, pixels, note}: PngImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    encodeChunk('IHDR', header),
    encodeChunk('tEXt', Buffer.from(`${keyword}\0${note}`, 'latin1')),
    encodeChunk('IDAT', deflateSync(filterRows(pixels, width, height), {level: 6})),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the note of a file that `encodePng` created. Undefined for any other file. */
export async function readPngNote(path: string): Promise<string | undefined> {
  try {
    await using file = await open(path);
    const {buffer, bytesRead} = await file.read(Buffer.alloc(256), 0, 256, 0);
    const start = buffer.subarray(0, bytesRead);
    const length = start.readUInt32BE(noteAt - 8);
    const [word, note] = start
      .subarray(noteAt, noteAt + length)
      .toString('latin1')
      .split('\0');
    const isNote = start.subarray(noteAt - 4, noteAt).toString('latin1') === 'tEXt' && word === keyword;
    return isNote ? note : undefined;
  } catch {
    return undefined;
  }
}

function filterRows(pixels: Uint8Array, width: number, height: number): Buffer {
  const stride = 4 * width;
  const rows = Buffer.alloc(height * (1 + 3 * width));
  // The row above the first one counts as zeros.
  let above: Uint8Array = new Uint8Array(stride);
  let to = 0;
  for (let row = 0; row < height; row++) {
    const own = pixels.subarray(row * stride, (row + 1) * stride);
    rows[to++] = 2;
    for (let from = 0; from < stride; from += 4)
      for (let part = from; part < from + 3; part++) rows[to++] = (own[part] as number) - (above[part] as number);
    above = own;
  }
  return rows;
}

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
