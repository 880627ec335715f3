import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readOperationBadges} from '../../../../src/api-reference/views/operation/badges.js';
import {draw, withOperation} from '../draw.js';

const table: readonly (readonly [color: string, tone: string])[] = [
  ['#ff0000', 'danger'],
  ['#fc0', 'warning'],
  ['orange', 'warning'],
  ['#2e7d32', 'check'],
  ['#1e90ffcc', 'info'],
  ['Purple', 'patch'],
  ['#888', 'plain'],
  ['url(x)', 'plain'],
  ['', 'plain'],
];

for (const [color, tone] of table)
  test(`the color "${color}" is the tone ${tone}`, () => {
    assert.deepEqual(readOperationBadges({'x-badges': [{name: 'Beta', color}]}), [{name: 'Beta', tone}]);
  });

test('texts and labels are badges, leading ones come first, and invalid ones are dropped', () => {
  const list = ['New', {label: 'Paid'}, {name: 'Beta', position: 'before'}, {color: 'red'}, 7, null, {name: ' '}];
  assert.deepEqual(
    readOperationBadges({'x-badges': list}).map(({name}) => name),
    ['Beta', 'New', 'Paid'],
  );
  assert.deepEqual(readOperationBadges({'x-badges': {name: 'x'}}), []);
});

test('badges are beside the title, or above the text on titled pages', async () => {
  const document = withOperation({summary: 'Sell', responses: {}, 'x-badges': [{name: '<b>', color: 'green'}]});
  const {main} = await draw(document, 'POST /a');
  assert.match(main, /<h2 class="operation-title">Sell <span class="badge tone-check">&lt;b&gt;<\/span><\/h2>/);
  const bound = await draw(document, 'POST /a', {isBound: true});
  assert.match(bound.main, /<p class="operation-marks"> <span class="badge tone-check">&lt;b&gt;<\/span><\/p>/);
});
