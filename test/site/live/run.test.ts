import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, type ProjectFiles, page, useBrowser, type Visit, visit, withSite, writeProject} from '../../e2e/site.js';
import {serveBoth} from '../../tools/parity/sites.js';
import {files as hostile, ways} from './ways.js';

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'live-'));
after(() => rmSync(top, {recursive: true}));

const config = (pages: readonly string[], run?: readonly string[]) =>
  docs({navigation: {pages}, ...(run && {integrations: {lectern: {run}}})});

async function inBothKinds(files: ProjectFiles, path: string, look: (tab: Page, kind: string) => Promise<void>) {
  const folder = mkdtempSync(join(top, 'project-'));
  writeProject(folder, files);
  const both = await serveBoth(folder);
  try {
    for (const [kind, url] of Object.entries({runtime: both.runtime, prerendered: both.prerendered})) {
      const opened = await visit(browser.open(), url + path);
      await opened.page.waitForSelector('.site-article > *');
      await look(opened.page, kind);
      await opened.close();
    }
    return existsSync(join(both.folder, '_lectern/components'));
  } finally {
    both.close();
  }
}

test('without the setting, no code of a project runs', async () => {
  assert.ok(Object.keys(ways).length >= 30);
  const slugs = Object.keys(ways).map((_, at) => `w${at}`);
  const texts = Object.entries(ways).map(
    ([name, body], at) => [`w${at}.mdx`, page(name, `${body}\n\n<Card title="c">end</Card>`)] as const,
  );
  const folder = mkdtempSync(join(top, 'ways-'));
  writeProject(folder, {...Object.fromEntries(texts), ...hostile, 'docs.json': config(slugs)});
  const both = await serveBoth(folder);
  const ran: string[] = [];
  const tryIt = async ({page: tab, requests}: Visit, kind: 'runtime' | 'prerendered', at: number, name: string) => {
    requests.length = 0;
    await tab.goto(`${both[kind]}w${at}/`, {waitUntil: 'domcontentloaded'});
    await tab.waitForSelector('.site-article .card');
    for (const each of await tab.locator('.site-article :is(button, [tabindex])').all())
      await each.click({timeout: 500}).catch(() => {});
    await tab.waitForTimeout(150);
    if (await tab.evaluate(() => 'ran' in window)) ran.push(`${kind}: ${name}`);
    if (requests.some(path => /live-page|run-in-page|\/live-|components\//.test(path))) ran.push(`loaded: ${name}`);
  };
  // Opens two tabs for each kind of site, because the test mostly waits. The tabs keep their cache.
  const tabs = (['runtime', 'prerendered'] as const).flatMap(kind => {
    const open = Object.keys(ways).map((name, at) => ({name, at}));
    return [1, 2].map(async () => {
      const opened = await visit(browser.open(), both[kind]);
      for (let way = open.shift(); way; way = open.shift()) await tryIt(opened, kind, way.at, way.name);
      await opened.close();
    });
  });
  await Promise.all(tabs);
  both.close();
  assert.deepEqual(ran, []);
  assert.equal(existsSync(join(both.folder, '_lectern/components')), false);
});

test('icons in live components render, also after a click', async () => {
  const files = {
    'docs.json': config(['index'], ['components']),
    'index.mdx': page(
      'Icons',
      'export const Choice = () => {\n  const [n, set] = useState(0);\n  return <div><Icon icon="plane" /><button className="next" onClick={() => set(n + 1)}>{n}</button>{n > 0 && <Icon icon="rocket" />}</div>;\n};\n\n<Choice />',
    ),
  };
  await inBothKinds(files, '', async (tab, kind) => {
    const drawn = (count: number) =>
      tab.waitForFunction(wanted => document.querySelectorAll('docs-live docs-icon svg').length === wanted, count, {
        timeout: 10_000,
      });
    await drawn(1).catch(() => assert.fail(`${kind}: no icon`));
    await tab.click('.next');
    await drawn(2).catch(() => assert.fail(`${kind}: no icon after a click`));
  });
});

test('expressions that the interpreter cannot evaluate run as components', async () => {
  const files = {
    'docs.json': config(['index'], ['components']),
    'snippets/parts.jsx':
      'const {Card} = MintlifyComponents;\nexport const opened = new Date(2024, 1, 2);\nexport const Day = ({of}) => { if (!of) throw new Error("No day."); return <b className="day">{of.getFullYear()}</b>; };\nexport const Start = () => { if (!Card) throw new Error("No card."); return <Card title="Ours"><MintlifyComponents.Badge>new</MintlifyComponents.Badge></Card>; };',
    'index.mdx': page(
      'Given up',
      'import {Day, Start, opened} from "/snippets/parts.jsx";\n\n<Day of={opened} />\n\n<Start />\n\nIn {new Date(2025, 1, 1).getFullYear()}, {opened.getFullYear()}.\n\n{(() => { const [n, set] = useState(0); return <button className="count" onClick={() => set(n + 1)}>{n}</button>; })()}',
    ),
  };
  await inBothKinds(files, '', async (tab, kind) => {
    await tab.waitForSelector('docs-live[data-runs] .count');
    await tab.click('.count');
    await tab.waitForFunction(() => document.querySelector('.count')?.textContent === '1');
    assert.equal(await tab.locator('.live-failure').count(), 0, kind);
    assert.equal(await tab.locator('.day').textContent(), '2024', kind);
    assert.match((await tab.locator('.site-article').textContent()) ?? '', /In\s+2025,\s+2024\./, kind);
    assert.equal(await tab.locator('docs-live .card .badge').textContent(), 'new', kind);
  });
});

const broken = {
  'snippets/faults.jsx': [
    "import {useEffect, useState} from 'react';",
    "export const Render = () => { useState(0); throw new Error('in render'); };",
    "export const Effect = () => { useEffect(() => { throw new Error('in effect'); }, []); return <p>effect</p>; };",
    'export const Handler = () => <button className="bad" onClick={() => { throw new Error(\'in handler\'); }}>x</button>;',
    'export const Fine = ({children}) => { const [n, set] = useState(0); return <div><button className="fine" onClick={() => set(n + 1)}>{n}</button>{children}</div>; };',
  ].join('\n'),
  'snippets/syntax.jsx':
    "import {useState} from 'react';\nexport const Syntax = () => {\n  const [n] = useState(0);\n  return <b>{n</b>;\n};\n",
  'snippets/package.jsx':
    "import {useState} from 'react';\nimport chart from 'some-charts';\nexport const Package = () => { useState(0); return <b>{chart.name}</b>; };\n",
  'snippets/one.jsx':
    "import {useState} from 'react';\nimport {two} from './two.jsx';\nexport const one = 'one';\nexport const Circle = () => { const [n] = useState(1); return <b className=\"circle\">{n} {two()}</b>; };\n",
  'snippets/two.jsx': "import {one} from './one.jsx';\nexport const two = () => `two of ${one}`;\n",
  'index.mdx': page(
    'Faults',
    'import {Render, Effect, Handler, Fine} from "/snippets/faults.jsx";\nimport {Syntax} from "/snippets/syntax.jsx";\nimport {Package} from "/snippets/package.jsx";\nimport {Circle} from "/snippets/one.jsx";\n\n<Render />\n\n<Effect />\n\n<Handler />\n\n<Syntax />\n\n<Package />\n\n<Circle />\n\n<Fine>**Kept** <Card title="Card">inside</Card></Fine>',
  ),
  'two.mdx': page('Two', 'Text.'),
  'docs.json': config(['index', 'two'], ['components']),
};

test('a failing component shows name, message and position, and affects no other', async () => {
  await inBothKinds(broken, '', async (tab, kind) => {
    await tab.waitForSelector('docs-live[data-name=Fine][data-runs]');
    await tab.click('.bad');
    const said = (name: string) => tab.locator(`docs-live[data-name=${name}] .live-failure`).first().textContent();
    assert.match((await said('Render')) ?? '', /<Render> in render snippets\/faults\.jsx:2/, kind);
    assert.match((await said('Effect')) ?? '', /<Effect> in effect snippets\/faults\.jsx:3/, kind);
    assert.match((await said('Handler')) ?? '', /<Handler> in handler snippets\/faults\.jsx:4/, kind);
    assert.match((await said('Syntax')) ?? '', /snippets\/syntax\.jsx:4:\d+ +return <b>\{n<\/b>;\n +\^/, kind);
    assert.match((await said('Package')) ?? '', /"some-charts", a package from npm.*snippets\/package\.jsx:2:19/, kind);
    assert.equal(await tab.textContent('.circle'), '1 two of one');
    await tab.click('.fine');
    assert.equal(await tab.textContent('.fine'), '1');
    assert.equal(await tab.textContent('docs-live[data-name=Fine] strong'), 'Kept');
    assert.match((await tab.textContent('docs-live[data-name=Fine] .card')) ?? '', /Card\s*inside/);
    await tab.click('.nav-link:has-text("Two")');
    await tab.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Two' && !document.querySelector('docs-live'),
    );
  });
});

test('an endless component is stopped, and the prerendered page is written', async () => {
  const files = {
    'index.mdx': page(
      'Loop',
      'export const Loop = () => { useState(0); if (typeof window === "undefined") for (;;); return <b>here</b>; };\n\n<Loop />\n\nText.',
    ),
    'docs.json': config(['index'], ['components']),
  };
  const began = Date.now();
  await inBothKinds(files, '', async tab => void (await tab.waitForSelector('docs-live b:has-text("here")')));
  assert.ok(Date.now() - began < 20_000);
});

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; img-src 'self' data:";

test('if the policy blocks compiled code, the placeholder names the required permission', () =>
  withSite(
    browser.open(),
    broken,
    async ({page: tab}) => {
      await tab.waitForSelector('docs-live[data-name=Fine] .live-failure');
      assert.match((await tab.textContent('docs-live[data-name=Fine] .live-failure')) ?? '', /Add blob: to script-src/);
      assert.equal(await tab.textContent('docs-live[data-name=Fine] strong'), 'Kept');
    },
    {attributes: 'run="components"', headers: {'content-security-policy': policy}},
  ));

test('browser styles of controls and lists are reset only in live components', async () => {
  const files = {
    'docs.json': config(['index'], ['components']),
    'index.mdx': page(
      'Reset',
      `export const Form = ({children}) => {
  const [n, set] = useState(0);
  return (
    <div>
      <fieldset className="group"><legend>Size</legend><input className="pl-4" value={n} onInput={() => set(1)} /></fieldset>
      <button className="plain" onClick={() => set(2)}>{n}</button>
      <button className="px-4 border border-red-500 rounded-lg">more</button>
      <ul className="list"><li>one</li></ul>
      <ul><li>two</li></ul>
      <table><tbody><tr><td>a</td></tr></tbody></table>
      <Card title="Ours"><span>b</span></Card>
      {children}
    </div>
  );
};

<Form>

- three

</Form>

\`\`\`js
code()
\`\`\``,
    ),
  };
  await inBothKinds(files, '', async (tab, kind) => {
    await tab.waitForSelector('docs-live[data-runs]');
    const looks = (selector: string, ...names: string[]) =>
      tab.locator(selector).evaluate((node, wanted) => {
        const style = getComputedStyle(node);
        return wanted.map(name => style.getPropertyValue(name)).join(' ');
      }, names);
    const field = ['border-top-width', 'padding-left', 'margin-left'];
    assert.equal(await looks('docs-live fieldset', ...field), '0px 0px 0px', kind);
    assert.equal(await looks('docs-live legend', 'padding-left'), '0px', kind);
    assert.equal(await looks('docs-live input', ...field), '0px 16px 0px', kind);
    const button = [
      'border-top-width',
      'border-top-style',
      'padding-left',
      'background-color',
      'border-top-left-radius',
    ];
    assert.equal(
      await looks('docs-live .plain', ...button, 'cursor'),
      '0px solid 0px rgba(0, 0, 0, 0) 0px pointer',
      kind,
    );
    assert.equal(await looks('docs-live .border', ...button), '1px solid 16px rgba(0, 0, 0, 0) 8px', kind);
    assert.equal(await looks('docs-live .plain', 'font-size'), await looks('docs-live > div', 'font-size'), kind);
    assert.equal(await looks('docs-live .list', 'padding-left', 'list-style-type'), '0px none', kind);
    for (const list of ['docs-live ul:not([class]):has(> li:text("two"))', 'docs-slot ul'])
      assert.equal(await looks(list, 'padding-left', 'list-style-type'), '24px disc', `${kind} ${list}`);
    assert.equal(await looks('docs-live table', 'border-collapse'), 'collapse', kind);
    // The copy button has its own style.
    assert.notEqual(await looks('.code-copy', 'border-top-left-radius'), '0px', kind);
  });
});

test("a component's wide table scrolls in its own box", async () => {
  const cells = '{[...Array(20).keys()].map(at => <td key={at}>column-{at}-wide</td>)}';
  const table = `<table><tbody><tr>${cells}</tr></tbody></table>`;
  const files = {
    'docs.json': config(['index'], ['components']),
    'index.mdx': page(
      'Tables',
      `export const Bare = () => ${table};\n\nexport const Boxed = () => <div>${table}</div>;\n\n<Bare />\n\n<Boxed />`,
    ),
  };
  await inBothKinds(files, '', async (tab, kind) => {
    await tab.waitForFunction(() => document.querySelectorAll('docs-live td').length === 40);
    const [inner, outer] = await tab.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.equal(inner, outer, kind);
  });
});
