import assert from 'node:assert/strict';
import {test} from 'node:test';
import {drawText, type ThumbnailText} from '../../src/thumbnails/draw-text.js';
import {readFont} from '../../src/thumbnails/font.js';
import {buildColors} from '../../src/thumbnails/palette.js';
import {siteOf} from '../site/chrome/site.js';
import {fonts} from './fonts.js';

const {config} = await siteOf({});
const palette = buildColors(config, undefined);

function linesOf(text: Partial<ThumbnailText>, hasLogo = false) {
  const whole = {site: 'Acme', host: 'docs.acme.dev', title: 'Title', ...text};
  const {svg, isUntitled} = drawText(whole, {palette, fonts, hasLogo});
  const found = [...svg.matchAll(/ y="(\d+)"[^>]* font-size="(\d+)" font-weight="(\d+)"[^>]*>([^<]*)</g)];
  return {isUntitled, lines: found.map(([, y, size, weight, line]) => `${y} ${size}/${weight} ${line}`)};
}

test("a picture shows the page's section, title and description", () => {
  assert.deepEqual(linesOf({title: 'Quickstart', trail: 'Guide › Start', description: 'In three <steps>.'}), {
    isUntitled: false,
    lines: [
      '106 34/700 Acme',
      '252 28/600 Guide › Start',
      '353 84/700 Quickstart',
      '420 30/400 In three &lt;steps&gt;.',
      '566 26/400 docs.acme.dev',
    ],
  });
});

test("beside a logo, the site's name is below", () => {
  assert.deepEqual(linesOf({}, true).lines, ['357 84/700 Title', '566 26/600 Acme', '566 26/400 docs.acme.dev']);
});

test('a long title is smaller, has three lines, and replaces the description', () => {
  const title =
    'How to move a very large installation with many thousands of projects to the cloud without any downtime';
  assert.deepEqual(linesOf({title, description: 'Not shown.'}).lines.slice(1, -1), [
    '278 64/700 How to move a very large',
    '350 64/700 installation with many thousands',
    '422 64/700 of projects to the cloud without…',
  ]);
});

test("a title with missing characters is replaced by the site's name", () => {
  assert.deepEqual(linesOf({title: '快速开始', trail: 'Guide', description: 'About it.'}), {
    isUntitled: true,
    lines: ['357 84/700 Acme', '566 26/400 docs.acme.dev'],
  });
  assert.deepEqual(linesOf({title: '快速开始', site: '指南'}), {isUntitled: true, lines: ['566 26/400 docs.acme.dev']});
  assert.deepEqual(linesOf({trail: '指南', description: '关于'}).lines, [
    '106 34/700 Acme',
    '357 84/700 Title',
    '566 26/400 docs.acme.dev',
  ]);
});

test('no line exceeds the available width', () => {
  const {bold} = fonts;
  assert.ok(bold.width('installation with many thousands', 64) < 1056 + 32 * 0.022 * 64);
  assert.equal(bold.width('', 64), 0);
  assert.equal(bold.width('ii', 100), 2 * bold.width('i', 100));
  assert.ok(bold.width('W', 100) > 3 * bold.width('i', 100));
});

test('invalid font files are detected', () => {
  assert.throws(() => readFont(new Uint8Array(64)), /^Error: The font has no table head\.$/);
});
