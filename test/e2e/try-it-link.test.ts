import assert from 'node:assert/strict';
import {test} from 'node:test';
import {packText, unpackText} from '../../src/api-reference/form/pack-text.js';
import {inBoth} from './both-kinds.js';
import {foreign} from './endpoint-page.js';
import {clipboard, docs, soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, controlOf, goesTo, openDialog, openForm, sentOf, textOf} from './try-it-page.js';

// Tests a request in the page's fragment, and a curl command in the form.

const browser = useBrowser();
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Trees', version: '1'},
  servers: [{url: 'http://127.0.0.1:9'}, {url: 'http://127.0.0.1:9/sandbox'}],
  security: [{token: []}],
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  paths: {
    '/trees': {
      post: {
        parameters: [{in: 'query', name: 'limit', schema: {type: 'integer'}}],
        requestBody: {
          required: true,
          content: {'application/json': {schema: {type: 'object', properties: {name: {type: 'string'}}}}},
        },
        responses: {201: {description: 'd'}},
      },
    },
  },
});
const files = {
  'api.json': spec,
  'page.html': foreign({body: '<openapi-endpoint spec="api.json" method="post" path="/trees"></openapi-endpoint>'}),
};
const context = {permissions: ['clipboard-read', 'clipboard-write']};
const away = (requests: readonly string[]) => requests.filter(url => /^[a-z]+:/.test(url));

test('a copied link fills the form, sends nothing, and contains no credentials', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, site, requests, uncaught}) => {
      const dialog = await openForm(page);
      await dialog.locator('#auth-token').fill('canary');
      await controlOf(dialog, 'limit').fill('7');
      await controlOf(dialog, 'name').fill('Yew');
      await button(dialog, 'Copy link to this request').click();
      const link = await clipboard(page, `${site.url}page.html#`);
      const [, packed = ''] = /page\.html#try=([\w-]+)$/.exec(link) ?? assert.fail(link);
      const written = await unpackText(packed, 64_000);
      assert.match(written ?? '', /Yew/);
      assert.doesNotMatch(written ?? '', /canary/);

      const second = await page.context().newPage();
      const sent: string[] = [];
      second.on('request', request => sent.push(request.url()));
      await second.goto(link);
      const opened = await openDialog(second);
      await soon(() => controlOf(opened, 'limit').inputValue(), '7');
      assert.equal(await controlOf(opened, 'name').inputValue(), 'Yew');
      await opened.getByText('Filled from a link.').waitFor();
      await goesTo(opened, 'http://127.0.0.1:9/trees?limit=7');
      await controlOf(opened, 'name').fill('Oak');
      await soon(() => opened.getByText('Filled from a link.').count(), 0);
      assert.deepEqual(
        sent.filter(url => !url.startsWith(site.url) && !url.startsWith('blob:')),
        [],
      );
      assert.deepEqual(
        away(requests).filter(url => !url.startsWith('blob:')),
        [],
      );
      assert.deepEqual(uncaught, []);
      await second.close();
    },
    {path: 'page.html', context},
  ));

test('a crafted link sends nothing, and only selects offered values', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, site, requests, uncaught}) => {
      const packed = await packText(
        JSON.stringify({
          o: 'POST /trees',
          p: {
            'query limit': [5],
            'query other': [1],
            'header Authorization': ['Bearer canary'],
            'cookie a': ['canary'],
          },
          m: 'text/html',
          b: {text: 'canary'},
          s: 'https://evil.example',
          v: {host: 'evil.example'},
          way: 1,
          token: 'canary',
        }),
      );
      // Otherwise, only the fragment of the open page would change.
      await page.goto('about:blank');
      await page.goto(`${site.url}page.html#try=${packed}`);
      const dialog = await openDialog(page);
      await dialog.getByText('Filled from a link.').waitFor();
      await goesTo(dialog, 'http://127.0.0.1:9/trees?limit=5');
      assert.equal(await dialog.locator('#auth-token').inputValue(), '');
      assert.equal(await dialog.getByLabel('Server', {exact: true}).inputValue(), '0');
      assert.doesNotMatch((await dialog.textContent()) ?? '', /canary|evil|text\/html/);
      assert.equal(await dialog.locator('.status').count(), 0);
      // Opening the form starts a session, but stores nothing from the link.
      const stored = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
      assert.deepEqual(
        stored.filter(([key]) => !key.startsWith('lectern:session:')),
        [],
      );
      assert.deepEqual(
        away(requests).filter(url => !url.startsWith('blob:')),
        [],
      );
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));

test('both kinds of site open a link with the page in the path', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index', 'call']}}),
      'index.mdx': '# Trees',
      'call.mdx': '---\nopenapi: api.json POST /trees\n---\n',
      'api.json': spec,
    },
    'call',
    async ({page, kind, url, uncaught}) => {
      const dialog = await openForm(page);
      await dialog.getByLabel('Server', {exact: true}).selectOption('1');
      await controlOf(dialog, 'name').fill('Yew');
      await button(dialog, 'Copy link to this request').click();
      const link = await clipboard(page, url);
      assert.match(link, kind === 'prerendered' ? /\/call\/?#try=/ : /#\/call\?try=|\/call#try=/, link);
      const second = await page.context().newPage();
      await second.goto(link);
      await second.evaluate(() => localStorage.clear());
      await second.reload();
      const opened = await openDialog(second);
      await soon(() => controlOf(opened, 'name').inputValue(), 'Yew');
      await goesTo(opened, 'http://127.0.0.1:9/sandbox/trees');
      // The server applies only to this view.
      assert.deepEqual(
        await second.evaluate(() => Object.keys(localStorage).filter(key => key.includes('servers'))),
        [],
        kind,
      );
      assert.deepEqual(uncaught, []);
      await second.close();
    },
    {context},
  ));

test('a pasted curl command fills the form without its credentials', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, uncaught}) => {
      const dialog = await openForm(page);
      const command = `curl -X POST 'http://127.0.0.1:9/sandbox/trees?limit=3' \\\n  -H 'Authorization: Bearer canary' --json '{"name": "Fir"}'`;
      const paste = (text: string) =>
        controlOf(dialog, 'limit').evaluate((input, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', pasted);
          input.dispatchEvent(
            new ClipboardEvent('paste', {clipboardData, bubbles: true, composed: true, cancelable: true}),
          );
        }, text);
      await paste(command);
      await soon(() => controlOf(dialog, 'limit').inputValue(), '3');
      assert.equal(await controlOf(dialog, 'name').inputValue(), 'Fir');
      assert.equal(await sentOf(dialog, 'limit').isChecked(), true);
      await goesTo(dialog, 'http://127.0.0.1:9/sandbox/trees?limit=3');
      assert.equal(await textOf(dialog.locator('.filled')), 'Filled from a curl command. Left out: Authorization.');
      assert.equal(await dialog.locator('#auth-token').inputValue(), '');
      const input = dialog.getByLabel('Paste a curl command');
      await input.fill('curl https://api.test/other');
      await input.press('Tab');
      await dialog
        .getByText('This command is for GET /other, not for this operation. Open that operation to use it.')
        .waitFor();
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));
