import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseMediaType} from '../../src/base/media-type.js';

test('a media type is lower case without parameters', () => {
  const types = ['Application/JSON; charset=utf-8', 'text/plain', ' text/csv ;header=present', ''];
  assert.deepEqual(types.map(parseMediaType), ['application/json', 'text/plain', 'text/csv', '']);
});
