import {parseJson} from '../../base/exact-json.js';
import {limits} from '../../base/limits.js';
import type {Problem} from '../../base/problem.js';
import {isNumber} from '../../base/written-number.js';
import {isObject, type JsonObject, own} from './data.js';

/** Plain data of a file, and what is wrong with its text. `value` is absent where nothing could be read. */
export interface ReadData {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** An API document in the shape of OpenAPI 3. `text` is kept to find places when something is to be reported. */
export interface ApiDocument {
  readonly file: string;
  readonly text: string;
  readonly value: JsonObject;
  /** As it stands in the document, such as `3.1.0`; empty if there is none. */
  readonly version: string;
}

/** A document with what is wrong in it, or only the problems: then the first of them says why there is none. */
export interface ReadDocument {
  readonly document?: ApiDocument;
  readonly problems: readonly Problem[];
}

/** Reads an OpenAPI document, JSON or YAML; Swagger 2.0 is brought into the shape of 3.0. Never rejects. */
export async function readDocument(text: string, file: string): Promise<ReadDocument> {
  const {value, problems} = await readData(text, file);
  if (value === undefined) return {problems};
  const stated = own(value, 'openapi');
  const version = typeof stated === 'string' || isNumber(stated) ? String(stated) : '';
  if (isObject(value) && /^3\.[012](?:[.-]|$)/.test(version)) return {document: {file, text, value, version}, problems};
  const {readOtherVersion} = await import('./other-version.js');
  const other = await readOtherVersion(value, {file, text});
  const {document} = other;
  return {...(document && {document: {file, text, ...document}}), problems: [...problems, ...other.problems]};
}

/** Reads a file that a document refers to: any JSON or YAML. Never rejects. */
export async function readData(text: string, file: string): Promise<ReadData> {
  // A byte order mark is no part of the text (RFC 8259, section 8.1, lets a reader ignore it).
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const first = /\S/.exec(plain)?.[0];
  const isNone = first === undefined || first === '<' || text.length > limits.spec;
  if (!isNone && (first === '{' || first === '[')) {
    const read = readJson(plain);
    if (read) return read;
  }
  // `{a: 1}` is YAML; what begins like JSON with a quoted key, or with a comment, is meant to be JSON.
  const isJson = first !== undefined && '{['.includes(first) && !/^\s*[{[]\s*[^"\s{}[\]/]/.test(plain);
  if (isNone || isJson) return (await import('./unreadable.js')).unreadable(plain, file);
  const {readYaml} = await import('./read-yaml.js');
  const {value, problems} = readYaml({file, text: plain});
  // An empty YAML document is `null` or nothing; with problems, nothing was read.
  return {value: value === undefined && problems.length === 0 ? null : value, problems};
}

/** What nests very deep ends so: most documents are not looked at character by character. */
const manyEnds = /(?:[}\]]\s*){100}/;

function readJson(text: string): ReadData | undefined {
  try {
    const value = parseJson(text);
    // Asked of small texts only: reading 13 MB again would cost a fifth of parsing them. Every walk has its own limit.
    const isDeep = text.length < 1_000_000 && manyEnds.test(text) && depthOf(text) > limits.specDepth;
    return isDeep ? undefined : {value, problems: []};
  } catch {
    return undefined;
  }
}

/** How deep JSON nests. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      for (at++; at < text.length && text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
    } else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}
