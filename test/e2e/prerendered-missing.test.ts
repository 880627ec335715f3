import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {axeFindings} from './axe.js';
import {shopText} from './endpoint-page.js';
import {docs, hrefs, page, pages, texts, useBrowser, type Visit, visit, writeProject} from './site.js';

// Tests URLs for which a plain host sends 404.html, and which the shell resolves.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'prerendered-missing-'));
after(() => rmSync(top, {recursive: true}));

const project = (config: object = {}) => ({
  'docs.json': docs({
    navigation: {pages: ['index', 'guide/intro', 'guide/setup', {group: 'Reference', openapi: 'shop.json'}]},
    redirects: [{source: '/old/:name', destination: '/guide/:name'}],
    ...config,
  }),
  'shop.json': shopText,
  ...pages('guide/intro', 'guide/setup'),
  'index.mdx': page('Welcome', 'Hello.'),
});

/** Opens a URL of the project on a host that supports folders and nothing else. */
async function open(
  files: Readonly<Record<string, string>>,
  path: string,
  use: (opened: Visit, root: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(top, 'project-'));
  writeProject(folder, files);
  const command = {folder, out: `${folder}-out`, base: '/docs/', isPortable: false, strict: false, version: '0.0.0'};
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  const {url, close} = await listen(static_(command.out, '/docs/'));
  const opened = await visit(browser.open(), `${url}docs/${path}`);
  try {
    await use(opened, `${url}docs/`);
    assert.deepEqual(opened.uncaught, []);
  } finally {
    await opened.close();
    close();
  }
}

test('the 404 template suggests the most similar page', () =>
  open(project(), 'guide/setop', async ({page: tab, shows}, root) => {
    await tab.waitForSelector('.site-article ul a');
    assert.deepEqual(await texts(tab, '.site-article a'), ['Go to the home page', 'Setup/guide/setup']);
    assert.deepEqual(await texts(tab, '.not-found-path'), ['/guide/setop']);
    assert.deepEqual(await hrefs(tab, '.site-article ul a'), ['/docs/guide/setup/']);
    assert.deepEqual(await axeFindings(tab), []);
    await tab.click('.site-article ul a');
    await shows('Setup');
    assert.equal(tab.url(), `${root}guide/setup/`);
    assert.equal(await tab.locator('[data-missing]').count(), 0);
  }));

test('a typing error in the name of a page is found at the root, too', () => {
  const navigation = {pages: ['index', 'quickstart', 'guide/intro', 'guide/setup']};
  const files = {...project({navigation}), 'quickstart.mdx': page('Quickstart', 'Begin.')};
  return open(files, 'quickstrat/', async ({page: tab}) => {
    await tab.waitForSelector('.near-list a');
    assert.deepEqual(await texts(tab, '.near-list a'), ['Quickstart/quickstart']);
  });
});

test('without a near page, only the home page is linked', () =>
  open(project(), 'nowhere/at/all', async ({page: tab}) => {
    await tab.waitForSelector('.not-found-links a');
    await tab.waitForTimeout(500);
    assert.deepEqual(await texts(tab, '.site-article a'), ['Go to the home page']);
    assert.equal(await tab.locator('.not-found-links ul').count(), 0);
  }));

test('errors.404.redirect opens the closest page and keeps query and fragment', () =>
  open(project({errors: {'404': {redirect: true}}}), 'guide/setop?x=1#here', async ({page: tab, shows}, root) => {
    await shows('Setup');
    assert.equal(tab.url(), `${root}guide/setup/?x=1#here`);
    await tab.waitForSelector('.site-notice');
    assert.deepEqual(await texts(tab, '.site-notice'), ['There is no page at /guide/setop. This is the closest one.']);
    await tab.click('.nav-link:has-text("Intro")');
    await shows('Intro');
    assert.deepEqual(await texts(tab, '.site-notice'), []);
  }));

test('the redirect never targets a listed page without a file', () => {
  const {'guide/setup.mdx': _, ...files} = project({errors: {'404': {redirect: true}}}) as Record<string, string>;
  return open(files, 'guide/setup', async ({page: tab, shows, requests}, root) => {
    await shows('Intro');
    assert.equal(tab.url(), `${root}guide/intro/`);
    assert.equal(requests.filter(path => path.endsWith('/site.json')).length, 1);
  });
});

test("the project's 404.mdx keeps its own text", () =>
  open({...project(), '404.mdx': page('Gone fishing', 'Our own words.')}, 'guide/setop', async ({page: tab, shows}) => {
    await shows('Gone fishing');
    await tab.waitForLoadState('networkidle');
    assert.deepEqual(await texts(tab, '.site-article p, .site-article li'), ['Our own words.']);
  }));

for (const [path, end, title] of [
  ['guide/Setup.html?x=1#here', 'guide/setup/?x=1#here', 'Setup'],
  ['API-reference/orders/Get-an-order', 'api-reference/orders/get-an-order/', 'Get an order'],
  // Hosts redirect a folder to its trailing slash.
  ['old/intro/?x=1', 'guide/intro/?x=1', 'Intro'],
] as const)
  test(`aliases and redirects lead to the same page as in the shell: ${path}`, () =>
    open(project(), path, async ({page: tab, shows}, root) => {
      await shows(title);
      const {origin, pathname, search, hash} = new URL(tab.url());
      // A host can add the trailing slash itself.
      assert.equal(`${origin}${pathname.replace(/\/?$/, '/')}${search}${hash}`, root + end);
      assert.deepEqual(await texts(tab, '.site-notice'), []);
    }));

test('a click during URL resolution is not lost', () =>
  open(project(), 'guide/Setup.html', async ({page: tab, shows}, root) => {
    await shows('Setup');
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await tab.route('**/_lectern/site.json', async route => {
      await held;
      await route.continue();
    });
    const asked = tab.waitForRequest('**/_lectern/site.json');
    await tab.goto(`${root}guide/Setup.html`);
    await asked;
    await tab.click('.nav-link:has-text("Intro")');
    await shows('Intro');
    const answered = tab.waitForResponse('**/_lectern/site.json');
    release();
    await answered;
    await tab.waitForLoadState('networkidle');
    assert.equal(tab.url(), `${root}guide/intro/`);
    assert.deepEqual(await texts(tab, 'h1'), ['Intro']);
  }));
