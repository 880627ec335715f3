import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {order, shown, withPage} from './endpoint-page.js';
import {useBrowser} from './site.js';

const browser = useBrowser();

// Without the host page's own files: its HTML, icons and fonts.
test('on a host page, an operation is visible after four requests and complete after eight', () => {
  const sizes = new Map<string, number>();
  const ours = (requests: readonly string[]) => requests.filter(path => !/\.html$|favicon/.test(path));
  return withPage(browser.open(), {body: ''}, {}, async ({page, requests, site}) => {
    page.on('response', async answer => {
      const path = new URL(answer.url()).pathname;
      if (path.endsWith('.js')) sizes.set(path, gzipSync(await answer.body(), {level: 9}).length);
    });
    // Delays all later requests until the operation is visible.
    let go = () => {};
    const held = new Promise<void>(done => {
      go = done;
    });
    await page.route('**/chunks/after-view-*.js', route => held.then(() => route.continue()));
    requests.length = 0;
    await page.goto(`${site.url}page.html`);
    await page.evaluate(markup => {
      document.body.insertAdjacentHTML('beforeend', markup);
    }, `<openapi-endpoint ${order}></openapi-endpoint>`);
    await shown(page, 'Get an order');
    const visible = ours(requests).filter(path => !/after-view/.test(path));
    assert.ok(visible.length <= 4, `${visible.length}: ${visible.join(' ')}`);
    go();
    await page.waitForFunction(() => {
      const root = document.querySelector('openapi-endpoint')?.shadowRoot;
      return (
        root?.querySelector('.try-button') &&
        root.querySelector('.operation-aside pre .hljs-string, .operation-aside pre span span')
      );
    });
    await page.waitForLoadState('networkidle');
    const whole = ours(requests);
    assert.ok(whole.length <= 8, `${whole.length}: ${whole.join(' ')}`);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
    assert.ok(bytes <= mostKilobytes, `${bytes.toFixed(1)} KB`);
  });
});

/**
 * Limit for the first view in KB. The view loads no Markdown parser, no other highlighters and no sample writers.
 * It includes:
 * - 1.4: copying code without prompts, and body parts with headers
 * - 1.1: the request bar and its style
 * - 0.9: marks of changes in lists, recursive schemas, and line breaks in type names
 * - 0.5: style sheets of code and print
 * - 0.5: localized counts and lists
 * - 0.4: operations in an index, and reference targets
 * - 0.3: the page's language
 * - 0.3: a request in the fragment
 * - 0.1: line breaks in long paths and names
 * - 0.7: spare room, since the compiler and the versions of Node change the last tenths
 */
const mostKilobytes = 80.2;

test('a sample in another language loads on selection without another click', () =>
  withPage(browser.open(), {body: `<openapi-endpoint ${order}></openapi-endpoint>`}, {}, async ({page, requests}) => {
    await shown(page, 'Get an order');
    const menu = page.locator('openapi-endpoint request-example .tab-menu-select');
    await menu.waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(!requests.some(path => /writers/.test(path)), requests.join(' '));
    await menu.selectOption('Python');
    const panel = page.locator('openapi-endpoint request-example .tab-panel:not([hidden])');
    await panel.getByText('import requests').waitFor();
    assert.equal(await panel.locator('details').count(), 0);
    await panel.locator('[class^="hljs-"]').first().waitFor();
    assert.ok(
      requests.some(path => /writers/.test(path)),
      requests.join(' '),
    );
  }));
