import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {runPrerender} from '../../../shell/node/commands/prerender/prerender-command.js';
import {useBoth} from '../../e2e/both-kinds.js';
import {docs, page, useBrowser, visit, writeProject} from '../../e2e/site.js';
import {listen, static_} from '../../tools/parity/sites.js';

// Tests faults in projects, and large inputs. run.test.ts tests faults during rendering.

const browser = useBrowser();
const state = "import {useState, useEffect} from 'react';\n";
const count = (name: string, more = '') =>
  `export const ${name} = () => { const [n, set] = useState(0); ${more} return <button className="${name}" onClick={() => set(n + 1)}>{n}</button>; };\n`;

const files = {
  'snippets/faults.jsx': `${state}export const Promised = () => { useState(0); useEffect(() => { Promise.reject(new Error('in a promise')); }, []); return <i className="promised">drawn</i>; };
export const Async = () => { useState(0); return <button className="async" onClick={async () => { await null; throw new Error('in async handler'); }}>x</button>; };\n`,
  'snippets/missing.jsx': `${state}import {x} from './nowhere.jsx';\n${count('Missing', 'x();')}`,
  'snippets/itself.jsx': `${state}import * as self from './itself.jsx';\nexport const Itself = () => { useState(0); return <b className="itself">{typeof self.Itself}</b>; };\n`,
  'snippets/types.tsx': `${state}export const Types = () => {\n  const [n] = useState(0)\n  const a: = n;\n  return <b>{a}</b>;\n};\n`,
  'snippets/shadow.jsx': `${state}export const Card = () => { const [n, set] = useState(0); return <button className="own-card" onClick={() => set(n + 1)}>own {n}</button>; };\nexport const useState2 = 1;\n`,
  'snippets/big.jsx': `${state}const all = ${JSON.stringify('x'.repeat(990_000))};\nexport const Big = () => { useState(0); return <b className="big">{all.length}</b>; };\n`,
  'snippets/too-big.jsx': `${state}const all = ${JSON.stringify('x'.repeat(1_000_001))};\nexport const TooBig = () => { useState(0); return <b>{all.length}</b>; };\n`,
  'snippets/many.jsx': `${state}${count('Many')}`,
  'index.mdx': page(
    'Faults',
    [
      'import {Promised, Async} from "/snippets/faults.jsx";\nimport {Missing} from "/snippets/missing.jsx";\nimport {Itself} from "/snippets/itself.jsx";\nimport {Types} from "/snippets/types.tsx";\nimport {Card} from "/snippets/shadow.jsx";\nimport {Big} from "/snippets/big.jsx";\nimport {TooBig} from "/snippets/too-big.jsx";',
      '<Promised />',
      '<Async />',
      '<Missing />',
      '<Itself />',
      '<Types />',
      '<Card />',
      '<Big />',
      '<TooBig />',
    ].join('\n\n'),
  ),
  'many.mdx': page('Many', `import {Many} from "/snippets/many.jsx";\n\n${'<Many />\n\n'.repeat(200)}`),
  'plain.mdx': page('Plain', 'Text.'),
  'docs.json': docs({navigation: {pages: ['index', 'many', 'plain']}, integrations: {lectern: {run: ['components']}}}),
};

const {top, both} = useBoth(files);

const kinds = () => Object.entries({'by script tag': both().runtime, prerendered: both().prerendered});

test('imports of nothing, of the file itself, types that cannot be read, names of ours, large files', async () => {
  for (const [kind, url] of kinds()) {
    const opened = await visit(browser.open(), url);
    const {page: tab} = opened;
    await tab.waitForSelector('docs-live[data-name=TooBig] .live-failure');
    await tab.waitForSelector('docs-live[data-name=Big][data-runs]', {state: 'attached'});
    const said = async (name: string) => (await tab.textContent(`docs-live[data-name=${name}] .live-failure`)) ?? '';
    assert.match(
      await said('Missing'),
      /snippets\/missing\.jsx imports "\.\/nowhere\.jsx", which does not exist.*:2:/,
      kind,
    );
    assert.match(await said('Types'), /snippets\/types\.tsx:4:\d+.*const a: = n;\n +\^/s, kind);
    assert.match(await said('TooBig'), /larger than 1 MB, the limit for a file of components/, kind);
    assert.equal(await tab.textContent('.itself'), 'function', kind);
    assert.equal(await tab.textContent('.big'), '990000', kind);
    // The project's own component with this name, not ours.
    await tab.click('.own-card');
    assert.equal(await tab.textContent('.own-card'), 'own 1', kind);
    await tab.click('.async');
    await tab.waitForSelector('docs-live[data-name=Async] .live-failure:has-text("in async handler")');
    assert.equal(await tab.textContent('.promised'), 'drawn', kind);
    // The browser reports an unhandled rejection, like with React, and the page continues.
    assert.deepEqual(opened.uncaught, ['in a promise'], kind);
    await opened.close();
  }
});

