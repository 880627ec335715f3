import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {buildAssetSrcset, buildAssetUrl} from '../../src/base/build-asset-url.js';

const context = {pageFile: 'guide/intro.mdx', base: '/docs/'};

describe('finds the file of an image', () => {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['/images/x.png', '/docs/images/x.png'],
    ['x.png', '/docs/guide/x.png'],
    ['./a b.png', '/docs/guide/a%20b.png'],
    ['a%20b.png', '/docs/guide/a%20b.png'],
    ['../x.svg#part', '/docs/x.svg#part'],
    ['../../../x.png?v=1', '/docs/x.png?v=1'],
    ['https://x.example/y.png', 'https://x.example/y.png'],
    ['//x.example/y.png', 'https://x.example/y.png'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
    ['data:text/html,x', undefined],
    ['javascript:alert(1)', undefined],
    ['java\tscript:alert(1)', undefined],
    ['mailto:a@x.example', undefined],
    ['https://u@canary.invalid/', undefined],
    ['\\\\canary.invalid\\x.png', undefined],
    ['/%2F%2Fcanary.invalid/x.png', undefined],
    ['', undefined],
    ['#x', undefined],
  ];
  for (const [reference, expected] of rows) {
    test(JSON.stringify(reference), () => assert.equal(buildAssetUrl(reference, context), expected));
  }
});

test('srcset candidates are resolved, and rejected ones left out', () => {
  assert.equal(
    buildAssetSrcset('a.png, /b.png 2x,c.png 300w, javascript:alert(1) 3x, data:image/png;base64,AA== 4x', context),
    '/docs/guide/a.png, /docs/b.png 2x, /docs/guide/c.png 300w, data:image/png;base64,AA== 4x',
  );
});
