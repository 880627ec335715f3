import assert from 'node:assert/strict';
import type {DriftReport, ReceivedResponse} from '../../../src/api-reference/drift/drift.js';
import {openSource, reportDrift} from '../../../src/api-reference/drift/report-drift.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {applyOverlay} from '../../../src/openapi/overlays/apply-overlay.js';

/** Returns a response as the form receives it. */
export function received(body: unknown, rest: Partial<ReceivedResponse> = {}): ReceivedResponse {
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  return {
    status: 200,
    contentType: 'application/json',
    headers: [],
    hasAllHeaders: false,
    hasBody: true,
    body: bytes,
    ...rest,
  };
}

/** Checks a response to `GET /a`. */
export async function report(document: unknown, response: ReceivedResponse, path = '/a'): Promise<DriftReport> {
  const reader = openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document)}));
  const source = (await reader.responseSource({method: 'GET', path})) ?? assert.fail('no operation');
  // A worker gets a copy of the slice and of the response.
  return structuredClone(await reportDrift(openSource(structuredClone(source)), response));
}

/** Returns the document after applying a report's overlay. Fails if an action of the overlay does not apply. */
export function withOverlay(document: unknown, {overlay}: DriftReport): unknown {
  const {value, problems} = applyOverlay(document, 'o.json', JSON.parse(overlay ?? assert.fail('no overlay')));
  assert.deepEqual(problems, []);
  return value;
}

/** Returns a document whose `GET /a` responds with this schema. */
export function documentOf(schema: unknown, {openapi = '3.1.0', schemas = {}, response = {}} = {}) {
  const content = {'application/json': {schema}};
  return {
    openapi,
    info: {title: 'T', version: '1'},
    paths: {'/a': {get: {responses: {200: {description: 'OK', content, ...response}}}}},
    components: {schemas},
  };
}
