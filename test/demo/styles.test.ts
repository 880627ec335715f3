import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {parameterName, type StyleCase, styleCases, stylePath} from '../../demo/api/style-cases.js';
import {ask, askJson} from './ask.js';

interface Echo {
  readonly path: string;
  readonly query: string;
  readonly headers: readonly (readonly [string, string])[];
}

let api: RunningApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

/** Sends the text of a case in its location, and returns the text that the server received. */
async function mirrored(each: StyleCase): Promise<string | undefined> {
  const {location, raw} = each;
  const path = stylePath(each).replace('{color}', location === 'path' ? raw : '');
  const name = location === 'cookie' ? 'Cookie' : parameterName(each);
  const isHeader = location === 'header' || location === 'cookie';
  const {value} = await askJson<Echo>(api.origin, location === 'query' && raw !== '' ? `${path}?${raw}` : path, {
    headers: isHeader ? {[name]: raw} : {},
  });
  if (location === 'query') return value.query;
  if (isHeader) return value.headers.find(([sent]) => sent === name)?.[1];
  return value.path.slice(stylePath(each).indexOf('{'));
}

describe('parameter styles', () => {
  for (const each of styleCases)
    test(`${each.id} arrives as ${each.raw || 'nothing'}`, async () => assert.equal(await mirrored(each), each.raw));

  test('every style has each kind of value, exploded and not', () => {
    const kinds = (location: string, style: string) =>
      ['string', 'array', 'object'].flatMap(type =>
        [false, true].filter(explode =>
          styleCases.some(
            each =>
              each.location === location && each.style === style && each.type === type && each.explode === explode,
          ),
        ),
      ).length;
    for (const style of ['simple', 'label', 'matrix']) assert.equal(kinds('path', style), 6, style);
    assert.equal(kinds('query', 'form'), 6);
    for (const style of ['spaceDelimited', 'pipeDelimited']) assert.equal(kinds('query', style), 4, style);
    assert.equal(kinds('header', 'simple'), 6);
    for (const style of ['form', 'cookie']) assert.equal(kinds('cookie', style), 6, style);
    assert.equal(new Set(styleCases.map(({id}) => id)).size, styleCases.length);
  });

  test('the document has each value as an example, with its expected text', async () => {
    const {value} = await askJson<{
      servers: {url: string}[];
      paths: Record<string, {get: {description: string; parameters: Record<string, unknown>[]}}>;
    }>(api.origin, '/styles.json');
    assert.deepEqual(value.servers, [{url: api.origin}]);
    const {description, parameters} = value.paths['/echo/path-matrix-object-exploded/v{color}']!.get;
    assert.equal(description, 'What must arrive: `;R=100;G=200;B=150`');
    assert.deepEqual(parameters, [
      {
        name: 'color',
        in: 'path',
        required: true,
        style: 'matrix',
        explode: true,
        schema: {type: 'object', properties: {R: {type: 'number'}, G: {type: 'number'}, B: {type: 'number'}}},
        example: {R: 100, G: 200, B: 150},
      },
    ]);
    const content = value.paths['/echo/query-content-json']!.get.parameters[0]!;
    assert.deepEqual(Object.keys(content), ['name', 'in', 'required', 'content']);
  });

  test('invalid URL characters arrive unchanged', async () => {
    const answer = await ask(api.origin, "/echo/query-form-string?color=a|b'{c}%zz%C3");
    assert.equal(JSON.parse(answer.text).query, "color=a|b'{c}%zz%C3");
  });
});
