import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {listen, static_} from '../parity/sites.js';
import {useBoth} from './both-kinds.js';
import {docs, page, useBrowser, visit, withSite} from './site.js';

// Utility classes that our own sheet does not have: generated ahead, or by an engine that a page with one of them loads.

const browser = useBrowser();

const files = {
  'snippets/badge.jsx': [
    "import {useState} from 'react';",
    'export const Badge = ({className}) => {',
    '  const [n, set] = useState(0);',
    "  const all = ['pl-[7px]', className, n > 0 && 'pr-[9px]'].join(' ');",
    '  return <button id="badge" className={all} onClick={() => set(n + 1)}>{n}</button>;',
    '};',
  ].join('\n'),
  'index.mdx': page('Plain', 'Text without a class. [Further](/classes)\n\n<Card title="One">Text</Card>'),
  'known.mdx': page(
    'Known',
    '<div className="flex gap-4 md:p-4 prose not-prose group my-box">Known</div>\n\n<div id="styled" style={{width: "100%", padding: "20px"}}>x</div>',
  ),
  'classes.mdx': page(
    'Classes',
    [
      '<div id="grid" className="grid grid-cols-[1fr_2fr] text-[13px] bg-[#ff0] dark:bg-[#010203] w-[300px] md:w-full">\n<span>a</span>\n<span>b</span>\n</div>',
      '<div className="group" id="group"><span id="inner" className="group-hover:underline decoration-4">x</span></div>',
      '<div id="border" className="border-t-4">x</div>',
      '<div id="grey" className="text-gray-500 bg-primary/50">x</div>',
      '<div className="not-prose"><p id="alone">No margin</p><p id="margin" className="mt-4">A margin</p></div>',
      '<div id="three" className="columns-3">x</div>',
      '<div id="padded" className="w-full p-4 border">x</div>',
      '<div id="sized" className="max-w-[300px] w-[300px] p-4">x</div>',
      '<a id="box" className="flex p-[3px]" href="/">x</a> <a id="word" className="p-[3px]" href="/">x</a>',
      '<Columns cols={3}><Card title="One">1</Card><Card title="Two">2</Card><Card title="Three">3</Card></Columns>',
      '<div id="hostile" className="bg-[url(https://evil.example/x)] [&,body]:hidden bg-[red}body{display:none]">x</div>',
    ].join('\n\n'),
  ),
  'live.mdx': page('Live', 'import {Badge} from "/snippets/badge.jsx";\n\n<Badge className="mt-[11px]" />'),
  'docs.json': docs({
    navigation: {pages: ['index', 'known', 'classes', 'live']},
    integrations: {lectern: {run: ['components']}},
  }),
};

const {both} = useBoth(files);

const kinds = () => ({'by script tag': both().runtime, prerendered: both().prerendered});
const style = (tab: Page, selector: string, property: string) =>
  tab.$eval(selector, (element, name) => getComputedStyle(element).getPropertyValue(name), property);
/** Whether an element ends where the one that it is in does. */
const fits = (tab: Page, selector: string) =>
  tab.$eval(selector, each => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    return right(each) <= right(each.parentElement);
  });
const isEngine = (path: string) => /class-sheet|_lectern\/classes-/.test(path);

for (const [name, kind] of [
  ['by script tag', 'runtime'],
  ['prerendered', 'prerendered'],
] as const)
  test(`${name}: classes that our sheet does not have are drawn, and nothing of ours changes`, async () => {
    const opened = await visit(browser.open(), `${both()[kind]}classes/`, {colorScheme: 'light'});
    try {
      const {page: tab} = opened;
      await opened.shows('Classes');
      assert.match(await style(tab, '#grid', 'grid-template-columns'), /^[\d.]+px [\d.]+px$/);
      assert.equal(await style(tab, '#grid', 'font-size'), '13px');
      assert.equal(await style(tab, '#grid', 'background-color'), 'rgb(255, 255, 0)');
      // A class for wider screens goes before one without.
      assert.ok(Number.parseFloat(await style(tab, '#grid', 'width')) > 400);
      assert.equal(await style(tab, '#inner', 'text-decoration-line'), 'none');
      await tab.hover('#group');
      assert.equal(await style(tab, '#inner', 'text-decoration-line'), 'underline');
      assert.equal(await style(tab, '#border', 'border-top-style'), 'solid');
      assert.equal(await style(tab, '#border', 'border-top-width'), '4px');
      assert.equal(await style(tab, '#border', 'border-left-width'), '0px');
      assert.equal(await style(tab, '#grey', 'background-color'), 'rgba(37, 99, 235, 0.5)');
      assert.equal(
        await style(tab, '#grey', 'color'),
        await tab.evaluate(() => {
          const probe = document
            .querySelector('.site-article')
            ?.appendChild(document.createElement('i')) as HTMLElement;
          probe.style.color = 'var(--docs-text-3)';
          return getComputedStyle(probe).color;
        }),
      );
      assert.equal(await style(tab, '#alone', 'margin-bottom'), '0px');
      assert.equal(await style(tab, '#margin', 'margin-top'), '16px');
      assert.equal(await style(tab, '#three', 'column-count'), '3');
      assert.equal(await style(tab, '.columns', 'column-count'), 'auto');
      assert.ok(await fits(tab, '#padded'));
      assert.equal(await tab.$eval('#sized', each => each.getBoundingClientRect().width), 300);
      assert.equal(await style(tab, '#box', 'text-decoration-line'), 'none');
      assert.equal(await style(tab, '#word', 'text-decoration-line'), 'underline');
      assert.equal(await style(tab, '#hostile', 'background-image'), 'none');
      assert.notEqual(await style(tab, 'body', 'display'), 'none');
      await tab.evaluate(() => {
        document.documentElement.dataset.mode = 'dark';
        document.documentElement.classList.add('dark');
      });
      assert.equal(await style(tab, '#grid', 'background-color'), 'rgb(1, 2, 3)');
      assert.deepEqual([opened.uncaught, opened.requests.filter(path => /evil/.test(path))], [[], []]);
    } finally {
      await opened.close();
    }
  });

