import assert from 'node:assert/strict';
import {test} from 'node:test';
import {viewers} from '../../elements/api-reference/thirdparty/viewers.js';
import {order, shopText, shown} from './endpoint-page.js';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// `<OpenApiEndpoint>` on a page of a site.

const browser = useBrowser();
const long = Array.from({length: 40}, (_, at) => `Paragraph ${at}.`).join('\n\n');
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'viewer']}}),
  'index.mdx': page('Orders', `## Before\n\n${long}\n\n<OpenApiEndpoint ${order} />\n\n${long}`),
  'viewer.mdx': page('Viewer', `<OpenApiScalar ${order} />`),
  'shop.json': shopText,
};

test('the view is part of the page, and its document is requested once', () =>
  withSite(browser.open(), files, async ({page: tab, shows, requests, messages, uncaught}) => {
    await shows('Orders');
    await shown(tab, 'Get an order');
    assert.equal(await tab.$eval('openapi-endpoint', host => host.shadowRoot), null);
    assert.equal(requests.filter(path => path === '/shop.json').length, 1);
    assert.deepEqual([messages, uncaught], [[], []]);
  }));

test('if a third-party viewer fails to load, the native view shows with a note', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows, requests, uncaught}) => {
      await shows('Viewer');
      await shown(tab, 'Get an order');
      await tab.waitForSelector('.viewer-note');
      assert.deepEqual(await texts(tab, '.viewer-note'), [
        'Couldn’t load this viewer. Showing Lectern’s view instead.',
      ]);
      assert.ok(await tab.isVisible('openapi-endpoint'));
      assert.equal(await tab.$('iframe'), null);
      // Requests its exact version once.
      const asked = requests.filter(url => /^https?:/.test(url));
      assert.equal(asked.length, 1);
      assert.match(asked[0] ?? '', /^https:\/\/cdn\.jsdelivr\.net\/npm\/[@\w/-]+@\d+\.\d+\.\d+\/.+\.js$/);
      assert.deepEqual(uncaught, []);
    },
    {path: '#/viewer'},
  ));

test('a viewer with another file hash does not run', () => {
  const {script} = viewers.redoc;
  const own = {
    ...files,
    'docs.json': JSON.stringify({...JSON.parse(files['docs.json']), integrations: {lectern: {cdn: '/vendor'}}}),
    'viewer.mdx': page('Viewer', '<OpenApiRedoc spec="shop.json" method="get" path="/orders/{id}" />'),
    [`vendor/${script.path}`]: 'globalThis.top.wasRun = true;',
  };
  return withSite(
    browser.open(),
    own,
    async ({page: tab, shows}) => {
      await shows('Viewer');
      await tab.waitForSelector('.viewer-note');
      assert.equal(await tab.evaluate(() => 'wasRun' in globalThis), false);
    },
    {path: '#/viewer'},
  );
});

test('api.viewer selects a viewer, which loads only when visible', () => {
  // A real viewer would need matching integrity. The request itself is enough for this test.
  const own = {
    ...files,
    'docs.json': JSON.stringify({...JSON.parse(files['docs.json']), api: {openapi: 'shop.json', viewer: 'redoc'}}),
    'far.mdx': page(
      'Far',
      `${'Words.\n\n'.repeat(100)}<OpenApiRedoc spec="shop.json" method="get" path="/orders/{id}" />`,
    ),
    'whole.mdx': page('Whole', '', 'openapi: GET /orders/{id}\n'),
  };
  return withSite(browser.open(), own, async ({page: tab, go, requests}) => {
    await go('#/far', 'Far');
    await tab.waitForTimeout(400);
    assert.deepEqual(
      requests.filter(url => url.includes('redoc@')),
      [],
    );
    await go('#/whole', 'Whole');
    await tab.waitForSelector('openapi-thirdparty-b > openapi-endpoint');
    await tab.waitForSelector('.viewer-note');
    assert.equal(requests.filter(url => url.includes('redoc@')).length, 1);
  });
});
