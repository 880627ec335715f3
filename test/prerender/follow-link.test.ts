import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageHref} from '../../src/base/link.js';
import {followLink} from '../../src/prerender/follow-link.js';
import {compileRedirects} from '../../src/site/routes/redirects.js';

const redirects = compileRedirects(
  [
    {source: '/old', destination: '/new/page'},
    {source: '/v1/:slug*', destination: '/v2/:slug*'},
    {source: '/home', destination: '/'},
    {source: '/file', destination: '/files/a.pdf'},
    {source: '/away', destination: 'https://a.example/?x=1&y=2'},
    {source: '/round', destination: '/trip'},
    {source: '/trip', destination: '/round'},
  ].map(each => ({...each, permanent: true})),
);

test("links in a portable copy lead directly to the redirect's target", () => {
  const cases: Readonly<Record<string, string>> = {
    '../old/index.html': '../new/page/index.html',
    '../old/index.html?a=1&b=2#part': '../new/page/index.html?a=1&b=2#part',
    '../v1/a/b/index.html': '../v2/a/b/index.html',
    '../home/index.html': '../index.html',
    '../file/index.html': '../files/a.pdf',
    '../away/index.html': 'https://a.example/?x=1&y=2',
    '../round/index.html': '../round/index.html',
    '../new/page/index.html': '../new/page/index.html',
    '../index.html': '../index.html',
    '../files/old': '../files/old',
    'https://b.example/old/index.html': 'https://b.example/old/index.html',
    '#old': '#old',
  };
  for (const [from, to] of Object.entries(cases)) assert.equal(followLink(from, '../', redirects), to);
  const link = (href: string) => followLink(href, '../', redirects);
  const site = {base: '../', router: 'history', ending: '/index.html', ports: {link}} as const;
  assert.equal(buildPageHref({slug: 'v1/a', hash: 'b'}, site), '../v2/a/index.html#b');
});
