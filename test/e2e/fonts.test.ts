import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../parity/sites.js';
import {docs, page, serve, useBrowser, visit} from './site.js';

const browser = useBrowser();
const root = join(import.meta.dirname, '../../..');
const font = readFileSync(join(root, 'node_modules/@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'));
const project = {
  'docs.json': docs({
    navigation: {pages: ['index', 'guide/deep']},
    fonts: {body: {family: 'Test Face', source: '/fonts/face.ttf'}},
  }),
  'index.mdx': page('Index', `${'Wide words of the page. '.repeat(30)}`),
  'guide/deep.mdx': page('Deep', `${'Wide words of the page. '.repeat(30)}`),
  'fonts/face.ttf': font,
};

interface Measured {
  readonly isLoaded: boolean;
  readonly width: number;
  readonly shift: number;
}

/** Visits a page twice, as a reader who comes back; the second time the font is at hand. */
async function measure(url: string, title: string): Promise<readonly Measured[]> {
  const opened = await visit(browser.open(), url);
  const {page: tab, shows, close} = opened;
  const seen: Measured[] = [];
  // A browser leaves a face out of a visit when it was not there within a tenth of a second, cached or not.
  for (let turn = 0; turn < 4; turn++) {
    if (turn > 0) await tab.reload();
    await shows(title);
    await tab.waitForTimeout(400);
    seen.push(
      await tab.evaluate(() => {
        const line = document.createElement('span');
        line.textContent = 'Wide words of the page.';
        document.querySelector('.site-article')?.append(line);
        const shift = performance
          .getEntriesByType('layout-shift')
          .reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0);
        return {isLoaded: document.fonts.check('16px "Test Face"'), width: line.getBoundingClientRect().width, shift};
      }),
    );
  }
  await close();
  return seen;
}

test('a font of the project is shown by script tag and prerendered, and moves nothing', async () => {
  const top = mkdtempSync(join(tmpdir(), 'fonts-'));
  const folder = join(top, 'project');
  for (const [path, content] of Object.entries(project)) {
    mkdirSync(join(folder, path, '..'), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  const out = join(top, 'out');
  const command = {folder, out, siteUrl: 'https://docs.example.com/', isPortable: false, strict: false, version: '0'};
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  const html = readFileSync(join(out, 'guide/deep/index.html'), 'utf8');
  assert.match(html, /<link rel="preload" as="font" crossorigin="anonymous" href="\.\.\/\.\.\/fonts\/face\.ttf"/);
  const [tag, written] = [await serve(project), await listen(static_(out, '/'))];
  try {
    const [byTag, prerendered] = [
      await measure(`${tag.url}#/guide/deep`, 'Deep'),
      await measure(`${written.url}guide/deep/`, 'Deep'),
    ];
    for (const visits of [byTag, prerendered]) {
      assert.equal(visits.at(-1)?.isLoaded, true);
      for (const {shift} of visits) assert.ok(shift < 0.001, String(shift));
    }
    // It is no other face by chance.
    const bare = await serve({...project, 'docs.json': docs({navigation: {pages: ['guide/deep']}})});
    const [system] = await measure(`${bare.url}#/guide/deep`, 'Deep');
    bare.close();
    // Hinted or not, a line of this face is wider than one of the system's face by more than its hinting changes.
    assert.ok(system !== undefined);
    const widths = (visits: readonly Measured[]) => visits.slice(1).map(({width}) => Math.round(width - system.width));
    for (const visits of [byTag, prerendered])
      assert.ok(
        widths(visits).some(wider => wider > 10),
        JSON.stringify([byTag, prerendered, system]),
      );
  } finally {
    tag.close();
    written.close();
    rmSync(top, {recursive: true});
  }
});

test('a font of the project is there on the very first page, with the text, and is loaded once', async () => {
  const site = await serve({...project, 'docs.json': project['docs.json'].replace('.ttf"', '.ttf","weight":"400"')});
  try {
    // A machine with other work may be too late with it: one of three first visits.
    let isShown = false;
    for (let turn = 0; turn < 3 && !isShown; turn++) {
      const {page: tab, requests, shows, close} = await visit(browser.open(), `${site.url}#/guide/deep`);
      await shows('Deep');
      isShown = await tab.evaluate(() => [...document.fonts].some(face => face.family.includes('Test Face')));
      assert.equal(requests.filter(each => each.endsWith('face.ttf')).length, 1);
      await close();
    }
    assert.ok(isShown);
  } finally {
    site.close();
  }
});

test('the colours of docs.json are there with the first picture of the next visit, over those of a theme', async () => {
  const site = await serve({
    'docs.json': docs({navigation: {pages: ['index']}, theme: 'theme_3', colors: {primary: '#aa0055'}}),
    'index.mdx': page('Index', '[A link](/index)'),
  });
  const {page: tab, shows, close} = await visit(browser.open(), site.url);
  try {
    const colour = () => tab.$eval('.site-article a', link => getComputedStyle(link).color);
    await shows('Index');
    const first = await colour();
    // What the text is drawn with, before the frame is there.
    await tab.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, {seen});
      new MutationObserver(() => {
        const link = document.querySelector('.site-article a');
        if (link) seen.push(getComputedStyle(link).color);
      }).observe(document, {childList: true, subtree: true});
    });
    await tab.reload();
    await shows('Index');
    const seen = await tab.evaluate(() => (globalThis as unknown as {seen: string[]}).seen);
    assert.ok(seen.length > 0);
    assert.deepEqual([...new Set(seen)], [first]);
    assert.equal(await colour(), first);
  } finally {
    await close();
    site.close();
  }
});

test('our own face is asked for with docs.json on a quick line only, and never where a project has a font', async () => {
  const face = 'link[rel=preload][as=font][href$="/geist.woff2"]';
  const bare = await serve({...project, 'docs.json': docs({navigation: {pages: ['guide/deep']}})});
  const own = await serve(project);
  const asked = async (url: string, wait: number) => {
    const {page: tab, shows, close} = await visit(browser.open(), 'about:blank', undefined, url);
    if (wait)
      await tab.route('**/docs.json', async route => {
        await new Promise(done => setTimeout(done, wait));
        await route.continue();
      });
    await tab.goto(`${url}#/guide/deep`);
    await shows('Deep');
    const count = await tab.locator(face).count();
    await close();
    return count;
  };
  try {
    // A machine with other work may answer late: the quicker of three.
    const quick = [await asked(bare.url, 0), await asked(bare.url, 0), await asked(bare.url, 0)];
    assert.equal(Math.max(...quick), 1);
    assert.equal(await asked(bare.url, 250), 0);
    assert.equal(await asked(own.url, 0), 0);
  } finally {
    bare.close();
    own.close();
  }
});
