import {limits} from '../limits.js';
import type {Problem} from '../problem.js';
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
  const found = [...problems];
  const report = (level: Problem['level'], code: string, message: string, fix: string) =>
    found.push({code, level, message, fix, place: {file, line: 1, column: 1}});
  if (!isObject(value)) {
    report('error', 'spec-shape', `The document is ${kindOf(value)}, not an object.`, 'begin with openapi: 3.1.0.');
    return {problems: found};
  }
  const swagger = own(value, 'swagger');
  if (swagger !== undefined && own(value, 'openapi') === undefined && /^2(?:\.0)?$/.test(String(swagger))) {
    report(
      'info',
      'spec-swagger',
      'The document is Swagger 2.0; it is shown as OpenAPI 3.0.',
      'convert it when you can; everything works meanwhile.',
    );
    const {upgradeSwagger} = await import('./upgrade-swagger.js');
    return {document: {file, text, value: upgradeSwagger(value), version: '2.0'}, problems: found};
  }
  const stated = own(value, 'openapi');
  const version = typeof stated === 'string' || typeof stated === 'number' ? String(stated) : '';
  if (!version) {
    const looksRight = ['paths', 'webhooks', 'components', 'info'].some(key => isObject(own(value, key)));
    const level = looksRight ? 'warning' : 'error';
    report(level, 'spec-version', 'The document does not say which version of OpenAPI it is.', 'add openapi: 3.1.0.');
    if (!looksRight) return {problems: found};
  } else if (!/^3\.[012](?:[.-]|$)/.test(version))
    report(
      'warning',
      'spec-version',
      `The document says openapi: ${version.slice(0, 40)}; 3.0, 3.1, 3.2 and Swagger 2.0 are known. It is read as 3.1.`,
      'write one of the known versions.',
    );
  return {document: {file, text, value, version}, problems: found};
}

/** Reads a file that a document refers to: any JSON or YAML. Never rejects. */
export async function readData(text: string, file: string): Promise<ReadData> {
  const place = {file, line: 1, column: 1};
  const fail = (code: string, message: string, fix: string): ReadData => ({
    value: undefined,
    problems: [{code, level: 'error', message, fix, place}],
  });
  if (text.length > limits.spec)
    return fail(
      'spec-size',
      `The document has ${Math.ceil(text.length / 1e6)} MB; at most ${limits.spec / 1e6} MB are read.`,
      'split it into several documents.',
    );
  // A byte order mark is no part of the text (RFC 8259, section 8.1, lets a reader ignore it).
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const first = /\S/.exec(plain)?.[0];
  if (first === undefined) return fail('spec-empty', 'The file is empty.', 'write the document, or remove it.');
  if (first === '<')
    return fail(
      'spec-html',
      'The answer is HTML, not an API document: many hosts send their start page for a file they do not have.',
      'check the path of the document.',
    );
  if (first === '{' || first === '[') {
    const read = readJson(plain, file);
    if (read) return read;
    // `{a: 1}` is YAML; what begins like JSON with a quoted key is meant to be JSON.
    if (!/^\s*[{[]\s*[^"\s{}[\]]/.test(plain)) return failedJson(plain, file);
  }
  const {readYaml} = await import('./read-yaml.js');
  const {value, problems} = readYaml({file, text: plain});
  // An empty YAML document is `null` or nothing; with problems, nothing was read.
  return {value: value === undefined && problems.length === 0 ? null : value, problems};
}

function readJson(text: string, file: string): ReadData | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Asked of small texts only: reading 13 MB again would cost a fifth of parsing them. Every walk has its own limit.
    const tooDeep = text.length < 1_000_000 && depthOf(text) > limits.specDepth;
    if (!tooDeep) return {value, problems: []};
    const message = `The document nests deeper than ${limits.specDepth} levels.`;
    const place = {file, line: 1, column: 1};
    return {
      value: undefined,
      problems: [{code: 'spec-depth', level: 'error', message, fix: 'name the parts, and use $ref.', place}],
    };
  } catch {
    return undefined;
  }
}

async function failedJson(text: string, file: string): Promise<ReadData> {
  const {syntaxError} = await import('../config/json-place.js');
  const {line, column, what} = syntaxError(text);
  const words = what.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return {
    value: undefined,
    problems: [
      {
        code: 'spec-syntax',
        level: 'error',
        message: `The document is not JSON from here on${words && ` (${words})`}.`,
        fix: 'mend the text at this place; a file that ends too early was not written whole.',
        place: {file, line, column},
      },
    ],
  };
}

function depthOf(text: string): number {
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

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : `a single ${typeof value}`;
}
