import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {brotliDecompressSync, inflateSync} from 'node:zlib';
import {writeMatchedFaceCss} from '../../src/prerender/matched-faces.js';
import {unpackFont} from '../../src/prerender/unpack-font.js';

const inter = readFileSync(
  join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);

test('system fonts replace a loading font with matching widths and heights', () => {
  assert.equal(
    writeMatchedFaceCss({family: 'Acme "Sans"', source: '/a.ttf', weight: '100 900'}, inter),
    '@font-face{font-family:"Acme Sans matched";src:local("Arial"),local("Liberation Sans"),local("Arimo"),local("Helvetica"),local("Roboto");size-adjust:107.36%;ascent-override:90.23%;descent-override:22.47%;line-gap-override:0%;font-weight:100 900}' +
      '@font-face{font-family:"Acme Sans matched 2";src:local("DejaVu Sans");size-adjust:93.49%;ascent-override:103.63%;descent-override:25.8%;line-gap-override:0%;font-weight:100 900}',
  );
});

test('a serif font has fallbacks with serifs', () => {
  const packed = readFileSync(join(import.meta.dirname, '../../../dist/fonts/gelasio.woff2'));
  const bytes = unpackFont(packed, {inflate: inflateSync, brotli: brotliDecompressSync});
  const css = writeMatchedFaceCss({family: 'Gelasio', source: '/a.woff2'}, bytes, true);
  const scales = [...css.matchAll(/"(Gelasio matched(?: \d)?)";src:local\("([^"]+)"\).*?size-adjust:([\d.]+)%/g)];
  // Average character widths of English text in em: Gelasio 0.4373, Times New Roman 0.3982, Noto Serif 0.4767, and
  // DejaVu Serif 0.51.
  assert.deepEqual(
    scales.map(([, family, name, scale]) => [family, name, Math.round(Number(scale))]),
    [
      ['Gelasio matched', 'Times New Roman', 110],
      ['Gelasio matched 2', 'Noto Serif', 92],
      ['Gelasio matched 3', 'DejaVu Serif', 86],
    ],
  );
});

test('a monospaced font has fallbacks with exactly its width', () => {
  const packed = readFileSync(
    join(
      import.meta.dirname,
      '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    ),
  );
  const bytes = unpackFont(packed, {inflate: inflateSync, brotli: brotliDecompressSync});
  const css = writeMatchedFaceCss({family: 'Code', source: '/a.woff2'}, bytes);
  // Font widths in em, from each font's `hmtx` table: Menlo 1233/2048, Consolas 1126/2048, Liberation Mono 1229/2048.
  const scales = [...css.matchAll(/"(Code matched(?: \d)?)";src:local\("([^"]+)"\).*?size-adjust:([\d.]+)%/g)];
  assert.deepEqual(
    scales.map(([, family, name]) => [family, name]),
    [
      ['Code matched', 'Menlo'],
      ['Code matched 2', 'Consolas'],
      ['Code matched 3', 'Liberation Mono'],
    ],
  );
  const given = [1233, 1126, 1229].map(each => each / 2048);
  for (const [at, scale] of scales.entries())
    assert.ok(Math.abs((given[at] ?? 0) * Number(scale[3]) - 60) < 0.02, `${scale[2]} ${scale[3]}`);
});
