import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {docs, hrefs, page, texts, useBrowser, visit, writeProject} from './site.js';

// Two variants of 240 pages each, without tabs. Their sections have the same kind, label and number of pages.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'prerendered-variants-'));
after(() => rmSync(top, {recursive: true}));

/** Returns the groups of a variant. Its pages are below `folder`. */
function groupsOf(folder: string) {
  const pages = (group: number) => Array.from({length: 20}, (_, at) => `${folder}g${group}/p${at}`);
  return Array.from({length: 12}, (_, group) => ({group: `${folder}Group ${group}`, pages: pages(group)}));
}

const selectors = {
  versions: ['version', 'v1', 'v2'],
  languages: ['language', 'en', 'de'],
  products: ['product', 'Shop', 'Bank'],
} as const;

const folder = 'de/';
const sites = new Map<string, {readonly url: string; close(): void}>();
// Runs in sequence, because a run stops all worker threads in its process.
before(async () => {
  for (const [key, [kind, one, two]] of Object.entries(selectors)) {
    const variants = [
      {[kind]: one, groups: groupsOf('')},
      {[kind]: two, groups: groupsOf(folder)},
    ];
    const pages = (below: string) =>
      groupsOf(below).flatMap(group => group.pages.map(slug => [`${slug}.mdx`, page(`${below}Page ${slug}`, 'Text.')]));
    const project = join(top, key);
    writeProject(project, {
      'docs.json': docs({navigation: {[key]: variants}, errors: {'404': {redirect: kind === 'product'}}}),
      ...Object.fromEntries([...pages(''), ...pages(folder)]),
    });
    const out = join(top, `${key}-out`);
    const command = {folder: project, out, base: '/docs/', isPortable: false, strict: true, version: '0'};
    assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
    sites.set(key, await listen(static_(out, '/docs/')));
  }
});
after(() => {
  for (const site of sites.values()) site.close();
});

for (const [key, [kind, one, two]] of Object.entries(selectors)) {
  const urlOf = (path: string) => `${sites.get(key)?.url}docs/${path}`;

  for (const below of ['', folder])
    test(`the complete sidebar belongs to the page's variant: ${key}, ${below || 'the default'}`, async () => {
      const opened = await visit(browser.open(), urlOf(`${below}g3/p7/`));
      const tab = opened.page;
      await tab.waitForSelector('.nav-link:has-text("g4/p2")');
      const titles = groupsOf(below).map(({group}) => group);
      assert.deepEqual(await texts(tab, '.nav-title'), titles);
      await tab.click(`.nav-link:has-text("g4/p2")`);
      await tab.waitForFunction(() => document.title.includes('g4/p2'));
      assert.equal(new URL(tab.url()).pathname, `/docs/${below}g4/p2/`);
      assert.deepEqual(await texts(tab, '.nav-title'), titles);
      assert.deepEqual(opened.uncaught, []);
      await opened.close();
    });

  for (const below of ['', folder])
    test(`an unknown URL belongs to the variant with its folder: ${key}, ${below || 'the default'}`, async () => {
      const opened = await visit(browser.open(), urlOf(`${below}g3/p77`));
      const tab = opened.page;
      const label = below ? two : one;
      if (kind === 'product') {
        await tab.waitForSelector('.site-notice');
        assert.equal(new URL(tab.url()).pathname, `/docs/${below}g3/p7/`);
      } else {
        await tab.waitForSelector('.not-found-links ul a');
        assert.deepEqual(await texts(tab, 'h1'), [
          kind === 'language' && below ? 'Seite nicht gefunden' : 'Page not found',
        ]);
        const near = await hrefs(tab, '.not-found-links ul a');
        assert.equal(near[0], `/docs/${below}g3/p7/`);
        for (const href of near) assert.equal(href?.startsWith('/docs/de/'), below !== '');
        assert.equal(await tab.getAttribute('html', 'lang'), kind === 'language' ? label : 'en');
      }
      assert.deepEqual(await texts(tab, '.site-sidebar .nav-title').then(all => all[0]), `${below}Group 0`);
      assert.deepEqual(opened.uncaught, []);
      await opened.close();
    });
}