test('pages without such classes load not one byte for them, in both kinds', async () => {
  for (const [name, url] of Object.entries(kinds()))
    for (const [path, title] of [
      ['', 'Plain'],
      ['known/', 'Known'],
    ] as const) {
      const opened = await visit(browser.open(), url + path);
      await opened.shows(title);
      await opened.page.waitForLoadState('networkidle');
      assert.deepEqual(opened.requests.filter(isEngine), [], `${name} ${path}`);
      if (path === '')
        assert.deepEqual(
          opened.requests.filter(each => /utilities-/.test(each)),
          [],
          name,
        );
      await opened.close();
    }
});

test('a width that is written as a style counts the padding in', async () => {
  for (const [name, url] of Object.entries(kinds())) {
    const opened = await visit(browser.open(), `${url}known/`);
    await opened.shows('Known');
    assert.ok(await fits(opened.page, '#styled'), name);
    await opened.close();
  }
});

test('going to such a page and back, it is never shown without them', async () => {
  for (const [name, url] of Object.entries(kinds())) {
    const opened = await visit(browser.open(), url);
    const {page: tab} = opened;
    await opened.shows('Plain');
    await tab.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver(() => {
        const grid = document.querySelector('#grid');
        if (grid) seen.push(getComputedStyle(grid).fontSize);
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await tab.click('.nav-link:has-text("Classes")');
    await opened.shows('Classes');
    assert.deepEqual(
      await tab.evaluate(() => [...new Set((window as unknown as {seen: string[]}).seen)]),
      ['13px'],
      name,
    );
    await tab.goBack();
    await opened.shows('Plain');
    await tab.goForward();
    await opened.shows('Classes');
    assert.equal(await style(tab, '#grid', 'font-size'), '13px', name);
    assert.equal(new Set(opened.requests.filter(isEngine)).size, 1, name);
    await opened.close();
  }
});

test('classes of components that run are drawn too: those of their files, and those that a page hands to them', async () => {
  for (const [name, url] of Object.entries(kinds())) {
    const opened = await visit(browser.open(), `${url}live/`);
    await opened.shows('Live');
    await opened.page.waitForSelector('docs-live[data-runs]');
    assert.equal(await style(opened.page, '#badge', 'padding-left'), '7px', name);
    assert.equal(await style(opened.page, '#badge', 'margin-top'), '11px', name);
    // Nothing of a button of the browser is left of one that has a look of its own.
    assert.equal(await style(opened.page, '#badge', 'border-top-width'), '0px', name);
    assert.equal(await style(opened.page, '#badge', 'background-color'), 'rgba(0, 0, 0, 0)', name);
    await opened.page.click('#badge');
    assert.equal(await style(opened.page, '#badge', 'padding-right'), '9px', name);
    await opened.close();
  }
});

test('prerendered: one sheet for the same classes, named by what it holds; pages without them name none', async () => {
  const sheets = readdirSync(join(both().folder, '_lectern')).filter(name => name.startsWith('classes-'));
  assert.equal(sheets.length, 2);
  const named = (path: string) =>
    /_lectern\/(classes-[\da-f]{8}\.css)/.exec(readFileSync(join(both().folder, path), 'utf8'))?.[1];
  assert.ok(sheets.includes(named('classes/index.html') as string));
  assert.equal(named('index.html'), undefined);
  assert.equal(named('known/index.html'), undefined);
  for (const sheet of sheets)
    assert.doesNotMatch(readFileSync(join(both().folder, '_lectern', sheet), 'utf8'), /evil|url\(/);
});

const policy = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; img-src 'self' data:",
};

test('a strict policy allows them in both kinds', async () => {
  const host = static_(both().folder);
  const site = await listen((request, response) => {
    for (const [key, value] of Object.entries(policy)) response.setHeader(key, value);
    host(request, response);
  });
  const opened = await visit(browser.open(), `${site.url}classes/`);
  await opened.shows('Classes');
  assert.equal(await style(opened.page, '#grid', 'font-size'), '13px');
  assert.deepEqual(opened.messages, []);
  await opened.close();
  site.close();
  await withSite(
    browser.open(),
    files,
    async tab => {
      await tab.shows('Classes');
      assert.equal(await style(tab.page, '#grid', 'font-size'), '13px');
      assert.deepEqual(tab.messages, []);
    },
    {path: '#/classes', headers: policy},
  );
});
