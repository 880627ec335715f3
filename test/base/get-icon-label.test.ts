import assert from 'node:assert/strict';
import {test} from 'node:test';
import {getIconLabel, getIconSign} from '../../src/base/get-icon-label.js';

test("an icon's label is its name without library prefix and folder", () => {
  const names = [
    'check',
    'fa-solid fa-circle-check',
    'fa-rocket',
    '/img/flow-chart.svg?v=1',
    'https://a.example/b.png',
    '',
  ];
  assert.deepEqual(names.map(getIconLabel), ['check', 'circle check', 'rocket', 'flow chart', 'b', '']);
});

test('check and cross marks are symbols in a text, and others are words', () => {
  assert.deepEqual(['check', 'circle-check', 'xmark', 'x', 'circle-x', 'github'].map(getIconSign), [
    '✓',
    '✓',
    '✗',
    '✗',
    '✗',
    'github',
  ]);
});
