import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listFontFiles, writeFontFaceCss} from '../../../src/site/chrome/font-faces.js';

const address = (source: string) => (source.startsWith('javascript:') ? undefined : `../${source.replace(/^\//, '')}`);
const body = {family: 'Body', source: '/fonts/body.woff2', weight: '100 900'};

test('each font file is one rule, and fonts without files have none', () => {
  assert.equal(
    writeFontFaceCss(listFontFiles({body, heading: {family: 'Head', source: 'head.ttf', weight: '700'}}, address)),
    '@font-face{font-family:"Body";src:url("../fonts/body.woff2") format("woff2");font-display:fallback;font-weight:100 900}' +
      '@font-face{font-family:"Head";src:url("../head.ttf") format("truetype");font-display:fallback;font-weight:700}',
  );
  assert.deepEqual(listFontFiles({body, heading: body}, address).length, 1);
  assert.deepEqual(listFontFiles({body: {family: 'Inter'}}, address), []);
  assert.deepEqual(listFontFiles({}, address), []);
});

test('names, weights and formats cannot escape from the rule (security rule A7)', () => {
  const hostile = {
    family: 'A"}body{display:none',
    source: 'a"b\\c.woff2',
    weight: '400;src:url(//x)',
    format: 'x") format("y',
  };
  const css = writeFontFaceCss(listFontFiles({body: hostile}, address));
  assert.equal(css, '@font-face{font-family:"Abodydisplay:none";src:url("../a%22b%5Cc.woff2");font-display:fallback}');
  assert.deepEqual(listFontFiles({body: {family: 'A', source: 'javascript:alert(1)'}}, address), []);
});
