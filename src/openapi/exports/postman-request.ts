import {formatJson} from '../../base/exact-json.js';
import {given} from '../../base/given.js';
import {decodeOnce} from '../../base/slug.js';
import {type SecurityScheme, serverUrl} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import {isJsonType} from '../operation/media.js';
import type {Operation, Parameter} from '../operation/operation.js';
import {cookiePairs, headerValue, type Pair, pathValue, queryPairs} from '../operation/parameter-style.js';
import {mediaExamples} from '../request/example.js';
import {buildRequest, parameterValue, type RequestBody} from '../request/request.js';
import {authOf, type PostmanAuth} from './postman-auth.js';

export interface PostmanRequest {
  readonly method: string;
  readonly description?: string;
  readonly auth?: PostmanAuth;
  readonly header: readonly PostmanPair[];
  readonly body?: object;
  readonly url: PostmanUrl;
}

export interface PostmanPair {
  readonly key: string;
  readonly value: string;
  readonly description?: string;
  /** It is optional, and not sent until somebody asks for it. */
  readonly disabled?: true;
}

export interface PostmanUrl {
  readonly raw: string;
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query: readonly PostmanPair[];
  readonly variable: readonly PostmanPair[];
}

export interface PostmanResponse {
  readonly name: string;
  readonly code?: number;
  readonly header: readonly PostmanPair[];
  readonly body: string;
}

/** What the requests of one collection share. */
export interface ItemPlace {
  readonly documents: DocumentSet;
  readonly schemes: readonly SecurityScheme[];
  variable(name: string, value: string): string;
  /** The address of a server as a variable. */
  server(url: string): string;
}

/** Text of an example answer that a collection carries. */
const longest = 50_000;

/** A request with what the document shows as examples. `isSaid`: the operation says itself how to sign in. */
export function requestItem(
  place: ItemPlace,
  operation: Operation,
  isSaid: boolean,
): {readonly request: PostmanRequest; readonly response: readonly PostmanResponse[]} {
  const {documents, schemes} = place;
  const {auth, besides} = authOf(operation.security, place);
  const keysIn = (where: string) =>
    besides.flatMap(({in: at, name, value}): Pair[] => (at === where ? [[name, value]] : []));
  const {body} = buildRequest(documents, operation, schemes, {way: false});
  const type = operation.requestBody?.content.find(isJson)?.type ?? operation.requestBody?.content[0]?.type;
  const isTyped = body && type !== undefined && ['text', 'json', 'binary'].includes(body.kind);
  const cookies = [
    ...filled(documents, operation, 'cookie')
      .filter(({parameter}) => parameter.required)
      .flatMap(({parameter, value}) => cookiePairs(parameter, value)),
    ...keysIn('cookie'),
  ];
  const header = [
    ...(isTyped ? [{key: 'Content-Type', value: type}] : []),
    ...filled(documents, operation, 'header').map(({parameter, value}) =>
      pairOf(parameter, [parameter.name, headerValue(parameter, value)]),
    ),
    ...keysIn('header').map(([key, value]) => ({key, value})),
    ...(cookies.length > 0 ? [{key: 'Cookie', value: cookies.map(pair => pair.join('=')).join('; ')}] : []),
  ];
  const {description, method} = operation;
  const request = {
    method,
    ...given({description}),
    ...(isSaid && given({auth: auth ?? {type: 'noauth'}})),
    header,
    ...(body && {body: bodyOf(body, type)}),
    url: urlOf(place, operation, keysIn('query')),
  };
  return {request, response: answersOf(documents, operation)};
}

interface Filled {
  readonly parameter: Parameter;
  readonly value: unknown;
}

function filled(documents: DocumentSet, {parameters}: Operation, where: Parameter['in']): readonly Filled[] {
  return parameters
    .filter(each => each.in === where)
    .map(parameter => ({parameter, value: parameterValue(documents, parameter, {defaults: 'all'}) ?? ''}));
}

function pairOf({description, required}: Parameter, [key, value]: Pair): PostmanPair {
  return {key, value, ...given({description}), ...(!required && {disabled: true as const})};
}

function urlOf(place: ItemPlace, operation: Operation, keys: readonly Pair[]): PostmanUrl {
  const {documents} = place;
  const [server] = operation.servers;
  const host = place.server(server ? serverUrl(server).replace(/\/$/, '') : '');
  const found = new Map(filled(documents, operation, 'path').map(each => [each.parameter.name, each]));
  const variable: PostmanPair[] = [];
  const textOf = ({parameter, value}: Filled) => pathValue(parameter, value);
  const path = operation.path
    .split('/')
    .slice(1)
    .map(segment => {
      const whole = found.get(/^\{([^{}]*)\}$/.exec(segment)?.[1] ?? '');
      if (whole) {
        const {name, description} = whole.parameter;
        variable.push({key: name, value: textOf(whole), ...given({description})});
        return `:${name}`;
      }
      // Postman has variables of a path for whole segments only.
      return segment.replace(/\{([^{}]*)\}/g, (written, name: string) => {
        const part = found.get(name);
        return part ? place.variable(name, textOf(part)) : written;
      });
    });
  const query: readonly PostmanPair[] = [
    ...filled(documents, operation, 'query').flatMap(({parameter, value}) =>
      queryPairs(parameter, value).map(pair => pairOf(parameter, pair)),
    ),
    ...keys.map(([key, value]) => ({key, value})),
  ];
  const sent = query.filter(({disabled}) => !disabled).map(({key, value}) => `${key}=${value}`);
  const raw = [[host, ...path].join('/'), ...(sent.length > 0 ? [sent.join('&')] : [])].join('?');
  return {raw, host: [host], path, query, variable};
}

function bodyOf(body: RequestBody, type = ''): object {
  if (body.kind === 'form')
    return {
      mode: 'urlencoded',
      urlencoded: body.fields.map(([key, value]) => ({key: decodeOnce(key), value: decodeOnce(value)})),
    };
  if (body.kind === 'multipart')
    return {
      mode: 'formdata',
      formdata: body.fields.map(({name, value, isFile, contentType}) => ({
        key: name,
        ...(isFile ? {type: 'file', src: []} : {type: 'text', value}),
        ...given({contentType}),
      })),
    };
  if (body.kind === 'binary') return {mode: 'file', file: {}};
  const language = /\b(json|xml|html)\b/.exec(type)?.[1] ?? 'text';
  return {mode: 'raw', raw: body.text, options: {raw: {language}}};
}

function isJson({type}: {readonly type: string}): boolean {
  return isJsonType(type);
}

/** The first answer of every status that has an example in JSON or text. */
function answersOf(documents: DocumentSet, {responses}: Operation): readonly PostmanResponse[] {
  return responses.flatMap(({status, description, content}) => {
    const media = content.find(isJson) ?? content[0];
    const [example] = media ? mediaExamples(documents, media, {side: 'response'}) : [];
    if (!media || !example) return [];
    const {value, text} = example;
    const body = text ?? (typeof value === 'string' ? value : (formatJson(value, 2) ?? ''));
    if (body.length > longest) return [];
    const code = Number(status);
    return [
      {
        name: description?.trim().split('\n')[0] || status,
        ...(Number.isInteger(code) && {code}),
        header: [{key: 'Content-Type', value: media.type}],
        body,
      },
    ];
  });
}
