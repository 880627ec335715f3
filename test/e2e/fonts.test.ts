import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {ahead} from './both-kinds.js';
import {docs, page, serve, soon, useBrowser, visit} from './site.js';

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

/** Opens a page twice, like a returning reader. The second time, the font is cached. */
async function measure(url: string, title: string): Promise<readonly Measured[]> {
  const opened = await visit(browser.open(), url);
  const {page: tab, shows, close} = opened;
  const seen: Measured[] = [];
  // A browser ignores a font that takes over a tenth of a second, even from its cache.
  for (let turn = 0; turn < 4; turn++) {
    if (turn > 0) await tab.reload();
    await shows(title);
    await tab.waitForTimeout(400);
    seen.push(
      await tab.evaluate(words => {
        const line = document.createElement('span');
        line.textContent = words;
        document.querySelector('.site-article')?.append(line);
        const shift = performance
          .getEntriesByType('layout-shift')
          .reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0);
        return {isLoaded: document.fonts.check('16px "Test Face"'), width: line.getBoundingClientRect().width, shift};
      }, narrow),
    );
  }
  await close();
  return seen;
}

/** Creates a folder that exists until the process ends, because a late request can open a file after its test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

test("both kinds of site show a project's font without a layout shift", async () => {
  const top = temporaryFolder();
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
    // Proves that the expected font is visible.
    const {page: tab, close} = await visit(browser.open(), written.url);
    const wanted = await wantedWidth(tab);
    await close();
    for (const visits of [byTag, prerendered]) assert.equal(Math.round(visits.at(-1)?.width ?? 0), wanted);
  } finally {
    tag.close();
    written.close();
  }
});

/** Returns options of a host that serves the font slowly, and requires revalidation. */
function slowFonts(milliseconds: number) {
  return {
    headers: {'cache-control': 'public, max-age=0, must-revalidate', etag: '"1"'},
    // Delays each request.
    delays: {get: (path: string) => (path === '/fonts/face.ttf' ? wait(milliseconds) : undefined)},
  };
}

/** This text's width differs between the fonts. The width of all letters together does not. */
const narrow = 'Still it will fill a little.';

/** Returns the width of a text on the open page, in the page's font or another one. */
const widthOf = (tab: Page, text = narrow, family = '') =>
  tab.evaluate(
    ([words, name]) => {
      const line = document.createElement('span');
      line.textContent = words;
      line.style.fontFamily = name;
      document.querySelector('.site-article')?.append(line);
      const {width} = line.getBoundingClientRect();
      line.remove();
      return Math.round(width);
    },
    [text, family] as const,
  );

/** Returns the width in the target font, without a request to the host. */
async function wantedWidth(tab: Page, text = narrow): Promise<number> {
  await tab.evaluate(async data => {
    document.fonts.add(await new FontFace('Reference', `url(data:font/ttf;base64,${data})`).load());
  }, font.toString('base64'));
  return widthOf(tab, text, 'Reference');
}

const shiftOf = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<number>(done => {
        new PerformanceObserver(list =>
          done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0)),
        ).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => done(0), 200);
      }),
  );

const longer = {
  ...project,
  'docs.json': docs({
    navigation: {pages: ['index', 'guide/deep']},
    fonts: {body: {family: 'Test Face', source: '/fonts/face.ttf'}},
    footer: {links: []},
  }),
};

test('a font that arrives within three seconds shows on the first prerendered page', async () => {
  let answer = () => {};
  const asked = new Promise<void>(done => {
    answer = done;
  });
  const delays = {get: (path: string) => (path === '/fonts/face.ttf' ? asked : undefined)};
  const site = await ahead(longer, {thumbnails: false, delays});
  const {page: tab, close} = await visit(browser.open(), `${site.url}guide/deep/`);
  try {
    await tab.waitForSelector('.page-head h1');
    // Waits longer than text waits for a font.
    await tab.waitForTimeout(150);
    const before = await widthOf(tab);
    const text = 'Wide words of the page.';
    const textBefore = await widthOf(tab, text);
    answer();
    await soon(
      () =>
        tab.evaluate(() =>
          [...document.fonts].some(({family, status}) => /^"?Test Face"?$/.test(family) && status === 'loaded'),
        ),
      true,
    );
    await tab.waitForTimeout(100);
    const wanted = await wantedWidth(tab);
    assert.equal(await widthOf(tab), wanted);
    // The fallback is a different font with the target's metrics.
    assert.notEqual(before, wanted);
    const wantedText = await wantedWidth(tab, text);
    assert.ok(Math.abs(textBefore - wantedText) < wantedText * 0.02, `${textBefore} ${wantedText}`);
    assert.ok((await shiftOf(tab)) < 0.01, String(await shiftOf(tab)));
  } finally {
    await close();
    site.close();
  }
});

