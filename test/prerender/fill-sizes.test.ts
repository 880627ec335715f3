import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fillSizes} from '../../src/prerender/fill-sizes.js';

const sizes = new Map([
  ['a b.png', {width: 40, height: 30}],
  ['logo.svg', {width: 124.4, height: 28, isRatio: true}],
]);
const fill = (html: string) => fillSizes(html, '../', path => sizes.get(path));

test('pictures of the project get their size, and the logo its ratio', () => {
  assert.equal(
    fill('<p><img src="../a%20b.png?x=1&amp;y" alt="x &gt; y"> text</p>'),
    '<p><img src="../a%20b.png?x=1&amp;y" alt="x &gt; y" width="40" height="30"> text</p>',
  );
  assert.equal(
    fill('<img class="logo for-light" src="../logo.svg" alt="">'),
    '<img class="logo for-light" src="../logo.svg" alt="" width="124" height="28">',
  );
});

test('what the author says of a picture stays, and pictures that are not known too', () => {
  for (const tag of [
    '<img src="../a%20b.png" width="20">',
    '<img src="../a%20b.png" height="20">',
    '<img class="h-8" src="../a%20b.png">',
    '<img style="width:1px" src="../a%20b.png">',
    '<img src="../a%20b.png" srcset="../c.png 2x">',
    '<img src="../logo.svg">',
    '<img src="../none.png">',
    '<img src="https://a.b/a%20b.png">',
    '<img alt="">',
  ])
    assert.equal(fill(tag), tag);
});
