import assert from 'node:assert/strict';
import {test} from 'node:test';
import {breakLines, fitsWithoutBreak} from '../../src/thumbnails/wrap-lines.js';

const room = (width: number, maxLines: number) => ({width, maxLines, measure: (text: string) => text.length * 10});

test('lines break between words, evenly, and end with an ellipsis', () => {
  const cases: readonly (readonly [string, number, number, readonly string[]])[] = [
    ['Short', 200, 3, ['Short']],
    ['One two three four', 150, 3, ['One two', 'three four']],
    ['A page about many things that nobody has asked for', 160, 3, ['A page about', 'many things that', 'nobody has…']],
    ['Ends, with a sign of its own', 70, 1, ['Ends…']],
    ['createAsyncThunk', 120, 3, ['createAsync', 'Thunk']],
    ['api/v1/customers/orders', 120, 3, ['api/v1/', 'customers/', 'orders']],
    ['incomprehensibilities', 100, 2, ['incomprehe', 'nsibiliti…']],
    ['', 100, 2, []],
  ];
  for (const [text, width, maxLines, lines] of cases)
    assert.deepEqual(breakLines(text, room(width, maxLines)), lines, text);
});

test('text fits if no word is split and no line is omitted', () => {
  assert.equal(fitsWithoutBreak('One two three', room(80, 2)), true);
  assert.equal(fitsWithoutBreak('One two three four', room(80, 2)), false);
  assert.equal(fitsWithoutBreak('incomprehensibilities', room(100, 3)), false);
});