for (const kind of ['script tag', 'prerendered'] as const)
  test(`${kind}: a late font that must be revalidated shows from the second page on`, async () => {
    const late = slowFonts(kind === 'prerendered' ? 3600 : 700);
    const site = kind === 'prerendered' ? await ahead(longer, {thumbnails: false, ...late}) : await serve(longer, late);
    const {page: tab, close} = await visit(browser.open(), 'about:blank', undefined, site.url);
    const address = (slug: string) => site.url + (kind === 'prerendered' ? `${slug}/` : `#/${slug}`);
    const shows = (title: string) =>
      tab.waitForFunction(wanted => document.querySelector('.page-head h1')?.textContent === wanted, title);
    try {
      await tab.goto(kind === 'prerendered' ? site.url : address('index'));
      await shows('Index');
      await tab.waitForTimeout(kind === 'prerendered' ? 4200 : 1500);
      await tab.click('.site-sidebar a:has-text("Deep")');
      await shows('Deep');
      const wanted = await wantedWidth(tab);
      await soon(() => widthOf(tab), wanted);
      // A second document must revalidate the font.
      if (kind === 'script tag') {
        await tab.goto('about:blank');
        await tab.goto(address('guide/deep'));
        await shows('Deep');
        await soon(() => widthOf(tab), wanted);
      }
    } finally {
      await close();
      site.close();
    }
  });

test("a project's font shows with the text on the first page, and loads once", async () => {
  const site = await serve({...project, 'docs.json': project['docs.json'].replace('.ttf"', '.ttf","weight":"400"')});
  try {
    // On a busy machine, the font can be too late. One of three visits must be in time.
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

test('on the next visit, the first paint has the colors of docs.json', async () => {
  const site = await serve({
    'docs.json': docs({navigation: {pages: ['index']}, theme: 'theme_3', colors: {primary: '#aa0055'}}),
    'index.mdx': page('Index', '[A link](/index)'),
  });
  const {page: tab, shows, close} = await visit(browser.open(), site.url);
  try {
    const color = () => tab.$eval('.site-article a', link => getComputedStyle(link).color);
    await shows('Index');
    const first = await color();
    // Expects the text's font before the page chrome appears.
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
    assert.equal(await color(), first);
  } finally {
    await close();
    site.close();
  }
});

test("our font loads on fast connections only, and never beside a project's font", async () => {
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
    // On a busy machine, responses can be late. One of eight visits must be in time.
    let quick = 0;
    for (let visits = 0; quick === 0 && visits < 8; visits++) quick = await asked(bare.url, 0);
    assert.equal(quick, 1);
    assert.equal(await asked(bare.url, 250), 0);
    assert.equal(await asked(own.url, 0), 0);
  } finally {
    bare.close();
    own.close();
  }
});

test('fonts of prerendered pages load after the text, and are preloaded next time', async () => {
  const text = 'Words of several lengths fill this line, and some more follow until it has to end somewhere. '.repeat(
    4,
  );
  const files = {
    'docs.json': docs({
      navigation: {
        tabs: [
          {tab: 'Words of a part', pages: ['index']},
          {tab: 'Another', pages: ['next']},
        ],
      },
    }),
    'index.mdx': page(
      'Index',
      `## One\n\n${text}\n\n- ${text}\n- ${text}\n\n> ${text}\n\n| No. | Words of a heading |\n|---|---|\n| 1 | ${text} |\n\n## Two\n\n${text}`,
    ),
    'next.mdx': page('Next', `${text}\n\n\`\`\`js\nconst code = 1;\n\`\`\``),
  };
  const site = await ahead(files);
  try {
    const tab = await browser.open().newPage({viewport: {width: 1280, height: 900}});
    await tab.addInitScript(() => {
      Object.assign(globalThis, {shifts: 0});
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, {
            shifts: (globalThis as never as {shifts: number}).shifts + (entry as never as {value: number}).value,
          });
      }).observe({type: 'layout-shift', buffered: true});
    });
    const facts = () =>
      tab.evaluate(() => ({
        isShown: document.documentElement.hasAttribute('data-text-face') && document.fonts.check('16px Geist'),
        isPreloaded: document.querySelector('link[rel=preload][as=font]') !== null,
        shifts: (globalThis as never as {shifts: number}).shifts,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        fonts: performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.woff2'))
          .map(({name, startTime}) => [name.replace(/.*\/|-[0-9a-f]{8}.*/g, ''), startTime] as const),
      }));
    await tab.goto(site.url);
    await soon(async () => (await facts()).isShown, true);
    const first = await facts();
    assert.equal(first.isPreloaded, false);
    assert.deepEqual(
      first.fonts.map(([name]) => name),
      ['geist'],
    );
    for (const [, start] of first.fonts) assert.ok(start > first.paint, `${start} ${first.paint}`);
    // Words within a line move by a pixel or two, but no line moves.
    assert.ok(first.shifts < 0.005, String(first.shifts));
    const tabEdges = (isShown: boolean) =>
      tab.$$eval(
        '.nav-tabs-item',
        (items, shown) => {
          document.documentElement.toggleAttribute('data-text-face', shown);
          return items.map(item => item.getBoundingClientRect().left);
        },
        isShown,
      );
    const edges = await tabEdges(true);
    assert.equal(edges.length, 2);
    assert.deepEqual(await tabEdges(false), edges);
    await tabEdges(true);
    const isHeld = () => tab.$eval('.nav-tabs-item', item => (item as HTMLElement).style.width !== '');
    // A phone's address bar changes only the height.
    await tab.setViewportSize({width: 1280, height: 700});
    await tab.waitForTimeout(100);
    assert.equal(await isHeld(), true);
    await tab.setViewportSize({width: 1100, height: 700});
    await soon(isHeld, false);
    await tab.goto(`${site.url}next/`);
    await soon(async () => (await facts()).isShown, true);
    const next = await facts();
    assert.equal(next.isPreloaded, true);
    assert.ok(next.shifts < 0.005, String(next.shifts));
    await soon(() => tab.evaluate(() => document.documentElement.hasAttribute('data-code-face')), true);
    assert.ok((await facts()).shifts < 0.005);
    await tab.close();
  } finally {
    site.close();
  }
});

