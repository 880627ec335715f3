import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findDrift} from '../../scripts/format-drift.js';

const text = {type: 'string'};
const objectOf = (properties: object) => ({type: 'object', properties});

test('each key of a schema is read, newer, refused by name, or unexplained', () => {
  const schema = {
    anyOf: [
      objectOf({
        name: text,
        variations: objectOf({inside: text}),
        chat: text,
        colors: {$ref: '#/definitions/colors~1of'},
        navigation: {$ref: '#/definitions/node'},
        metadata: {type: 'object', additionalProperties: text},
      }),
      objectOf({name: text, sparkle: objectOf({inside: text})}),
    ],
    definitions: {
      'colors/of': objectOf({primary: text, tertiary: text}),
      node: objectOf({
        pages: {type: 'array', items: {anyOf: [text, {$ref: '#/definitions/node'}]}},
        tabs: {type: 'array', items: {allOf: [{$ref: '#/definitions/node'}, objectOf({tab: text, align: text})]}},
        graphql: text,
      }),
    },
  };
  const fates = findDrift(schema);
  const of = (wanted: string) => fates.filter(({fate}) => fate === wanted).map(({key}) => key);
  assert.deepEqual(of('unexplained'), ['colors.tertiary', 'sparkle']);
  assert.deepEqual(of('refused'), ['chat']);
  assert.ok(of('newer').includes('variations'));
  assert.ok(of('newer').includes('navigation.graphql'));
  assert.ok(of('newer').includes('navigation.tabs[].align'));
  assert.ok(of('read').includes('navigation.tabs[].pages'));
  assert.ok(!fates.some(({key}) => key.startsWith('sparkle.') || key.startsWith('variations.')));
});

test('an unsupported type is unexplained with all of its keys', () => {
  const schema = objectOf({name: {anyOf: [text, objectOf({short: text})]}});
  assert.deepEqual(findDrift(schema), [
    {key: 'name', fate: 'read'},
    {key: 'name.short', fate: 'unexplained'},
  ]);
});
