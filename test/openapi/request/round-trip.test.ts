import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {test} from 'node:test';
import {readSecuritySchemes} from '../../../src/openapi/document/document-info.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {openOperation} from '../../../src/openapi/operation/operation.js';
import {type ApiRequest, buildRequest} from '../../../src/openapi/request/request.js';
import {Random} from '../../tools/mutants/random.js';
import {open} from '../open.js';
import {RoundTrip} from './round-trip.js';

// Tests that the form and the samples send the same request, for any document.

const count = Number(process.env.ROUND_TRIPS ?? 40);
const seed = Number(process.env.SEED ?? 20261127);
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasCurl = has('curl', '--version');
const hasPython = has('python3', '-c', 'import requests');

const texts = [
  'a',
  'a/b c',
  '100%',
  'x=1&y',
  "O'Hara",
  'ü€',
  'a"b\\\\c',
  '$HOME `x`',
  '[1]{2}',
  'a,b|c',
  '@file',
  '../x',
  'a%2Fb',
];

class Documents {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  operation(): {readonly path: string; readonly method: string; readonly operation: object} {
    const method = this.#pick(['get', 'post', 'put', 'delete', 'patch', 'head']);
    const path = [
      {name: 'p', in: 'path', style: this.#pick(['simple', 'label', 'matrix'])},
      ...this.#some({name: 'q', in: 'path', allowReserved: true}),
    ];
    const query = [
      ...this.#some({name: 'f', in: 'query', style: 'form'}),
      ...this.#some({name: 's', in: 'query', style: this.#pick(['spaceDelimited', 'pipeDelimited'])}),
      ...this.#some({name: 'r', in: 'query', allowReserved: true}),
      ...this.#some({name: 'h', in: 'header'}),
    ].map(each => ({...each, explode: this.#random.below(2) === 0}));
    const parameters = [
      ...[...path, ...query].map(each => ({
        ...each,
        required: true,
        example: each.in === 'header' ? this.#pick(['a', 'b c', 'x=1']) : this.#value(each.name === 's'),
      })),
      ...this.#some({
        name: 'd',
        in: 'query',
        style: 'deepObject',
        required: true,
        example: {a: this.#text(), b: {c: 1}},
      }),
      ...this.#some({name: 'j', in: 'query', required: true, content: {'application/json': {example: this.#value()}}}),
    ];
    const hasBody = method !== 'get' && method !== 'head' && this.#random.below(4) > 0;
    return {
      path: `/a b/{p}${path.length > 1 ? '/{q}' : ''}`,
      method,
      operation: {
        parameters,
        security: [{[this.#pick(['key', 'query', 'bearer'])]: []}],
        responses: {200: {content: {'application/json': {}, ...(this.#random.below(2) && {'text/csv': {}})}}},
        ...(hasBody && {requestBody: {content: this.#content()}}),
      },
    };
  }

  #content(): object {
    const fields = {a: this.#text(), b: [this.#text(), this.#text()], c: {d: this.#text()}, e: 1.5};
    const properties = {file: {type: 'string', format: 'binary'}};
    const encoding = {a: {contentType: 'text/csv', headers: {'X-Part': {required: true, example: 'x "y"'}}}};
    return this.#pick([
      {'application/json': {example: {...fields, n: null, o: true}}},
      {
        'application/x-www-form-urlencoded': {
          example: fields,
          encoding: {a: {allowReserved: true}, b: {explode: false}},
        },
      },
      {'multipart/form-data': {example: {...fields, file: '<file>'}, schema: {type: 'object', properties}}},
      {'multipart/form-data': {example: {a: this.#text(), c: {d: 1}}, encoding}},
      {'multipart/mixed': {example: {a: this.#text(), file: '<file>'}, encoding}},
      {
        'multipart/mixed': {
          example: [this.#text(), {d: this.#text()}, '<file>', this.#text()],
          prefixEncoding: [{}, {headers: encoding.a.headers}, {contentType: 'image/png, image/gif'}],
          itemEncoding: {contentType: 'text/csv'},
        },
      },
      {'application/json-seq': {example: [{d: this.#text()}, this.#text()]}},
      {'text/plain': {example: this.#text()}},
      {'application/octet-stream': {}},
      {'application/xml': {example: '<a>ü</a>'}},
    ]);
  }

  #value(isList = false): unknown {
    const list = [this.#text(), this.#text()];
    return isList ? list : this.#pick<unknown>([this.#text(), this.#text(), 7, true, list, {a: this.#text(), b: 2}]);
  }

  #text(): string {
    return this.#pick(texts);
  }

  #some<T>(value: T): readonly T[] {
    return this.#random.below(2) === 0 ? [value] : [];
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#random.below(items.length)] as T;
  }
}

async function requestOf(
  {path, method, operation}: ReturnType<Documents['operation']>,
  server: string,
): Promise<ApiRequest> {
  const documents = await open({
    openapi: '3.2.0',
    servers: [{url: server}],
    paths: {[path]: {[method]: operation}},
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'X-Key'},
        query: {type: 'apiKey', in: 'query', name: 'api key'},
        bearer: {type: 'http', scheme: 'bearer'},
      },
    },
  });
  const [entry] = indexDocument(documents).operations;
  assert.ok(entry);
  return buildRequest(documents, openOperation(documents, entry), readSecuritySchemes(documents));
}

test(`the form, curl, JavaScript and Python send the same ${count} requests (seed ${seed})`, async context => {
  if (!hasCurl) context.diagnostic('curl is absent: it is not compared');
  if (!hasPython) context.diagnostic('python3 with requests is absent: it is not compared');
  // Each program has its own server, so that they run in parallel.
  const trips = Array.from({length: 4}, () => new RoundTrip());
  try {
    const servers = await Promise.all(trips.map(trip => trip.open()));
    const documents = new Documents(new Random(seed));
    for (let at = 0; at < count; at++) {
      const made = documents.operation();
      const requests = await Promise.all(servers.map(server => requestOf(made, server)));
      const [form, curl, javascript, python] = await Promise.all(
        trips.map((trip, which) => {
          const request = requests[which] as ApiRequest;
          if (which === 0) return trip.byForm(request);
          if (which === 1) return hasCurl ? trip.byCurl(request) : undefined;
          if (which === 2) return trip.byJavaScript(request);
          return hasPython ? trip.byPython(request) : undefined;
        }),
      );
      const about = `${at}: ${JSON.stringify(made)}`;
      assert.ok(form, about);
      if (hasCurl) assert.deepEqual(curl, form, `curl ${about}`);
      assert.deepEqual(javascript, form, `JavaScript ${about}`);
      if (hasPython) assert.deepEqual(python, form, `Python ${about}`);
    }
  } finally {
    for (const trip of trips) trip.close();
  }
});
