import {crc32, deflateSync} from 'node:zlib';

/** Returns a square PNG with this width in pixels: a gradient from leaf green to apple red. */
export function gradient(size: number): Buffer {
  const rows = Array.from({length: size}, (_, y) => {
    const pixels = Array.from({length: size}, (_unused, x) => {
      const part = (x + y) / (2 * size - 2);
      return [Math.round(70 + 140 * part), Math.round(150 - 100 * part), 60];
    });
    // Each row begins with its filter type. 0 is none.
    return Buffer.from([0, ...pixels.flat()]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits per channel, three channels.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
