import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildVariantHref} from '../../../shell/browser/router/own-link.js';

const kept = (to: string, from: string) =>
  buildVariantHref(new URL(to, 'https://a.example').href, {href: new URL(from, 'https://a.example').href}).slice(
    'https://a.example'.length,
  );

test('the same page in another version keeps the query and the heading', () => {
  assert.equal(kept('/v1/guide', '/v2/guide?x=1#options'), '/v1/guide?x=1#options');
  assert.equal(kept('/v1/guide/', '/v2/guide/index.html?x=1#options'), '/v1/guide/?x=1#options');
  assert.equal(kept('/docs/guide.html', '/docs/v2/guide#options'), '/docs/guide.html#options');
  assert.equal(kept('/#/v1/guide', '/#/v2/guide#options'), '/#/v1/guide#options');
  assert.equal(kept('/#/v1/guide', '/#/v2/guide?x=1#options'), '/#/v1/guide?x=1#options');
  assert.equal(kept('/?y=2#/v1/guide', '/?y=2#/v2/guide?x=1'), '/?y=2#/v1/guide?x=1');
});

test('another page has its own query and heading', () => {
  assert.equal(kept('/v1/first', '/v2/only?x=1#options'), '/v1/first');
  assert.equal(kept('/#/v1/first', '/#/v2/only?x=1#options'), '/#/v1/first');
  assert.equal(kept('/v1/guide#own', '/v2/guide#options'), '/v1/guide#own');
});
