import assert from 'node:assert/strict';
import {test} from 'node:test';
import {order, shopText, shown} from './endpoint-page.js';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// <OpenApiEndpoint> in a page of ours.

const browser = useBrowser();
const long = Array.from({length: 40}, (_, at) => `Paragraph ${at}.`).join('\n\n');
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'viewer']}}),
  'index.mdx': page('Orders', `## Before\n\n${long}\n\n<OpenApiEndpoint ${order} />\n\n${long}`),
  'viewer.mdx': page('Viewer', `<OpenApiScalar ${order} />`),
  'shop.json': shopText,
};

test('the view is part of the page, and its document is asked for once', () =>
  withSite(browser.open(), files, async ({page: tab, shows, requests, messages, uncaught}) => {
    await shows('Orders');
    await shown(tab, 'Get an order');
    assert.equal(await tab.$eval('openapi-endpoint', host => host.shadowRoot), null);
    assert.equal(requests.filter(path => path === '/shop.json').length, 1);
    assert.deepEqual([messages, uncaught], [[], []]);
  }));

test('a viewer of others stands aside: a note, and the view that is native', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows, requests}) => {
      await shows('Viewer');
      await shown(tab, 'Get an order');
      assert.deepEqual(await texts(tab, '.viewer-note'), [
        'This viewer cannot be loaded here; the operation is shown by the native one.',
      ]);
      assert.deepEqual(
        requests.filter(url => /^https?:/.test(url)),
        [],
      );
    },
    {path: '#/viewer'},
  ));
