import {parseJson} from '../../base/exact-json.js';
import {createObject} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import {noServerKey} from '../../openapi/document/document-info.js';
import {placeholderKey} from './field.js';

/** A parameter that an author documents in Markdown, with its nested fields. */
export interface WrittenField {
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  readonly name: string;
  /** Type as the author wrote it: `string`, `integer`, `string[]`, `file`. */
  readonly type: string;
  readonly required: boolean;
  /** Initial value of the input. */
  readonly default?: string;
  readonly placeholder?: string;
  readonly fields: readonly WrittenField[];
}

interface WrittenOperation {
  readonly method: string;
  /** Path or URL. Segments in braces or after a colon are parameters. */
  readonly target: string;
  /** Server URLs, if the target is a path. */
  readonly servers: readonly string[];
  readonly fields: readonly WrittenField[];
}

/** Converts a handwritten API page to an OpenAPI document, so that one renderer and one form serve both. */
export function buildFieldsDocument({method, target, servers, fields}: WrittenOperation): object {
  const [, origin, rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(target) ?? [undefined, undefined, target];
  const path = `/${rest.replace(/^\//, '').replace(/[?#].*$/, '')}`.replace(/:([A-Za-z_]\w*)/g, '{$1}');
  const named = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);
  const missing = named.filter(name => !fields.some(each => each.in === 'path' && each.name === name));
  const inPath = missing.map((name): WrittenField => ({in: 'path', name, type: 'string', required: true, fields: []}));
  const parameters = [...inPath, ...fields.filter(each => each.in !== 'body')].map(each => ({
    name: each.name,
    in: each.in,
    required: each.required || each.in === 'path',
    schema: buildSchema(each),
  }));
  const body = fields.filter(each => each.in === 'body');
  const hasFile = body.some(({type}) => isFile(type));
  const all = origin === undefined ? servers : [origin];
  const operation = {
    parameters,
    responses: {},
    ...(body.length > 0 && {
      requestBody: {
        required: body.some(each => each.required),
        content: {[hasFile ? 'multipart/form-data' : 'application/json']: {schema: buildObjectSchema(body)}},
      },
    }),
  };
  return {
    openapi: '3.1.0',
    info: {title: '', version: ''},
    ...(all.length > 0 ? {servers: all.map(buildServer)} : {[noServerKey]: true}),
    paths: createObject([[path, createObject([[method.toLowerCase(), operation]])]]),
  };
}

/** Returns the path of the operation in a document from `buildFieldsDocument`. */
export function buildFieldPath(document: object): string {
  return Object.keys((document as {readonly paths: object}).paths)[0] ?? '/';
}

function buildServer(url: string) {
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name as string);
  return {url, variables: createObject(names.map(name => [name, {default: ''}]))};
}

function buildObjectSchema(fields: readonly WrittenField[]): object {
  return {
    type: 'object',
    properties: createObject(fields.map(each => [each.name, buildSchema(each)])),
    required: fields.filter(each => each.required).map(({name}) => name),
  };
}

const types: Readonly<Record<string, string>> = {
  int: 'integer',
  integer: 'integer',
  int32: 'integer',
  int64: 'integer',
  long: 'integer',
  number: 'number',
  float: 'number',
  double: 'number',
  bool: 'boolean',
  boolean: 'boolean',
  string: 'string',
  object: 'object',
  json: 'object',
  dict: 'object',
  map: 'object',
};

function buildSchema(field: WrittenField): object {
  const schema = buildTypeSchema(field);
  return field.placeholder === undefined ? schema : {...schema, [placeholderKey]: field.placeholder};
}

/** Returns the schema for the type that an author wrote. An unknown type accepts any value. */
function buildTypeSchema({type, fields, default: preset}: WrittenField): object {
  const text = type.trim().toLowerCase();
  const items = /^(.*)\[\]$/.exec(text)?.[1] ?? /^(?:array|list)(?:\s+of|<|\[)?\s*(\w*)/.exec(text)?.[1];
  if (items !== undefined)
    return {
      type: 'array',
      items: fields.length > 0 ? buildObjectSchema(fields) : buildSimpleSchema(items.replace(/s$/, ''), undefined),
    };
  return fields.length > 0 ? buildObjectSchema(fields) : buildSimpleSchema(text, preset);
}

function buildSimpleSchema(text: string, preset: string | undefined): object {
  if (isFile(text)) return {type: 'string', format: 'binary'};
  const known = readOwn(types, /^\w+/.exec(text)?.[0]);
  const value = known === undefined || known === 'string' ? preset : readJson(preset);
  return {...(known !== undefined && {type: known}), ...(value !== undefined && {default: value})};
}

function isFile(type: string): boolean {
  return /^(?:file|binary)\b/i.test(type);
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}
