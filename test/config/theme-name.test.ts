import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toTheme} from '../../src/config/theme-name.js';

test('themes have a number and a name, and unknown ones become the first', () => {
  const named = ['balanced', 'technical', 'friendly', 'reading', 'stark'].map(toTheme);
  assert.deepEqual(named, ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5']);
  assert.deepEqual(named.map(toTheme), named);
  assert.deepEqual(['mint', 'theme_6', '', 4, undefined].map(toTheme), Array(5).fill('theme_1'));
});
