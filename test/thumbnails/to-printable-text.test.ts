import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toPrintableText} from '../../src/thumbnails/to-printable-text.js';
import {fonts} from './fonts.js';

test('supported characters are shown, emoji are removed, and other text is rejected', () => {
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['Quickstart', 'Quickstart'],
    ['  Two\n lines\t', 'Two lines'],
    ['Grüße, Ωμέγα, Привет, Tiếng Việt', 'Grüße, Ωμέγα, Привет, Tiếng Việt'],
    ['cafe\u0301', 'café'],
    ['🚀 Launch 👩‍💻 now 🇩🇪', 'Launch now'],
    ['Press 1️⃣', 'Press 1'],
    ['Lectern™ © 2026', 'Lectern™ © 2026'],
    ['soft\u00adhyphen\u200bed', 'softhyphened'],
    ['🚀', undefined],
    ['', undefined],
    ['クイックスタート', undefined],
    ['Quickstart 快速开始', undefined],
    ['مرحبا', undefined],
  ];
  for (const [text, shown] of cases) assert.equal(toPrintableText(text, fonts.bold), shown, text);
});
