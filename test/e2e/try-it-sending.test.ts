import assert from 'node:assert/strict';
import {test} from 'node:test';
import {playgroundDocument} from '../../demo/api/documents.js';
import {docs, type ProjectFiles, page, useBrowser, visit} from './site.js';
import {answered, type Servers, sentTo, withServers} from './try-it-host.js';
import {button, openForm, textOf} from './try-it-page.js';

// Tests sending on a site, directly or through the proxy in docs.json, and the actions of a reader meanwhile.

const browser = useBrowser();
const project = async ({api, proxy}: Servers, isProxied: boolean): Promise<ProjectFiles> => ({
  'docs.json': docs({
    api: {openapi: 'api.yaml', playground: {proxy: isProxied}},
    integrations: {lectern: {proxy}},
    navigation: {pages: ['index', 'hidden', 'stream', 'hang']},
  }),
  'index.mdx': page('Index', 'Text.', 'openapi: POST /echo\n'),
  'hidden.mdx': page('Hidden', 'Text.', 'openapi: GET /no-cors/trees\n'),
  'stream.mdx': page('Stream', 'Text.', 'openapi: GET /stream/events\n'),
  'hang.mdx': page('Hang', 'Text.', 'openapi: GET /hang\n'),
  'api.yaml': await playgroundDocument(api.origin),
});

for (const isProxied of [false, true])
  test(`a request goes ${isProxied ? 'through the proxy, which the API does not have to allow' : 'straight to the API, whose headers decide'}`, () => {
    const files: Record<string, string | Buffer> = {};
    return withServers(
      () => files,
      async host => {
        const {api, site, proxied} = host;
        Object.assign(files, await project(host, isProxied));
        const opened = await visit(browser.open(), `${site.url}#/hidden`);
        const {page: tab, uncaught} = opened;
        const open = async (title: string) => {
          await opened.shows(title);
          await tab.waitForSelector('.page-head .try-button');
          return openForm(tab, '.page-head');
        };
        try {
          let dialog = await open('Hidden');
          await button(dialog, 'Send').click();
          await answered(tab);
          const panel = dialog.locator('try-it-response .response');
          if (isProxied) assert.match(await textOf(panel), /200 OK/);
          else assert.equal(await panel.locator('.failure').getAttribute('data-code'), 'cors');
          await tab.keyboard.press('Escape');

          await opened.go('#/index', 'Index');
          dialog = await open('Index');
          await tab.context().addCookies([{name: 'docs', value: 'own', url: site.url}]);
          await button(dialog, 'Send').click();
          await answered(tab);
          const sent = sentTo(api).at(-1);
          assert.deepEqual(JSON.parse(sent?.body.toString() ?? ''), {basket: ['apple', 'pear']});
          assert.equal(
            sent?.rawHeaders.some(text => /docs=own/.test(text)),
            false,
          );
          assert.equal(
            (sent?.rawHeaders ?? []).some(text => text.includes(site.url.slice(0, -1))),
            !isProxied,
            'the proxy does not tell where the reader is',
          );
          assert.equal(proxied.length > 0, isProxied);
          assert.deepEqual(uncaught, []);
        } finally {
          await opened.close();
        }
      },
    );
  });

test('streams show as they arrive and can be stopped, and hanging requests time out', () => {
  const files: Record<string, string | Buffer> = {};
  return withServers(
    () => files,
    async host => {
      const {api, site} = host;
      Object.assign(files, await project(host, false));
      const opened = await visit(browser.open(), `${site.url}#/stream`);
      const {page: tab, uncaught} = opened;
      try {
        await opened.shows('Stream');
        await tab.waitForSelector('.page-head .try-button');
        let dialog = await openForm(tab, '.page-head');
        await dialog.getByLabel('Value of n').fill('500');
        await dialog.getByLabel('Value of interval').fill('20');
        await button(dialog, 'Send').click();
        await dialog
          .locator('try-it-response')
          .getByText(/^[2-9]\d? events/)
          .first()
          .waitFor();
        const stop = dialog.locator('header').getByRole('button', {name: 'Stop', exact: true});
        await stop.click();
        await answered(tab);
        assert.match(await textOf(dialog.locator('try-it-response .response')), /Stopped/);
        const gap = await dialog
          .locator('try-it-response .item-head')
          .first()
          .evaluate(
            head => head.getBoundingClientRect().right - head.querySelector('time')!.getBoundingClientRect().right,
          );
        assert.ok(Math.abs(gap) < 1, `the time of an event is ${gap} px from the end of its line`);
        await button(dialog, 'Send').waitFor();
        await tab.keyboard.press('Escape');

        await opened.go('#/hang', 'Hang');
        await tab.waitForSelector('.page-head .try-button');
        dialog = await openForm(tab, '.page-head');
        await button(dialog, 'Send').click();
        await stop.click();
        await answered(tab);
        const failure = dialog.locator('try-it-response .failure');
        assert.equal(await failure.getAttribute('data-code'), 'stopped');
        await dialog.locator('.history > summary').click();
        await dialog.locator('request-history .entry').nth(1).click();
        await dialog.locator('try-it-response .status').filter({hasText: '200'}).waitFor();
        assert.equal(sentTo(api).length, 2);
        assert.deepEqual(uncaught, []);
      } finally {
        await opened.close();
      }
    },
  );
});