test('200 components of a page all run, and state is gone when the page was left, as with React', async () => {
  for (const [kind, url] of kinds()) {
    const opened = await visit(browser.open(), `${url}many/`);
    const {page: tab} = opened;
    await opened.shows('Many');
    await tab.waitForFunction(() => document.querySelectorAll('.Many').length === 200);
    // Prerendered components start when they become visible.
    await tab.locator('.Many').last().scrollIntoViewIfNeeded();
    await tab.locator('docs-live').last().and(tab.locator('[data-runs]')).waitFor({state: 'attached'});
    await tab.locator('.Many').last().click();
    assert.deepEqual(await tab.locator('.Many').allTextContents(), [...Array(199).fill('0'), '1'], kind);
    await tab.click('.nav-link:has-text("Plain")');
    await opened.shows('Plain');
    await tab.goBack();
    await opened.shows('Many');
    await tab.waitForFunction(() => document.querySelectorAll('.Many').length === 200);
    assert.equal(await tab.locator('.Many').last().textContent(), '0', kind);
    assert.deepEqual(opened.uncaught, [], kind);
    await opened.close();
  }
});

test('prerendering tells of each fault with its file and line, and of a component that draws for ever', async () => {
  const folder = join(top, 'told');
  writeProject(folder, {
    ...files,
    'loop.mdx': page('Loop', 'export const Loop = () => { useState(0); for (;;); };\n\n<Loop />\n\nText after it.'),
    'docs.json': docs({navigation: {pages: ['index', 'loop']}, integrations: {lectern: {run: ['components']}}}),
  });
  const lines: string[] = [];
  const out = join(top, 'told-site');
  const command = {folder, out, isPortable: false, strict: false, version: '0.0.0'};
  assert.equal(await runPrerender(command, {out() {}, err: line => void lines.push(line)}), 0);
  const text = lines.join('\n');
  assert.match(
    text,
    /snippets\/missing\.jsx:2:\d+ {2}warning {2}live-failed\n.*"\.\/nowhere\.jsx", which does not exist/,
  );
  assert.match(text, /snippets\/types\.tsx:4:\d+ {2}warning {2}live-failed/);
  assert.match(
    text,
    /loop\.mdx:1:1 {2}warning {2}live-failed\n.*<Loop> could not be drawn: It was not drawn within 2 seconds/,
  );
});

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types lectern lectern-worker lit-html";

test('compiled ahead, components run under the policy of our guide without one violation', async () => {
  const folder = join(top, 'strict');
  writeProject(folder, {
    'snippets/all.jsx': `${state}import {createPortal} from 'react-dom';\n${count('Count', 'useEffect(() => { document.body.dataset.ran = n; }, [n]);')}
export const Ours = () => { const [open, set] = useState(false); return <Card title="Ours"><button className="ours" onClick={() => set(!open)}>{open ? 'open' : 'closed'}</button></Card>; };
export const Portal = () => { const [to, set] = useState(null); useEffect(() => set(document.body), []); return to && createPortal(<em className="portal">out</em>, to); };
export const List = () => { const [all, set] = useState([]); useEffect(() => { fetch('/_lectern/data.json').then(() => set(['a', 'b'])).catch(() => set(['none'])); }, []); return <ul className="list grid-cols-[1fr_3fr] grid">{all.map(each => <li key={each}>{each}</li>)}</ul>; };\n`,
    'index.mdx': page(
      'Strict',
      'import {Count, Ours, Portal, List} from "/snippets/all.jsx";\n\n<Count />\n\n<Ours />\n\n<Portal />\n\n<List />\n\n<Count />',
    ),
    'docs.json': docs({navigation: {pages: ['index']}, integrations: {lectern: {run: ['components']}}}),
  });
  const out = join(top, 'strict-site');
  await runPrerender({folder, out, isPortable: false, strict: false, version: '0.0.0'}, {out() {}, err() {}});
  const host = static_(out);
  const site = await listen((request, response) => {
    response.setHeader('content-security-policy', policy);
    host(request, response);
  });
  const opened = await visit(browser.open(), 'about:blank', {}, site.url);
  const {page: tab} = opened;
  await tab.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  try {
    await tab.goto(site.url);
    await tab.waitForFunction(() => document.querySelectorAll('docs-live[data-runs]').length === 5);
    await tab.locator('.Count').first().click();
    await tab.click('.ours');
    assert.equal(await tab.textContent('.ours'), 'open');
    await tab.waitForSelector('.list li');
    await tab.waitForSelector('.portal');
    assert.equal(await tab.getAttribute('body', 'data-ran'), '1');
    assert.deepEqual(await tab.evaluate(() => (window as unknown as {violations: string[]}).violations), []);
    assert.deepEqual(opened.uncaught, []);
  } finally {
    await opened.close();
    site.close();
  }
});

test('the text of a page with components is on the screen before anything of them was loaded', async () => {
  for (const [kind, url] of kinds()) {
    const context = await browser.open().newContext();
    const tab = await context.newPage();
    let release = () => {};
    const held = new Promise<void>(done => {
      release = done;
    });
    // Blocks Preact, the compiler, and compiled files.
    await tab.route(/run-in-page|run-page|enhance\/live-|run-prerendered|components\/[\da-f]{8}\.js/, async route => {
      await held;
      await route.continue();
    });
    await tab.goto(`${url}many/`, {waitUntil: 'commit'});
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'Many');
    await tab.waitForSelector('.site-article docs-live', {state: 'attached'});
    assert.equal(await tab.locator('docs-live[data-runs]').count(), 0, kind);
    release();
    await tab.locator('docs-live[data-runs]').first().waitFor({state: 'attached'});
    await context.close();
  }
});
