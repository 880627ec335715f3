import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createPageContext} from '../../../src/site/page/create-page-context.js';

const history = {base: '/docs/', router: 'history'} as const;
const hash = {base: '/docs/', router: 'hash'} as const;

const links: readonly (readonly [written: string, history: string | undefined, hash: string | undefined])[] = [
  ['/a/b', '/docs/a/b', '#/a/b'],
  ['./b', '/docs/guides/b', '#/guides/b'],
  ['../b?c=d#e', '/docs/b?c=d#e', '#/b?c=d#e'],
  ['b.mdx', '/docs/guides/b', '#/guides/b'],
  ['#x', '/docs/guides/page#x', '#/guides/page#x'],
  ['/', '/docs/', '#/'],
  ['/files/a.pdf', '/docs/files/a.pdf', '/docs/files/a.pdf'],
  ['https://a.b', 'https://a.b/', 'https://a.b/'],
  ['mailto:a@b.c', 'mailto:a@b.c', 'mailto:a@b.c'],
  ['javascript:x', undefined, undefined],
  ['//a.b/c', 'https://a.b/c', 'https://a.b/c'],
];

for (const [written, real, hashed] of links) {
  test(`a link to ${written} leads to ${real ?? 'nothing'}`, () => {
    assert.equal(createPageContext('guides/page', 'guides/page.mdx', history).href(written)?.href, real);
    assert.equal(createPageContext('guides/page', 'guides/page.mdx', hash).href(written)?.href, hashed);
  });
}

test('a web link is external, and a mail link is not', () => {
  const {href} = createPageContext('a', 'a.mdx', history);
  assert.equal(href('https://a.b')?.external, true);
  assert.equal(href('mailto:a@b.c')?.external, false);
});

test("a folder's index resolves links from its file, and headings from its URL", () => {
  const {href} = createPageContext('guides', 'guides/index.mdx', history);
  assert.equal(href('./b')?.href, '/docs/guides/b');
  assert.equal(href('#x')?.href, '/docs/guides#x');
});

test('an image is relative to its page, or at the root', () => {
  const {asset, srcset} = createPageContext('guides/page', 'guides/page.mdx', hash);
  assert.equal(asset('a.png'), '/docs/guides/a.png');
  assert.equal(asset('/a.png'), '/docs/a.png');
  assert.equal(asset('javascript:x'), undefined);
  assert.equal(srcset('a.png 1x, /b.png 2x'), '/docs/guides/a.png 1x, /docs/b.png 2x');
});

test('a listed page whose name looks like a file is a page', () => {
  const pages = {has: (slug: string) => slug === 'node.js'};
  assert.equal(createPageContext('a', 'a.mdx', history, pages).href('/node.js')?.href, '/docs/node.js');
});
