/** Metrics of a font for breaking lines: which characters it has, and how wide they are. */
export interface FontMetrics {
  /** Returns the width of a text without kerning, which is slightly too large. */
  width(text: string, size: number): number;
  has(character: string): boolean;
}

/** Reads a TrueType font (OpenType 1.9: `head`, `hhea`, `hmtx`, and `cmap` in formats 4 and 12). */
export function readFont(bytes: Uint8Array): FontMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const at = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}.`);
    return offset;
  };
  const unitsPerEm = view.getUint16(at('head') + 18);
  const metrics = view.getUint16(at('hhea') + 34);
  const advances = at('hmtx');
  const glyphs = readCharacterMap(view, at('cmap'));
  const advance = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    // Glyphs beyond the list have the width of the last one in it.
    return view.getUint16(advances + 4 * Math.min(glyph, metrics - 1));
  };
  return {
    has: character => glyphs.has(character.codePointAt(0) ?? 0),
    width: (text, size) => ([...text].reduce((sum, each) => sum + advance(each), 0) * size) / unitsPerEm,
  };
}

/** Ascent, descent, and line gap of a font, as a share of its size. */
interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * Reads the line metrics as browsers do: from `OS/2` if the font requires it (`fsSelection`, bit 7), otherwise from
 * `hhea`.
 */
export function readLineMetrics(bytes: Uint8Array): LineMetrics {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const [head = 0, hhea = 0, os2] = ['head', 'hhea', 'OS/2'].map(name => tables.get(name));
  const isTypographic = os2 !== undefined && (view.getUint16(os2 + 62) & 0x80) !== 0;
  const from = isTypographic ? os2 + 68 : hhea + 4;
  const [ascent, descent, lineGap] = [0, 2, 4].map(at => view.getInt16(from + at) / view.getUint16(head + 18));
  return {ascent: ascent as number, descent: Math.abs(descent as number), lineGap: lineGap as number};
}

/** Returns the family name of a font (OpenType 1.9: `name`, records 16 and 1 of Windows or Unicode). */
export function readFamilyName(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = readTables(view).get('name');
  if (table === undefined) return undefined;
  const names = new Map<number, string>();
  const texts = table + view.getUint16(table + 4);
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const record = table + 6 + 12 * index;
    const platform = view.getUint16(record);
    const id = view.getUint16(record + 6);
    if ((platform !== 3 && platform !== 0) || names.has(id)) continue;
    const from = texts + view.getUint16(record + 10);
    const units = Array.from({length: view.getUint16(record + 8) / 2}, (_, at) => view.getUint16(from + 2 * at));
    names.set(id, String.fromCharCode(...units));
  }
  // Prefer record 1, which the renderer compares with.
  return names.get(1) ?? names.get(16);
}

function readTables(view: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(byte => view.getUint8(record + byte)));
    tables.set(tag, view.getUint32(record + 8));
  }
  return tables;
}

function readCharacterMap(view: DataView, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const table = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    const format = view.getUint16(table);
    if (format === 4) readSegments(view, table, glyphs);
    if (format === 12) readGroups(view, table, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, table: number, glyphs: Map<number, number>): void {
  const size = view.getUint16(table + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(from => table + from) as [
    number,
    number,
    number,
    number,
  ];
  for (let segment = 0; segment < size; segment += 2) {
    const start = view.getUint16(starts + segment);
    const delta = view.getUint16(deltas + segment);
    const offset = view.getUint16(offsets + segment);
    for (let code = start; code <= view.getUint16(ends + segment) && code < 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - start));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}

function readGroups(view: DataView, table: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(table + 12); group++) {
    const record = table + 16 + 12 * group;
    const [start, end, first] = [0, 4, 8].map(from => view.getUint32(record + from)) as [number, number, number];
    for (let code = start; code <= end; code++) glyphs.set(code, first + code - start);
  }
}
