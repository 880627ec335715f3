/** One part of a multipart body. */
export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly contentType?: string;
  readonly bytes: Buffer;
}

const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

/** Returns the parts of a `multipart/form-data` body (RFC 7578), or the reason why it is invalid. */
export function parseMultipart(body: Buffer, contentType: string): readonly Part[] | string {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  if (!boundary) return 'The content type names no boundary.';
  // The first delimiter needs no line break before it. For all others, the line break is not part of the content.
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const bytes = Buffer.concat([lineEnd, body]);
  const parts: Part[] = [];
  let at = bytes.indexOf(delimiter);
  if (at < 0) return 'The body does not have the boundary that its content type names.';
  for (;;) {
    const start = at + delimiter.length;
    if (bytes.subarray(start, start + 2).toString() === '--') return parts;
    const next = bytes.indexOf(delimiter, start);
    if (next < 0) return 'The body ends in the middle of a part.';
    const part = parsePart(bytes.subarray(start, next));
    if (typeof part === 'string') return part;
    parts.push(part);
    at = next;
  }
}

function parsePart(bytes: Buffer): Part | string {
  const split = bytes.indexOf(headEnd);
  if (split < 0) return 'A part has no empty line after its headers.';
  const headers = new Map<string, string>();
  for (const line of bytes.subarray(0, split).toString().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === undefined) return 'A part has no name.';
  const filename = parameterOf(disposition, 'filename');
  const contentType = headers.get('content-type');
  return {
    name,
    ...(filename !== undefined && {filename}),
    ...(contentType !== undefined && {contentType}),
    bytes: bytes.subarray(split + headEnd.length),
  };
}

/** Browsers encode only quotes and line breaks in names, as `%22`, `%0D` and `%0A` (HTML, "multipart form data"). */
function parameterOf(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(disposition);
  return found?.[1]?.replace(/%(?:22|0D|0A)/gi, code => decodeURIComponent(code));
}
