/** Functions of the host that decompress web fonts. */
interface Decompress {
  readonly inflate: (bytes: Uint8Array) => Uint8Array;
  readonly brotli: (bytes: Uint8Array) => Uint8Array;
}

/** Tables with the metrics of letters. The outlines are not unpacked. */
const wanted = ['head', 'hhea', 'hmtx', 'cmap', 'OS/2', 'name'];

/**
 * Converts a font to a TrueType or OpenType file that contains its metrics. Unpacks WOFF 1.0 and 2.0. Returns other
 * files unchanged.
 */
export function unpackFont(bytes: Uint8Array, decompress: Decompress): Uint8Array {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  if (signature === 'wOFF') return buildFont(readWoff(bytes, decompress));
  if (signature === 'wOF2') return buildFont(readWoff2(bytes, decompress));
  return bytes;
}

type Tables = ReadonlyMap<string, Uint8Array>;

function readWoff(bytes: Uint8Array, {inflate}: Decompress): Tables {
  const view = createView(bytes);
  const tables = new Map<string, Uint8Array>();
  for (let at = 44, left = view.getUint16(12); left > 0; left--, at += 20) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [offset, packed, size] = [4, 8, 12].map(part => view.getUint32(at + part)) as [number, number, number];
    if (!wanted.includes(tag)) continue;
    const table = bytes.subarray(offset, offset + packed);
    tables.set(tag, packed < size ? inflate(table) : table);
  }
  return tables;
}

/** Tags of tables that WOFF 2.0 encodes as a number (section 5.1). Their index is the number. */
const knownTags = 'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca'.split(' ');

function readWoff2(bytes: Uint8Array, {brotli}: Decompress): Tables {
  const view = createView(bytes);
  if (view.getUint32(4) === 0x74746366) throw new Error('The font is a collection.');
  let at = 48;
  const readSize = () => {
    let value = 0;
    for (let next = 0x80; next & 0x80; ) {
      next = view.getUint8(at++);
      value = value * 128 + (next & 0x7f);
    }
    return value;
  };
  const places: {readonly tag: string; readonly isTransformed: boolean; readonly size: number}[] = [];
  for (let left = view.getUint16(12); left > 0; left--) {
    const flags = view.getUint8(at++);
    const isNamed = (flags & 0x3f) === 0x3f;
    const tag = isNamed ? String.fromCharCode(...bytes.subarray(at, at + 4)) : (knownTags[flags & 0x3f] ?? '');
    if (isNamed) at += 4;
    // Version 3 marks an untransformed outline table, and version 0 any other untransformed table.
    const isTransformed = /^(?:glyf|loca)$/.test(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const size = readSize();
    places.push({tag, isTransformed, size: isTransformed ? readSize() : size});
  }
  const packed = view.getUint32(20);
  const all = brotli(bytes.subarray(at, at + packed));
  const tables = new Map<string, Uint8Array>();
  const transformed = new Set<string>();
  let from = 0;
  for (const {tag, isTransformed, size} of places) {
    if (wanted.includes(tag)) tables.set(tag, all.subarray(from, from + size));
    if (isTransformed) transformed.add(tag);
    from += size;
  }
  const [widths, hhea] = [tables.get('hmtx'), tables.get('hhea')];
  if (widths && hhea && transformed.has('hmtx'))
    tables.set('hmtx', restoreWidths(widths, createView(hhea).getUint16(34)));
  return tables;
}

/**
 * Restores the widths in a transformed `hmtx` table, which begin after a byte of flags (section 5.4). Leaves side
 * bearings at 0, because no code reads them.
 */
function restoreWidths(table: Uint8Array, count: number): Uint8Array {
  const plain = new Uint8Array(4 * count);
  for (let at = 0; at < count; at++) plain.set(table.subarray(1 + 2 * at, 3 + 2 * at), 4 * at);
  return plain;
}

function buildFont(tables: Tables): Uint8Array {
  const start = 12 + 16 * tables.size;
  const size = [...tables.values()].reduce((sum, {length}) => sum + length, start);
  const font = new Uint8Array(size);
  const view = createView(font);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.size);
  let [record, offset] = [12, start];
  for (const [tag, table] of tables) {
    font.set(new TextEncoder().encode(tag), record);
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    font.set(table, offset);
    record += 16;
    offset += table.length;
  }
  return font;
}

function createView({buffer, byteOffset, byteLength}: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
