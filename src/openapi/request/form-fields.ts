import {own, ownText} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {
  type Encoding,
  encodingAt,
  isJsonType,
  isPositional,
  isStyled,
  type Media,
  type Parameter,
} from '../operation/media.js';
import {type Pair, plain, queryPairs} from '../operation/parameter-style.js';
import {sentType} from './body-text.js';
import {isMade, isOfBytes} from './example-text.js';

/** A part of a multipart body. */
export interface FormField {
  /** Empty for a part that only has a position. */
  readonly name: string;
  readonly value: string;
  /** The value is the name of a file that is sent. */
  readonly isFile: boolean;
  /** Id of a chosen file. */
  readonly fileId?: number;
  /** Content type of a part that is neither plain text nor a file of unknown type. */
  readonly contentType?: string;
  /** Other headers of the part. */
  readonly headers?: readonly Pair[];
}

/** Returns the value of a header of a part. Undefined if it is not sent. */
type HeaderText = (header: Parameter) => string | undefined;

/**
 * Returns the parts of a multipart body: those of an object by name, those of a list by position (OpenAPI 3.2.0, Media
 * Type Object, "Encoding By Position").
 */
export function buildFormFields(media: Media, value: unknown, textOf: HeaderText): readonly FormField[] {
  if (!isContainer(value)) return [];
  if (isPositional(media, value))
    return Object.values(value).flatMap((each, at) => partFields('', [each], encodingAt(media, at), textOf));
  return Object.entries(value).flatMap(([name, each]) => {
    const field = media.encoding.find(each => each.name === name);
    const given = Array.isArray(each) ? each.filter(item => item !== null) : [each];
    const hasFile = given.some(item => chosenFile(item) !== undefined);
    if (field && isStyled(field) && isContainer(each) && !hasFile) return styledFields(field, each, textOf);
    return partFields(name, given, field, textOf);
  });
}

/**
 * Returns the parts of a value in the style of a query, which replaces their media type. Nothing is percent-encoded
 * (OpenAPI 3.1, section 4.8.15.1.2).
 */
function styledFields(field: Encoding, value: object, textOf: HeaderText): readonly FormField[] {
  const {name, style = 'form', explode = style === 'form', headers} = field;
  const pairs = queryPairs({name, style, explode, allowReserved: false}, value);
  return pairs.flatMap(pair => {
    const [key = '', text] = pair.map(decodeURIComponent);
    return partFields(key, [text], {name, headers}, textOf);
  });
}

/** Returns a part for each of the items. */
function partFields(
  name: string,
  items: readonly unknown[],
  field: Encoding | undefined,
  textOf: HeaderText,
): readonly FormField[] {
  const [first = '', ...others] = (field?.contentType ?? '').split(',').map(each => each.trim());
  const headers = (field?.headers ?? []).flatMap((header): Pair[] => {
    const text = textOf(header);
    return text === undefined ? [] : [[header.name, text]];
  });
  const withHeaders = headers.length > 0 && {headers};
  return items.flatMap((item): FormField[] => {
    if (item === null && !isJsonType(first)) return [];
    // The media type decides: a picture is a file, whatever the schema calls it.
    const isFreeFile = (isMade(item, name) || isEmptyObject(item)) && isOfBytes(first);
    const chosen = chosenFile(isFreeFile ? '<file>' : item);
    if (chosen) {
      const {file, type, ...id} = chosen;
      // A part has one of the types that are offered (RFC 9110, section 8.3): that of the chosen file.
      const isOpen = others.length > 0 || first.includes('*');
      const contentType = (isOpen && type) || sentType(first);
      return [{name, isFile: true, value: file, ...id, ...(contentType && {contentType}), ...withHeaders}];
    }
    // An object is a part of its own in JSON (OpenAPI 3.1, section 4.8.14.4).
    const type = sentType(first) || (isContainer(item) ? 'application/json' : '');
    return [{name, isFile: false, value: plain(item), ...(type && {contentType: type}), ...withHeaders}];
  });
}

/** Returns whether a value is the example of a schema that says nothing, as that of bytes does since 3.1. */
function isEmptyObject(value: unknown): boolean {
  return isContainer(value) && !Array.isArray(value) && Object.keys(value).length === 0;
}

/** Returns the file of a value: a chosen one, or a placeholder. */
export function chosenFile(value: unknown): ChosenFile | undefined {
  if (value === '<file>') return {file: 'file.bin'};
  const [file, type] = ['$file', 'type'].map(key => ownText(value, key));
  const id = own(value, 'id');
  if (file === undefined) return undefined;
  return {file, ...(type && {type}), ...(typeof id === 'number' && {fileId: id})};
}

interface ChosenFile {
  readonly file: string;
  /** Media type, where the browser knows it. */
  readonly type?: string;
  readonly fileId?: number;
}
