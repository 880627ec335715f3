import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {ahead} from './both-kinds.js';
import {docs, page, useBrowser, visit} from './site.js';

const browser = useBrowser();

const kinds = ['How to', 'About', 'Limits of', 'Errors in', 'Migrating', 'Testing', 'Reading', 'Writing'];
const things = [
  'orders',
  'invoices',
  'webhooks',
  'customers',
  'refunds',
  'events',
  'accounts',
  'files',
  'keys',
  'teams',
];
const titles = Array.from(
  {length: 200},
  (_, at) => `${kinds[(at * 7) % kinds.length]} ${things[(at * 3) % things.length]} ${at.toString(36)}`,
);
const slugs = titles.map(title => `guide/${title.toLowerCase().replaceAll(' ', '-')}`);
const groups = Array.from({length: 10}, (_, at) => ({group: `Part ${at}`, pages: slugs.slice(at * 20, at * 20 + 20)}));
const text = 'A page of words.';
/**
 * Includes 1.2 KB that load fonts after the text without layout shifts, and 0.2 KB for keys typed before the search
 * opens, and 0.3 KB of spare room, since the last tenths change with the version of Node.
 */
const mostScript = 16.4;

test('a page in a section of 200 stays within its size and request limits', async () => {
  const site = await ahead({
    'docs.json': docs({navigation: {groups}}),
    ...Object.fromEntries(slugs.map((slug, at) => [`${slug}.mdx`, page(titles[at] as string, text)])),
  });
  try {
    const slug = slugs[100] as string;
    const html = gzipSync(site.file(`${slug}/index.html`), {level: 9}).length - gzipSync(text).length;
    assert.ok(html <= 5 * 1024, `${html} bytes of HTML`);
    const opened = await visit(browser.open(), 'about:blank', {}, site.url);
    try {
      const script = new Map<string, number>();
      opened.page.on('response', async answer => {
        const {pathname} = new URL(answer.url());
        if (pathname.endsWith('.js')) script.set(pathname, gzipSync(await answer.body(), {level: 9}).length);
      });
      await opened.page.goto(site.url + site.address(slug));
      await opened.page.waitForFunction(() => customElements.get('site-theme'));
      await opened.page.waitForLoadState('networkidle');
      // The browser itself requests the tab icon.
      const asked = opened.requests.filter(path => !/favicon/.test(path));
      assert.ok(asked.length <= 9, `${asked.length} requests: ${asked.join(' ')}`);
      const size = [...script.values()].reduce((sum, each) => sum + each, 0) / 1024;
      assert.ok(size <= mostScript, `${size.toFixed(2)} KB of script: ${JSON.stringify([...script])}`);
      const before = opened.requests.length;
      await opened.page.keyboard.press('Control+k');
      await opened.page.waitForSelector('site-search [role=option]');
      await opened.page.waitForLoadState('networkidle');
      const forSearch = opened.requests.slice(before);
      assert.ok(forSearch.length <= 6, `${forSearch.length} requests of the search: ${forSearch.join(' ')}`);
    } finally {
      await opened.close();
    }
  } finally {
    site.close();
  }
});

test('an operation page needs at most twenty requests, and its form 22', async () => {
  const shop = {
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {'/orders': {get: {summary: 'List orders', responses: {200: {description: 'All of them.'}}}}},
  };
  const site = await ahead({
    'docs.json': docs({navigation: {openapi: 'shop.json'}}),
    'shop.json': JSON.stringify(shop),
  });
  const opened = await visit(browser.open(), site.url + site.address('api-reference/list-orders'));
  const asked = () => opened.requests.filter(path => !/favicon/.test(path));
  try {
    await opened.page.waitForLoadState('networkidle');
    const before = asked();
    assert.ok(before.length <= 20, `${before.length} requests: ${before.join(' ')}`);
    // A second copy of the site's rules would override those that follow them there.
    const sheets = await opened.page.evaluate(() =>
      document.adoptedStyleSheets.map(sheet => [...sheet.cssRules].map(rule => rule.cssText).join('')),
    );
    assert.deepEqual(
      sheets.filter(text => text.includes('.operation-main')),
      [],
    );
    await opened.page.locator('.try-button').first().click();
    await opened.page.locator('dialog[open]').first().waitFor();
    await opened.page.waitForLoadState('networkidle');
    const forForm = asked().slice(before.length);
    assert.ok(forForm.length <= 22, `${forForm.length} requests of the form: ${forForm.join(' ')}`);
  } finally {
    await opened.close();
    site.close();
  }
});
