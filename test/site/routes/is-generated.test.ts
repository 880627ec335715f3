import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isGenerated} from '../../../src/site/routes/is-generated.js';

const known = {prefixes: ['api', 'v1/api-reference'], written: ['api/intro']};

for (const [slug, expected] of [
  ['api', true],
  ['api/list-users', true],
  ['api/intro', false],
  ['apis', false],
  ['v1/api-reference/x', true],
  ['guide/api/x', false],
] as const)
  test(`${slug} ${expected ? 'has no file' : 'has a file'}`, () => assert.equal(isGenerated(slug, known), expected));

test('invalid stored data never throws', () => {
  for (const odd of [
    null,
    undefined,
    7,
    'x',
    [],
    {},
    {prefixes: 'api'},
    {prefixes: [null, 7]},
    {prefixes: ['api'], written: 7},
  ])
    assert.equal(isGenerated('guide', odd), false);
});
