import {getOwn, getOwnText} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {
  type Encoding,
  findEncoding,
  isJsonType,
  isPositional,
  isStyled,
  type MediaTypeObject,
  type Parameter,
} from '../operation/media.js';
import {buildQueryPairs, type EncodedPair, toPlainValue} from '../operation/parameter-style.js';
import {getSentType} from './body-text.js';
import {isBinaryType, isGeneratedValue} from './build-example-text.js';
import {FILE_PLACEHOLDER} from './file-placeholder.js';

/** One part of a multipart body. */
export interface FormField {
  /** Name of the part. Empty for a part in a body without part names. */
  readonly name: string;
  readonly value: string;
  /** True if `value` is the name of a file to send. */
  readonly isFile: boolean;
  /** Id of the file that the reader chose. */
  readonly fileId?: number;
  /** Content type of the part. Absent for plain text, and for a file of unknown type. */
  readonly contentType?: string;
  /** Additional headers of the part. */
  readonly headers?: readonly EncodedPair[];
}

/** Returns the value of a header of the part. Undefined if the header is not sent. */
type HeaderText = (header: Parameter) => string | undefined;

/**
 * Returns the parts of a multipart body: by name for an object, by position for a list (OpenAPI 3.2.0, Media Type
 * Object, "Encoding By Position").
 */
export function buildFormFields(media: MediaTypeObject, value: unknown, textOf: HeaderText): readonly FormField[] {
  if (!isContainer(value)) return [];
  if (isPositional(media, value))
    return Object.values(value).flatMap((each, at) => buildPartFields('', [each], findEncoding(media, at), textOf));
  return Object.entries(value).flatMap(([name, each]) => {
    const field = media.encoding.find(each => each.name === name);
    const given = Array.isArray(each) ? each.filter(item => item !== null) : [each];
    const hasFile = given.some(item => findChosenFile(item) !== undefined);
    if (field && isStyled(field) && isContainer(each) && !hasFile) return buildStyledFields(field, each, textOf);
    return buildPartFields(name, given, field, textOf);
  });
}

/**
 * Returns parts that are serialized like query parameters, without a media type. Nothing is percent-encoded (OpenAPI
 * 3.1, section 4.8.15.1.2).
 */
function buildStyledFields(field: Encoding, value: object, textOf: HeaderText): readonly FormField[] {
  const {name, style = 'form', explode = style === 'form', headers} = field;
  const pairs = buildQueryPairs({name, style, explode, allowReserved: false}, value);
  return pairs.flatMap(pair => {
    const [key = '', text] = pair.map(decodeURIComponent);
    return buildPartFields(key, [text], {name, headers}, textOf);
  });
}

/** Returns the parts of one field: one per item of a list. */
function buildPartFields(
  name: string,
  items: readonly unknown[],
  field: Encoding | undefined,
  textOf: HeaderText,
): readonly FormField[] {
  const [first = '', ...others] = (field?.contentType ?? '').split(',').map(each => each.trim());
  const headers = (field?.headers ?? []).flatMap((header): EncodedPair[] => {
    const text = textOf(header);
    return text === undefined ? [] : [[header.name, text]];
  });
  const withHeaders = headers.length > 0 && {headers};
  return items.flatMap((item): FormField[] => {
    if (item === null && !isJsonType(first)) return [];
    // A binary media type makes the field a file, regardless of its schema's type.
    const isFreeFile = (isGeneratedValue(item, name) || isEmptyObject(item)) && isBinaryType(first);
    const chosen = findChosenFile(isFreeFile ? FILE_PLACEHOLDER : item);
    if (chosen) {
      const {file, type, ...id} = chosen;
      // If the encoding allows several types, send the type of the selected file (RFC 9110, section 8.3).
      const isOpen = others.length > 0 || first.includes('*');
      const contentType = (isOpen && type) || getSentType(first);
      return [{name, isFile: true, value: file, ...id, ...(contentType && {contentType}), ...withHeaders}];
    }
    // Send an object as JSON by default (OpenAPI 3.1, section 4.8.14.4).
    const type = getSentType(first) || (isContainer(item) ? 'application/json' : '');
    return [{name, isFile: false, value: toPlainValue(item), ...(type && {contentType: type}), ...withHeaders}];
  });
}

/**
 * Returns whether a value is an empty object, the example of an empty schema. Since OpenAPI 3.1, an empty schema can
 * describe binary data.
 */
function isEmptyObject(value: unknown): boolean {
  return isContainer(value) && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** Returns the file that the reader chose for a value, or the placeholder for it. Undefined for other values. */
export function findChosenFile(value: unknown): ChosenFile | undefined {
  if (value === FILE_PLACEHOLDER) return {file: 'file.bin'};
  const [file, type] = ['$file', 'type'].map(key => getOwnText(value, key));
  const id = getOwn(value, 'id');
  if (file === undefined) return undefined;
  return {file, ...(type && {type}), ...(typeof id === 'number' && {fileId: id})};
}

interface ChosenFile {
  readonly file: string;
  /** Media type, if the browser reports one. */
  readonly type?: string;
  readonly fileId?: number;
}
