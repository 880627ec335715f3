import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ImageSize} from '../../src/base/read-image-size.js';
import {readSizeAttributes} from '../../src/prerender/find-size.js';
import {drawnWith} from './drawn-with.js';

const sizes = new Map<string, ImageSize>([
  ['a b.png', {width: 40, height: 30}],
  ['logo.svg', {width: 124.4, height: 28, isRatio: true}],
]);
const find = (path: string) => sizes.get(path);

test('project images have their size, and the logo its aspect ratio', () => {
  assert.deepEqual(readSizeAttributes('../a%20b.png?x=1&y', false, '../', find), {width: 40, height: 30});
  assert.deepEqual(readSizeAttributes('../logo.svg', true, '../', find), {width: 124, height: 28});
  for (const src of ['../logo.svg', '../none.png', 'https://a.b/a%20b.png', ''])
    assert.equal(readSizeAttributes(src, false, '../', find), undefined);
});

test('images get their size unless the author styles them', async () => {
  const draw = (text: string) => drawnWith(text, {imageSize: src => readSizeAttributes(src, false, '/docs/', find)});
  const size = ' width="40" height="30">';
  assert.equal(
    await draw('![x > y](/a%20b.png)'),
    `<p><img src="/docs/a%20b.png" loading="lazy" alt="x &gt; y"${size}</p>`,
  );
  assert.equal(await draw('<img src="/a%20b.png" />'), `<img src="/docs/a%20b.png" alt="" loading="lazy"${size}`);
  assert.ok((await draw('<Image src="/a%20b.png" noZoom />')).includes(` loading="lazy" data-no-zoom${size}`));
  for (const looks of ['width="20"', 'height="20"', 'class="h-8"', 'style="width:1px"', 'srcset="../c.png 2x"'])
    assert.ok(!(await draw(`<img src="/a%20b.png" ${looks} />`)).includes('height="30"'), looks);
  assert.ok(!(await draw('<Image src="/a%20b.png" width={9} />')).includes('height="30"'));
  assert.ok(!(await draw('<Card title="A" img="/a%20b.png" />')).includes('height="30"'));
});
