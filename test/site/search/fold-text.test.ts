import assert from 'node:assert/strict';
import {test} from 'node:test';
import {foldText, removeMarks} from '../../../src/site/search/fold-text.js';

test('diacritics are removed, and special letters are transliterated', () => {
  assert.equal(removeMarks('Straße Ærø Łódź İstanbul naïve ﬁ'), 'Strasse aero lodz Istanbul naive fi');
  assert.equal(removeMarks('が 각 Ё'), 'が 각 Е');
});

test('folded text keeps the positions of its source', () => {
  const source = 'Die Straße cafe\u0301s';
  const {text, placeOf} = foldText(source);
  assert.equal(text, 'die strasse cafes');
  assert.equal(source.slice(placeOf(text.indexOf('strasse')), placeOf(text.indexOf(' cafes'))), 'Straße');
  assert.equal(source.slice(placeOf(text.indexOf('cafes'))), 'cafe\u0301s');
  assert.deepEqual([foldText('Plain').text, foldText('Plain').placeOf(2)], ['plain', 2]);
});
