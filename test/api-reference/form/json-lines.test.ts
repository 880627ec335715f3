import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPlaces} from '../../../src/api-reference/form/json-lines.js';

const text = `
{
  "naïve": "ä😀",
  "lines": [
    {"count": 1},
    {"count": 2, "count": 3}
  ],
  "empty": {}
}
`;
const at = (...path: (string | number)[]) => {
  const [place] = findPlaces(text, [path]);
  assert.ok(place);
  return [place.line, text.slice(place.start, place.end)];
};

test("keys lead to a value's position and line", () => {
  assert.deepEqual(at('naïve'), [3, '"ä😀"']);
  assert.deepEqual(at('lines', 0, 'count'), [5, '1']);
  assert.deepEqual(at('empty'), [8, '{}']);
  assert.deepEqual(at(), [2, text.trim()]);
});

test('the last duplicate key counts, and a missing value is reported at its parent', () => {
  assert.deepEqual(at('lines', 1, 'count'), [6, '3']);
  assert.deepEqual(at('lines', 1, 'size'), [6, '{"count": 2, "count": 3}']);
  assert.deepEqual(at('lines', 7, 'size')[0], 4);
  assert.deepEqual(at('naïve', 'x'), [3, '"ä😀"']);
});
