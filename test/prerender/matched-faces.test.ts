import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {writeMatchedFaceCss} from '../../src/prerender/matched-faces.js';

const inter = readFileSync(
  join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
);

test('faces of the reader stand in for a font in its widths and heights', () => {
  assert.equal(
    writeMatchedFaceCss({family: 'Acme "Sans"', source: '/a.ttf', weight: '100 900'}, inter),
    '@font-face{font-family:"Acme Sans matched";src:local("Arial"),local("Liberation Sans"),local("Arimo"),local("Helvetica"),local("Roboto");size-adjust:107.36%;ascent-override:90.23%;descent-override:22.47%;line-gap-override:0%;font-weight:100 900}' +
      '@font-face{font-family:"Acme Sans matched 2";src:local("DejaVu Sans");size-adjust:93.49%;ascent-override:103.63%;descent-override:25.8%;line-gap-override:0%;font-weight:100 900}',
  );
});
