import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formOf} from './form-of.js';

test('parameters are listed with their initial values', async () => {
  const form = await formOf({
    parameters: [
      {in: 'query', name: 'limit', schema: {type: 'integer', default: 10}},
      {in: 'query', name: 'sort', required: true, schema: {enum: ['up', 'down']}},
      {in: 'query', name: 'color', example: 'blue', schema: {type: 'string', default: 'red'}},
      {in: 'query', name: 'plain', required: true, description: 'D', schema: {type: 'string'}},
      {in: 'query', name: 'filter', content: {'application/json': {schema: {type: 'object'}, example: {a: 1}}}},
      {in: 'query', name: 'ids', example: '[1, 2]', schema: {type: 'array', items: {type: 'integer'}}},
      {in: 'header', name: 'Accept', schema: {type: 'string'}},
      {in: 'header', name: 'authorization', schema: {type: 'string'}},
      {in: 'query', name: 'list', required: true, schema: {type: 'array', items: {type: 'string', example: 'x'}}},
    ],
  });
  assert.deepEqual(
    form.parameters.map(({key, required, field: {kind}, proposed}) => [key, required, kind, proposed?.value]),
    [
      ['query limit', false, 'number', 10],
      ['query sort', true, 'enum', 'up'],
      ['query color', false, 'text', 'blue'],
      ['query plain', true, 'text', undefined],
      ['query filter', false, 'object', {a: 1}],
      ['query ids', false, 'array', [1, 2]],
      ['query list', true, 'array', ['x']],
    ],
  );
  assert.equal(form.parameters[3]?.description, '<p>D</p>');
});

test("bodies are offered in each media type, with that type's names", async () => {
  const schema = {type: 'object', properties: {a: {type: 'string', example: 'x'}}};
  const media = (rest: object = {}) => ({schema, ...rest});
  const form = await formOf({
    requestBody: {
      required: true,
      content: {
        'application/xml': media(),
        'application/vnd.a+json': media({examples: {one: {summary: 'One', value: {a: 1}}}}),
        'text/csv': {example: 'a,b'},
        'application/octet-stream': {},
      },
    },
  });
  assert.equal(form.bodyRequired, true);
  assert.deepEqual(
    form.bodies.map(({type, kind, examples}) => [type, kind, examples[0]]),
    [
      [
        'application/xml',
        'xml',
        {name: '', text: '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>x</a>\n</root>'},
      ],
      ['application/vnd.a+json', 'json', {name: 'one', summary: 'One', value: {a: 1}}],
      ['text/csv', 'text', {name: '', text: 'a,b'}],
      ['application/octet-stream', 'binary', undefined],
    ],
  );
});

test('each authentication alternative contains all schemes that it requires', async () => {
  const schemes = {
    components: {
      securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}, token: {type: 'http', scheme: 'bearer'}},
    },
  };
  const form = await formOf({security: [{key: [], token: []}, {token: ['read']}, {}, {unknown: []}]}, schemes);
  assert.deepEqual(
    form.ways.map(way => way.map(({scheme: {key, type}, scopes}) => [key, type, scopes])),
    [
      [
        ['key', 'apiKey', []],
        ['token', 'http', []],
      ],
      [['token', 'http', ['read']]],
      [],
      [['unknown', '', []]],
    ],
  );
  const described = {components: {securitySchemes: {key: {type: 'apiKey', description: ' See *Keys*. '}}}};
  const [way = []] = (await formOf({security: [{key: []}]}, described)).ways;
  assert.match(way[0]?.about ?? '', /See (?:<em>Keys<\/em>|\*Keys\*)\./);
  const none = await formOf({security: [{key: []}]}, schemes, {auth: {method: 'none'}});
  assert.deepEqual(none.ways, []);
  const named = await formOf({security: [{token: []}]}, schemes, {auth: {method: 'key', name: 'X-Mine'}});
  assert.deepEqual(
    named.ways.map(way => way.map(({scheme}) => [scheme.type, scheme.in, scheme.name])),
    [[['apiKey', 'header', 'X-Mine']]],
  );
});

test("the project's servers precede the document's", async () => {
  const servers = [{url: 'https://a.example'}, {url: '/v1'}];
  const form = await formOf({}, {servers}, {baseUrls: ['https://b.example', 'https://a.example']});
  assert.deepEqual(
    [form.servers.map(({url}) => url), form.configured],
    [['https://b.example', 'https://a.example', '/v1'], 2],
  );
});
