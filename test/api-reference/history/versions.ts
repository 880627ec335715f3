import type {ApiHistory} from '../../../src/api-reference/history/api-history.js';
import {type HistoryInput, readHistory} from '../../../src/api-reference/history/read-history.js';
import {createMemoryFiles} from '../../../src/base/files.js';

/** Returns the files of a project with an API document and its earlier versions. */
export const filesOf = (documents: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(documents).map(([path, document]) => [path, JSON.stringify(document)]));

/** Returns a document with these paths. */
export const api = (paths: object, more: object = {}) => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths,
  ...more,
});

/** Returns an operation that sends and receives objects with these properties. */
export const operation = (properties: object, more: object = {}) => {
  const content = {'application/json': {schema: {type: 'object', properties}}};
  return {requestBody: {content}, responses: {200: {description: 'OK', content}}, tags: ['Orders'], ...more};
};

const text = {type: 'string'};

/** Three versions of one API. */
export const versions = {
  'old/1.json': api({'/orders': {post: operation({name: text})}, '/ping': {get: {responses: {}}}}),
  'old/2.json': api({'/orders': {post: operation({name: text, note: text})}, '/ping': {get: {responses: {}}}}),
  'shop.json': api({
    '/orders': {post: operation({name: {...text, deprecated: true}, note: {...text, maxLength: 9}})},
    '/orders/{id}': {get: {responses: {}, parameters: [{name: 'id', in: 'path', required: true, schema: text}]}},
  }),
};

export const dated = [
  {date: '2026-03', file: 'old/1.json'},
  {date: '2026-05', file: 'old/2.json'},
  {date: '2026-08', file: 'shop.json'},
];

export function read(input: Partial<HistoryInput> = {}): Promise<ApiHistory> {
  return readHistory({document: 'shop.json', versions: dated, files: createMemoryFiles(filesOf(versions)), ...input});
}
