import type {EncodedPair} from '../operation/parameter-style.js';
import type {FormField} from './form-fields.js';
import type {RequestBody} from './request.js';

export type MultipartBody = Extract<RequestBody, {kind: 'multipart'}>;

/** Stands for the content of a file among a body's lines. */
interface FileLine {
  readonly file: string;
  /** Id of the file that the reader chose. */
  readonly fileId?: number;
}

/** Boundary in code samples that write a multipart body line by line. */
export const sampleBoundary = 'form-boundary-7f3a';

/**
 * Returns whether a language's form functions cannot send a body exactly, because of its media type or the headers of
 * its parts.
 */
export function needsOwnLines({type, fields}: MultipartBody): boolean {
  return (
    type !== formData || fields.some(({contentType, headers}) => contentType !== undefined || headers !== undefined)
  );
}

const formData = 'multipart/form-data';

/** Returns the `Content-Type` header of a multipart body. */
export function buildMultipartType({type}: MultipartBody, boundary: string): string {
  return `${type}; boundary=${boundary}`;
}

/**
 * Returns a multipart body as lines that the caller joins with CRLF (RFC 2046, section 5.1; RFC 7578). `typeOf` returns
 * the media type of a selected file.
 */
export function buildMultipartLines(
  {type, fields}: MultipartBody,
  boundary: string,
  typeOf: (fileId: number) => string = () => '',
): readonly (string | FileLine)[] {
  return [...fields.flatMap(field => writePartLines(type, field, boundary, typeOf)), `--${boundary}--`, ''];
}

/** Returns the texts and files of a multipart body in order. Lines between two files are joined to one text. */
export function buildMultipartPieces(body: MultipartBody, boundary: string): readonly (string | FileLine)[] {
  const pieces: (string | FileLine)[] = [];
  for (const [at, line] of buildMultipartLines(body, boundary).entries()) {
    const text = `${at > 0 ? '\r\n' : ''}${typeof line === 'string' ? line : ''}`;
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
    if (typeof line !== 'string') pieces.push(line);
  }
  return pieces;
}

function writePartLines(
  bodyType: string,
  field: FormField,
  boundary: string,
  typeOf: (fileId: number) => string,
): readonly (string | FileLine)[] {
  const {value, isFile, fileId, contentType, headers = []} = field;
  const chosenType = fileId === undefined ? '' : typeOf(fileId);
  const type = contentType ?? (isFile ? chosenType || 'application/octet-stream' : '');
  const placed = buildDisposition(bodyType, field);
  const named = headers.map(([key, text]) => `${joinOnOneLine(key)}: ${joinOnOneLine(text)}`);
  return [
    `--${boundary}`,
    ...(placed === undefined ? [] : [`Content-Disposition: ${placed}`]),
    ...(type ? [`Content-Type: ${joinOnOneLine(type)}`] : []),
    ...named,
    '',
    isFile ? {file: value, ...(fileId !== undefined && {fileId})} : value,
  ];
}

/** Returns a part's headers. The header with its name comes first. */
export function listPartHeaders(type: string, field: FormField): readonly EncodedPair[] {
  const placed = buildDisposition(type, field);
  const {headers = []} = field;
  return placed === undefined ? headers : [['Content-Disposition', placed], ...headers];
}

/**
 * Returns the `Content-Disposition` of a part. Undefined if the part sets that header itself, or has neither name nor
 * file.
 */
function buildDisposition(type: string, {name, isFile, value, headers = []}: FormField): string | undefined {
  if (headers.some(([key]) => key.toLowerCase() === 'content-disposition')) return undefined;
  const isNamed = name !== '' || type === formData;
  if (!isNamed && !isFile) return undefined;
  // Use `form-data` only for forms (RFC 7578, section 4.2). For other types, write `attachment` as curl does.
  const kind = type === formData ? 'form-data' : 'attachment';
  const named = isNamed ? `; name="${escapeName(name)}"` : '';
  return `${kind}${named}${isFile ? `; filename="${escapeName(value)}"` : ''}`;
}

/** Escapes a part's name like browsers do (HTML standard, "multipart/form-data encoding algorithm"). */
function escapeName(name: string): string {
  return name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function joinOnOneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
