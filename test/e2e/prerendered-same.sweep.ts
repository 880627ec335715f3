import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {serveBoth} from '../tools/parity/sites.js';
import {sameInBoth} from './both-kinds.js';
import {shopText} from './endpoint-page.js';
import {docs, page, useBrowser, withSite, writeProject} from './site.js';

// A site with a script tag and a prerendered site have the same text, headings, links, fragments, titles and sidebars.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'prerendered-same-'));
after(() => rmSync(top, {recursive: true}));

async function same(files: Readonly<Record<string, string>>, paths: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(top, 'project-'));
  writeProject(folder, files);
  const both = await serveBoth(folder);
  try {
    for (const path of paths) await sameInBoth(browser.open(), both, path);
  } finally {
    both.close();
  }
}

test('pages with components, operations, and those that are folders', () =>
  same(
    {
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'guide/parts', 'guide/deep/page']}]},
            {tab: 'API', openapi: 'shop.json'},
          ],
        },
      }),
      'shop.json': shopText,
      'index.mdx': page('Home', '<Card title="Deep" icon="rocket" href="/guide/deep/page">Go</Card>'),
      'guide/parts.mdx': page(
        'Parts',
        '## First\n\n<Tabs>\n<Tab title="One">\n\nFirst tab.\n\n</Tab>\n<Tab title="Two">\n\nSecond tab.\n\n</Tab>\n</Tabs>\n\n<Accordion title="More">\n\n## Inside\n\nFolded.\n\n</Accordion>\n\n```js\nconst a = 1;\n```',
      ),
      'guide/deep/page.mdx': page('Deep page', '[Home](/) [Parts](../parts#first)'),
    },
    ['', 'guide/parts/', 'guide/deep/page/', 'api/', 'api/get-order/'],
  ));

const moved = {
  'docs.json': docs({
    banner: {content: 'See [news](/old/intro)'},
    navbar: {links: [{label: 'News', href: '/old/intro'}]},
    redirects: [
      {source: '/old/:name', destination: '/guide/:name'},
      {source: '/away', destination: 'https://elsewhere.example/?a=1'},
    ],
    navigation: {pages: ['index', 'guide/intro', 'sdk/index', {group: 'API', openapi: 'shop.json'}]},
  }),
  'shop.json': shopText.replace('"info":{', '"info":{"description":"See [news](/old/intro).",'),
  'index.mdx': page(
    'Home',
    '[A](/old/intro#part) [B](/Guide/Intro.html?x=1) [C](/sdk) [D](/away) [E](/nowhere) [F](#part) [G](/tools#part)\n\n<Card title="Away" href="/away">Go</Card>',
    'description: "Or [old](/old/intro)."\n',
  ),
  'guide/intro.mdx': page('Intro', '## Part\n\n[Self](/guide/intro) [Home](/) [Old](/old/intro)'),
  'tools/index.mdx': page('Tools', '## Part\n\n[Self](/tools) [Beside](./x) [Home](/)'),
  'sdk/index.mdx': page('SDK', '[Beside](./x) [Self](/sdk)'),
};

test('links to addresses that lead elsewhere', () => same(moved, ['', 'guide/intro/', 'sdk/index/', 'tools/', 'api/']));

test('links lead to where their address ends also where addresses are fragments', () =>
  withSite(browser.open(), moved, async ({page: tab, shows}) => {
    await shows('Home');
    await tab.waitForFunction(() => document.querySelector('.site-article a')?.getAttribute('href')?.includes('guide'));
    assert.deepEqual(await tab.$$eval('.site-article a', all => all.map(each => each.getAttribute('href'))), [
      '#/guide/intro#part',
      '#/guide/intro?x=1',
      '#/sdk/index',
      'https://elsewhere.example/?a=1',
      '#/nowhere',
      '#/#part',
      '#/tools#part',
      'https://elsewhere.example/?a=1',
    ]);
    await tab.click('.site-article a >> nth=0');
    await shows('Intro');
  }));

const untitled = (rest: object) => ({
  'docs.json': docs({navigation: {pages: ['index', 'list', 'named', 'schema', 'other']}, ...rest}),
  'shop.json': shopText,
  'index.mdx': page('Home', 'Text.'),
  'list.mdx': '---\nopenapi: GET /orders/{id}\n---\n',
  'named.mdx': '---\nopenapi: shop.json GET /orders/{id}\n---\n\nText.\n',
  'schema.mdx': '---\nopenapi-schema: Order\n---\n',
  'other.mdx': page('Other', '', 'openapi: GET /nothing\n'),
});

test('pages that an API document gives a title', () =>
  same(untitled({api: {openapi: 'shop.json'}}), ['', 'list/', 'named/', 'schema/', 'other/']));

test('pages of a document that docs.json does not name', () =>
  same(untitled({}), ['', 'list/', 'named/', 'schema/', 'other/']));
