import assert from 'node:assert/strict';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {resolvePackageFolder} from '../../../shell/node/files/package-folder.js';
import type {Config} from '../../../src/config/config.js';
import {listDefaultFonts} from '../../../src/site/chrome/default-fonts.js';
import {findPackageFont} from '../../../src/site/chrome/find-own-font.js';
import {writeFontFaceCss} from '../../../src/site/chrome/font-faces.js';

const names = (fonts: Config['fonts'], theme: Config['theme'] = 'theme_1') =>
  listDefaultFonts({fonts, theme}, name => name).map(({href}) => href);

test('text and code use our fonts unless docs.json configures one', () => {
  assert.deepEqual(names({}), ['geist.woff2', 'geist-extended.woff2', 'geist-mono.woff2']);
  assert.deepEqual(names({heading: {family: 'Head'}}), ['geist.woff2', 'geist-extended.woff2', 'geist-mono.woff2']);
  assert.deepEqual(names({body: {family: 'Body'}}), ['geist-mono.woff2']);
  assert.deepEqual(
    listDefaultFonts({fonts: {}, theme: 'theme_4'}, () => undefined),
    [],
  );
});

test('theme_4 uses a serif font, upright and italic, unless docs.json configures one', () => {
  const reading = names({}, 'theme_4').filter(name => name.startsWith('gelasio'));
  assert.deepEqual(reading, ['gelasio.woff2', 'gelasio-italic.woff2']);
  assert.deepEqual(names({body: {family: 'Body'}}, 'theme_4'), ['geist-mono.woff2']);
  const [upright, italic] = writeFontFaceCss(listDefaultFonts({fonts: {}, theme: 'theme_4'}, name => name))
    .split('@font-face')
    .filter(rule => rule.includes('Gelasio'));
  assert.doesNotMatch(upright ?? '', /font-style/);
  assert.match(italic ?? '', /gelasio-italic\.woff2.*font-style:italic/);
  assert.equal(findPackageFont('a/', 'theme_4').href, 'a/gelasio.woff2');
});

test('characters beyond western Europe load as a separate file on demand', () => {
  const css = writeFontFaceCss(listDefaultFonts({fonts: {}, theme: 'theme_1'}, name => `fonts/${name}`));
  const rules = css.split('@font-face').slice(1);
  assert.equal(rules.length, 3);
  for (const rule of rules) assert.match(rule, /font-display:optional;font-weight:100 900/);
  assert.match(rules[1] ?? '', /geist-extended\.woff2.*unicode-range:U\+0100/);
  assert.ok(!rules[0]?.includes('unicode-range'));
  assert.equal(findPackageFont('a/').href, 'a/geist.woff2');
});

test('each font file is in the package, with at most 40 KB', () => {
  for (const name of names({}, 'theme_4')) {
    const file = join(resolvePackageFolder(), 'dist/fonts', name);
    assert.ok(existsSync(file), 'npm run build copies it');
    assert.ok(statSync(file).size <= 40 * 1024, name);
  }
  assert.ok(existsSync(join(resolvePackageFolder(), 'dist/fonts/LICENSE')));
  assert.ok(existsSync(join(resolvePackageFolder(), 'dist/fonts/LICENSE-gelasio')));
});
