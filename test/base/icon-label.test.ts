import assert from 'node:assert/strict';
import {test} from 'node:test';
import {iconLabel, iconSign} from '../../src/base/icon-label.js';

test('an icon is called by its name, without the words of its library or its folder', () => {
  const names = [
    'check',
    'fa-solid fa-circle-check',
    'fa-rocket',
    '/img/flow-chart.svg?v=1',
    'https://a.example/b.png',
    '',
  ];
  assert.deepEqual(names.map(iconLabel), ['check', 'circle check', 'rocket', 'flow chart', 'b', '']);
});

test('check and cross marks are signs in a text, others are words', () => {
  assert.deepEqual(['check', 'circle-check', 'xmark', 'x', 'circle-x', 'github'].map(iconSign), [
    '✓',
    '✓',
    '✗',
    '✗',
    '✗',
    'github',
  ]);
});
