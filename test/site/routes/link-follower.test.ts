import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageHref, resolveLink} from '../../../src/base/link.js';
import {openProject} from '../../../src/prerender/open-project.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';

const page = '---\ntitle: A page\n---\n';
const project = createMemoryProject({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['start', 'sdk/index', 'guide/Intro', {group: 'API', openapi: 'shop.json'}]},
    redirects: [
      {source: '/old', destination: '/sdk#part'},
      {source: '/v1/:rest*', destination: '/guide/:rest*'},
      {source: '/away', destination: 'https://elsewhere.example/?a=1'},
      {source: '/paper', destination: '/files/paper.pdf'},
      {source: '/round', destination: '/trip'},
      {source: '/trip', destination: '/round'},
    ],
  }),
  'shop.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    tags: [{name: 'Orders'}],
    paths: {'/orders': {get: {operationId: 'listOrders', summary: 'All orders', tags: ['Orders'], responses: {}}}},
  }),
  'start.mdx': page,
  'sdk/index.mdx': page,
  'guide/Intro.mdx': page,
  'unlisted/index.mdx': page,
  'loose.mdx': page,
});
const opened = await openProject(project, async path => ({path, missing: 'absent'}));
const {follow} = opened.site;

function endOf(written: string): string {
  const link = follow(resolveLink(written, {slug: 'start', pages: opened.site.navigation.entries}));
  if (link.kind === 'page') return buildPageHref(link, {base: '/', router: 'history', ending: '/'});
  return link.kind === 'external' ? link.url : link.kind === 'asset' ? link.path : link.kind;
}

test('a link leads directly to its final page', () => {
  const ends: Readonly<Record<string, string>> = {
    '/sdk': '/sdk/index/',
    '/sdk/?a=1#part': '/sdk/index/?a=1#part',
    '/guide/intro.html': '/guide/Intro/',
    '/unlisted/index': '/unlisted/',
    '/old?a=1': '/sdk/index/?a=1#part',
    '/v1/intro': '/guide/Intro/',
    '/away': 'https://elsewhere.example/?a=1',
    '/paper': '/files/paper.pdf',
  };
  for (const [written, end] of Object.entries(ends)) assert.equal(endOf(written), end, written);
});

test('a link to its own page, the home page, or nowhere is unchanged', () => {
  for (const own of ['/', '/start/', '/sdk/index/', '/loose/', '/round/', '/none/#part', '/files/a.pdf'])
    assert.equal(endOf(own), own);
  assert.equal(endOf('https://elsewhere.example/old'), 'https://elsewhere.example/old');
});
