import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseConfig} from '../../src/config/parse-config.js';
import {firstFonts} from '../../src/site/first-fonts.js';

test('the fonts that are read before the rest are those of the whole docs.json', () => {
  const face = {family: 'A', source: '/a.woff2', weight: 400, format: 'woff2'};
  for (const fonts of [
    undefined,
    face,
    {heading: face},
    {body: {family: 'B'}, family: 'C', weight: '100 900'},
    {heading: {source: '/without-family.woff2'}, body: {family: 7}},
    {family: ''},
    'Inter',
    null,
    {heading: 'A', body: []},
  ]) {
    const docs = {name: 'A', navigation: {pages: ['index']}, ...(fonts === undefined ? {} : {fonts})};
    const {config} = parseConfig(docs);
    assert.deepEqual(firstFonts(docs), config?.fonts, JSON.stringify(fonts));
  }
});