test('fonts show on the first page even where a line of text would become two, or two lines one', async () => {
  // Each paragraph is one letter longer, so the fonts break some of them differently.
  const words = 'Words of several lengths fill this line, and some more follow until it ends somewhere at the edge.';
  const body = Array.from({length: 24}, (_, at) => words.slice(0, 64 + at)).join('\n\n');
  for (const theme of ['theme_1', 'theme_4']) {
    const site = await ahead({
      'docs.json': docs({theme, navigation: {pages: ['index']}}),
      'index.mdx': page('Index', body, `description: ${words.slice(0, 70)}\n`),
    });
    const context = await browser.open().newContext({viewport: {width: 1280, height: 1800}});
    try {
      const tab = await context.newPage();
      await tab.goto(site.url);
      await soon(() => tab.evaluate(() => document.documentElement.hasAttribute('data-text-face')), true);
      await tab.waitForTimeout(100);
      const shift = await shiftOf(tab);
      assert.ok(shift < 0.005, `${theme}: ${shift}`);
    } finally {
      await context.close();
      site.close();
    }
  }
});

test('the serif font of theme_4 shows on the first prerendered page without a layout shift', async () => {
  const text = 'Words of several lengths fill this line, and some more follow until it has to end somewhere. '.repeat(
    4,
  );
  const body = `## A heading of a part\n\n${text}\n\n- Some *slanted* and **bold** words, and \`code\`. ${text}\n- ${text}\n\n> ${text}\n\n| No. | Words |\n|---|---|\n| 1 | ${text} |\n\n## Two\n\n${text}`;
  const site = await ahead({
    'docs.json': docs({theme: 'theme_4', navigation: {pages: ['index', 'hard']}}),
    'index.mdx': page('The title of the page', body),
    // Words of other fonts are at the end of a line, where they need another word spacing or the next page.
    'hard.mdx': page('The title of the page', `- ${text} *Slanted* and **bold** words, and \`code\`.\n- ${text}`),
  });
  try {
    for (const width of [1440, 390]) {
      const context = await browser.open().newContext({viewport: {width, height: 900}});
      const tab = await context.newPage();
      await tab.goto(site.url);
      await soon(
        () =>
          tab.evaluate(
            () => document.documentElement.hasAttribute('data-text-face') && document.fonts.check('16px Gelasio'),
          ),
        true,
      );
      assert.match(await tab.$eval('.site-article p', each => getComputedStyle(each).fontFamily), /^"?Gelasio/);
      await tab.waitForTimeout(100);
      const shift = await shiftOf(tab);
      assert.ok(shift < 0.005, `${width}: ${shift}`);
      await context.close();
      const other = await browser.open().newContext({viewport: {width, height: 900}});
      const hard = await other.newPage();
      await hard.goto(`${site.url}hard/`);
      await soon(() => hard.evaluate(() => localStorage.getItem('lectern:faces')?.includes('gelasio') ?? false), true);
      await hard.waitForTimeout(200);
      const hardShift = await shiftOf(hard);
      assert.ok(hardShift < 0.005, `hard, ${width}: ${hardShift}`);
      await other.close();
    }
  } finally {
    site.close();
  }
});
