export interface ZipEntry {
  readonly path: string;
  readonly content: Uint8Array;
  /** Content compressed with raw deflate. Absent if that is not smaller. */
  readonly deflated?: Uint8Array;
}

/** Version of the ZIP format that a reader needs: 2.0 for folders and deflate. */
const VERSION = 20;
/** Flag for names in UTF-8. */
const FLAGS = 0x800;
/** Modification date of all entries: January 1, 1980, so that the same files produce the same bytes. */
const DATE = 0x21;

/**
 * Creates a ZIP archive as a list of byte arrays, in order. Supports up to 65,535 files and 4 GB (PKWARE APPNOTE,
 * section 4.3).
 */
export function createZip(entries: readonly ZipEntry[]): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const {path, content, deflated} of entries) {
    const name = new TextEncoder().encode(path);
    const data = deflated ?? content;
    const facts = [
      ...[VERSION, FLAGS, deflated ? 8 : 0, 0, DATE].map(word),
      ...[computeCrc32(content), data.length, content.length].map(long),
      word(name.length),
      word(0),
    ];
    const header = join([long(0x04034b50), ...facts, name]);
    parts.push(header, data);
    directory.push(
      join([long(0x02014b50), word(VERSION), ...facts, ...[0, 0, 0].map(word), long(0), long(offset), name]),
    );
    offset += header.length + data.length;
  }
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const counts = [0, 0, entries.length, entries.length].map(word);
  return [...parts, ...directory, join([long(0x06054b50), ...counts, long(size), long(offset), word(0)])];
}

const table = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function computeCrc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const word = (value: number) => Uint8Array.of(value & 255, value >>> 8);
const long = (value: number) => Uint8Array.of(value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24);

function join(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => [...part]));
}
