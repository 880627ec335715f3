import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Page} from 'playwright-core';
import {runDev} from '../../shell/node/commands/dev/dev-command.js';
import {compiler} from '../shell/node/types/compiler.js';
import {axeFindings} from './axe.js';
import {useBoth} from './both-kinds.js';
import {docs, page, useBrowser, visit, writeProject} from './site.js';

// Code with types from a compiler on prerendered sites, and plain code with a script tag.

process.env.LECTERN_TYPESCRIPT = compiler;
after(() => {
  delete process.env.LECTERN_TYPESCRIPT;
});

const browser = useBrowser();
const fence = (code: string, meta = '') => `\`\`\`ts twoslash${meta}\n${code}\n\`\`\``;
const files = {
  'snippets/part.mdx': fence('const inSnippet = true;'),
  'index.mdx': page(
    'Types',
    `import Part from "/snippets/part.mdx";\n\n${fence('const early = 1;\n// ---cut---\nconst total = early + 2;\n//    ^?\nconst again = total;', ' lines')}\n\n${fence('// @errors: 2322\nconst wrong: number = "a";')}\n\n<Part />\n\n\`\`\`python twoslash\na = 1\n\`\`\``,
  ),
  'plain.mdx': page('Plain', '```ts\nconst a = 1;\n```'),
  'docs.json': docs({navigation: {pages: ['index', 'plain']}}),
};
const {both} = useBoth(files);
const codeOf = (tab: Page) => tab.$$eval('code-block pre code', all => all.map(each => each.textContent?.trim()));
const shown = [
  'const total = early + 2;\nconst again = total;',
  'const wrong: number = "a";',
  'const inSnippet = true;',
  'a = 1',
];

async function hasTypes(tab: Page): Promise<void> {
  assert.deepEqual(await codeOf(tab), shown);
  const first = tab.locator('code-block').first();
  assert.equal(await first.locator('.code-notes').textContent(), '1 const total: number');
  assert.deepEqual(
    await first
      .locator('.code-type')
      .evaluateAll(all => all.map(each => [each.textContent, each.getAttribute('title')])),
    [
      ['total', 'const total: number'],
      ['early', 'const early: 1'],
      ['again', 'const again: number'],
      ['total', 'const total: number'],
    ],
  );
  assert.equal(await first.locator('.hljs-keyword').count(), 2);
  assert.equal(await tab.locator('.code-fault').textContent(), 'wrong');
  assert.match((await tab.locator('.is-error').textContent()) ?? '', /Type 'string' is not assignable/);
  await tab.locator('.code-type', {hasText: 'inSnippet'}).focus();
  const tip = await tab
    .locator('.code-type', {hasText: 'inSnippet'})
    .evaluate(each => [getComputedStyle(each, '::after').content, getComputedStyle(each, '::after').position]);
  assert.deepEqual(tip, ['"const inSnippet: true"', 'fixed']);
}

test('prerendered: names have types, which the keyboard reaches, and errors are visible', async () => {
  const html = readFileSync(join(both().folder, 'index.html'), 'utf8');
  assert.match(html, /title="const total: number"/);
  assert.doesNotMatch(html, /\^\?|---cut---|@errors/);
  const opened = await visit(browser.open(), both().prerendered);
  await opened.shows('Types');
  // After a key press, the browser treats focus from a script as keyboard focus.
  await opened.page.keyboard.press('Tab');
  await hasTypes(opened.page);
  assert.deepEqual(await axeFindings(opened.page), []);
  assert.deepEqual([opened.uncaught, opened.messages], [[], []]);
  await opened.close();
});

test('prerendered: Markdown and search contain the code without annotations', () => {
  const text = readFileSync(join(both().folder, 'index.md'), 'utf8');
  assert.match(text, /```ts\nconst total = early \+ 2;\nconst again = total;\n```/);
  assert.doesNotMatch(text, /\^\?|cut|errors/);
});

test('with a script tag, code has no types, and pages load nothing for it', async () => {
  const opened = await visit(browser.open(), both().runtime);
  await opened.shows('Types');
  assert.deepEqual(await codeOf(opened.page), shown);
  assert.equal(await opened.page.locator('.code-type').count(), 0);
  await opened.close();
  const plain = await visit(browser.open(), `${both().runtime}plain/`);
  await plain.shows('Plain');
  assert.deepEqual(
    plain.requests.filter(path => /typed-blocks|without-type|ask-types/.test(path)),
    [],
  );
  await plain.close();
});

test('the preview shows types and compiler errors below the code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dev-types-'));
  writeProject(folder, {...files, 'plain.mdx': page('Plain', fence('const a: number = "";'))});
  const server = await runDev(
    {folder, host: '127.0.0.1', port: 0, opens: false, allowPrivate: false},
    {out() {}, err() {}},
  );
  if (typeof server === 'string') throw new Error(server);
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const opened = await visit(browser.open(), url);
    await opened.shows('Types');
    await opened.page.keyboard.press('Tab');
    await hasTypes(opened.page);
    await opened.close();
    const wrong = await visit(browser.open(), `${url}plain/`);
    await wrong.shows('Plain');
    assert.match((await wrong.page.textContent('.code-problem')) ?? '', /TS2322\).*Fix: .*@errors: 2322/);
    await wrong.close();
    const order = (body: string) =>
      fetch(`${url}_lectern/dev/types`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
    assert.deepEqual(
      await Promise.all(['{"code":1}', '{}', 'x'].map(async body => (await order(body)).status)),
      [400, 400, 400],
    );
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  }
});
