import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {sharedPath, withoutShared} from '../shared.js';
import {inBoth, type Opened} from './both-kinds.js';
import {clipboard, soon, texts, useBrowser} from './site.js';

// Projects from readers' reports, each named after its report, in both kinds of site.

const browser = useBrowser();

/** Returns the files of a reported project. The tests provide its HTML file. */
function projectOf(name: string): Record<string, Buffer> {
  const folder = sharedPath(`reports/site/${name}`);
  const paths = readdirSync(folder, {recursive: true}).map(String);
  return Object.fromEntries(
    paths
      .filter(path => !/^(?:RIGHT\.txt|index\.html)$/.test(path) && statSync(join(folder, path)).isFile())
      .map(path => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))]),
  );
}

function report(name: string, words: string, slug: string, use: (opened: Opened) => Promise<void>): void {
  const skip = withoutShared(`reports/site/${name}`);
  const context = {permissions: ['clipboard-read', 'clipboard-write']};
  test(`${name}: ${words}`, {skip}, () => inBoth(browser.open(), projectOf(name), slug, use, {context}));
}

const labels = (tab: Page) => texts(tab, '.site-sidebar .nav-link');

/** Returns the Markdown that the page copies. */
async function copied({page: tab}: Opened, start: string): Promise<string> {
  await tab.click('[data-action=copy-page]');
  return clipboard(tab, start);
}

/** Waits until a search finds these page titles. */
async function found(tab: Page, query: string, wanted: string): Promise<void> {
  if ((await tab.locator('site-search input').count()) === 0) await tab.keyboard.press('Control+k');
  await tab.fill('site-search input', query);
  await tab.locator('site-search [role=option]', {hasText: wanted}).first().waitFor({timeout: 5000});
}

report('12-frontmatter-quirks', 'values show the characters of the source', 'date', async ({page: tab}) => {
  await soon(async () => (await labels(tab)).slice(1, 2), ['1.10']);
  assert.deepEqual(await texts(tab, 'h1'), ['2024-01-05']);
});

report('89-probe-yaml', 'titles and labels show the characters of the source', 'y0', async ({page: tab, to}) => {
  const wanted = ['1.10', '0x10', '1e3', '010', '3.0', 'Y5', 'yes', 'ok2.0', '10.20', '.5', '12:30', '+1', '1_000'];
  await soon(async () => (await labels(tab)).slice(0, 13), wanted);
  assert.deepEqual(await texts(tab, 'h1'), ['1.10']);
  await to('y14');
  assert.equal(await tab.getAttribute('meta[name=description]', 'content'), '1.50');
});

report('13-dollars', 'escaped braces and dollars are formulas, prices are text', 'index', async opened => {
  const {page: tab} = opened;
  await tab.waitForFunction(() => document.querySelectorAll('.site-article .katex').length === 8);
  const sources = await texts(tab, '.site-article .katex annotation');
  assert.ok(sources.includes('\\{1, 2\\}') && sources.includes('\\$10 + x'), JSON.stringify(sources));
  const text = (await tab.textContent('.site-article')) ?? '';
  assert.ok(text.includes('It costs $516.54 delivered, and all under $700 in total.'));
  assert.ok(/From \$5 to \$10, or \$HOME and \$\{PATH\}\. US\$5 and US\$6\./.test(text));
});

report('92-probe-math', 'M00 to M28 are formulas, but $1$ is text', 'index', async ({page: tab}) => {
  await tab.waitForFunction(() => document.querySelectorAll('.site-article .katex').length >= 27);
  const plain = await tab.$$eval('.site-article p', all =>
    all
      .filter(each => /^M\d\d/.test(each.textContent ?? '') && !each.querySelector('.katex'))
      .map(each => each.textContent),
  );
  assert.deepEqual(plain, ['M16 $1$ end.']);
  assert.equal(await tab.locator('.katex-error').count(), 0);
});

report('26-version-switch', 'the version switch keeps query and heading', 'v2/guide?x=1#options', async opened => {
  const {page: tab, kind, url} = opened;
  await tab.click('.header-selectors .menu-summary');
  await tab.click('.header-selectors .menu-link:has-text("v1")');
  await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'Guide 1');
  assert.equal(tab.url(), url + (kind === 'prerendered' ? 'v1/guide/?x=1#options' : '#/v1/guide?x=1#options'));
  await tab.waitForFunction(() => {
    const top = document.querySelector('#options')?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < 300;
  });
});

report('35-copy-prompt', 'commands are copied without prompt and output', 'index', async ({page: tab}) => {
  const wanted = ['npm install\nnpm start', 'ls\necho "x"', '# comment\none', '$x = 1;\n$y = 2;', 'dir', '> quoted'];
  for (const [at, text] of wanted.entries()) {
    await tab.evaluate(() => navigator.clipboard.writeText(''));
    await tab.locator('code-block').nth(at).hover();
    await tab.locator('code-block').nth(at).locator('.code-copy').click();
    await soon(() => tab.evaluate(() => navigator.clipboard.readText().then(each => each.trimEnd())), text);
  }
});

report('43-chinese-search', 'words are found in their middle, in any case', 'index', async ({page: tab}) => {
  for (const [query, title] of [
    ['갱신', '설정'],
    ['swrinfinite', 'Code'],
    ['响应拦截器', '请求'],
    ['トークン', '設定'],
  ] as const)
    await found(tab, query, title);
});

report('94-probe-korean', 'each word is found by beginning, middle and end', 'index', async ({page: tab}) => {
  for (const query of ['인증', '토큰', '갱신', '방법', '설정파일', '데이터베이스', '연결', '문자열'])
    await found(tab, query, '시작');
});

report('44-md-output', 'a row of icons says what they say', 'index', async opened =>
  assert.match(await copied(opened, '# All parts'), /^\| SSO \| ✗ \| ✓ \|$/m),
);

report('93-probe-icons', 'icons have words in Markdown and for screen reader users', 'index', async opened => {
  const {page: tab} = opened;
  const text = await copied(opened, '# Icons');
  assert.match(text, /^\| SSO \| ✗ \| ✓ \|\n\| API \| ✓ \| ✅ \|$/m);
  assert.match(text, /^- ✓ supported\n- ✗$/m);
  assert.match(text, /^\[github\]\(.*\)$/m);
  const tree = await tab.locator('.site-article').ariaSnapshot();
  assert.match(tree, /row "SSO xmark check"/);
  assert.match(tree, /row "API check ✅"/);
  assert.match(tree, /link "github"/);
});
