import assert from 'node:assert/strict';
import {page} from '../e2e/site.js';
import {goesTo, openForm} from '../e2e/try-it-page.js';
import {apiDocument, type RowProject, Rows, responses, sees, seesNot} from './row.js';

const rows = new Rows('2.9');
const api = (settings: object, operation: object = {}): RowProject => ({
  docs: {api: settings, navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}},
  files: {'api.json': apiDocument({get: {summary: 'List things', responses, ...operation}})},
  at: 'api/get-things',
});

rows.row('baseUrl goes before the servers of the document', api({baseUrl: 'https://other.example'}), async opened => {
  await sees(opened.page, '.base-url code', 'https://other.example');
  await goesTo(await openForm(opened.page), 'https://other.example/things');
});
rows.row(
  'baseUrl as a list is a switcher',
  api({baseUrl: ['https://api.example', 'https://other.example']}),
  async ({page: tab}) => {
    const dialog = await openForm(tab);
    await dialog.getByLabel('Server', {exact: true}).selectOption({label: 'https://other.example'});
    await goesTo(dialog, 'https://other.example/things');
  },
);
for (const [method, label] of [
  ['bearer', 'Bearer token'],
  ['basic', 'User name'],
] as const)
  rows.row(`auth.method ${method}`, api({auth: {method}}), async ({page: tab}) => {
    const dialog = await openForm(tab);
    await dialog.getByLabel(label).first().waitFor();
  });
rows.row('auth.method key with auth.name', api({auth: {method: 'key', name: 'X-Acme'}}), async ({page: tab}) => {
  const dialog = await openForm(tab);
  await dialog
    .getByLabel(/API key/)
    .first()
    .waitFor();
  assert.match((await dialog.textContent()) ?? '', /X-Acme/);
});
rows.row('auth.method none', api({auth: {method: 'none'}}, {security: []}), async ({page: tab}) => {
  const dialog = await openForm(tab);
  assert.equal(await dialog.locator('input[type="password"]').count(), 0);
});
rows.row('playground.mode interactive', api({playground: {mode: 'interactive'}}), ({page: tab}) =>
  sees(tab, '.try-button'),
);
rows.row('playground.mode simple', api({playground: {mode: 'simple'}}), async ({page: tab}) => {
  await sees(tab, '.base-url');
  await sees(tab, 'request-example[name="samples"]');
  await seesNot(tab, '.try-button');
});
rows.row('playground.mode hide', api({playground: {mode: 'hide'}}), async ({page: tab}) => {
  await sees(tab, '.operation-head');
  await sees(tab, 'openapi-endpoint', 'Fine.');
  for (const part of ['.try-button', '.base-url', 'request-example']) await seesNot(tab, part);
});
rows.row('playground.proxy sends requests through the proxy', api({playground: {proxy: true}}), async ({page: tab}) => {
  const asked = tab.waitForRequest(/\/_proxy\?url=/);
  const dialog = await openForm(tab);
  await dialog.getByRole('button', {name: 'Send', exact: true}).click();
  assert.match(decodeURIComponent((await asked).url()), /_proxy\?url=https:\/\/api\.example\/v1\/things/);
});
rows.row(
  'openapi generates pages',
  {docs: {api: {openapi: 'api.json'}}, files: api({}).files ?? {}, at: 'api-reference/get-things'},
  ({page: tab}) => sees(tab, 'h1', 'List things'),
);
rows.row(
  'openapi as a list generates the pages of each',
  {
    docs: {api: {openapi: ['api.json', 'more.json']}},
    files: {...api({}).files, 'more.json': apiDocument({post: {summary: 'Make more', responses}})},
    at: 'api-reference/post-things',
  },
  ({page: tab}) => sees(tab, 'h1', 'Make more'),
);
rows.row('viewer native', api({viewer: 'native'}), ({page: tab}) => sees(tab, 'openapi-endpoint .api-view'));
for (const [viewer, package_] of [
  ['thirdparty_a', /scalar/],
  ['thirdparty_b', /redoc/],
  ['thirdparty_c', /stoplight/],
] as const) {
  const asked: string[] = [];
  rows.row(
    `viewer ${viewer}`,
    {
      docs: {
        api: {openapi: 'api.json', viewer},
        integrations: {lectern: {cdn: 'https://cdn.example/'}},
        navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]},
      },
      files: api({}).files ?? {},
      at: 'api/get-things',
    },
    async ({page: tab}) => {
      for (let turn = 0; turn < 100 && !asked.some(each => package_.test(each)); turn++) await tab.waitForTimeout(100);
      assert.ok(
        asked.some(each => package_.test(each)),
        asked.join(),
      );
      asked.length = 0;
    },
    {
      prepare: tab =>
        tab.route(/^https:\/\/cdn\.example/, route => {
          asked.push(route.request().url());
          return route.abort();
        }),
    },
  );
}
rows.row(
  'mdx.server is the server of pages that are written by hand',
  {
    docs: {api: {mdx: {server: 'https://other.example'}}, navigation: {pages: ['index', 'api']}},
    files: {'api.mdx': page('Things', '<ParamField query="q" type="string">Word.</ParamField>', 'api: GET /things\n')},
    at: 'api',
  },
  async ({page: tab, kind, file}) => {
    await goesTo(await openForm(tab), 'https://other.example/things');
    if (kind === 'prerendered') assert.match(file('api.md'), /<https:\/\/other\.example>/);
    if (kind === 'prerendered') assert.match(file('llms.txt'), /https:\/\/other\.example/);
  },
);
rows.row(
  'a chosen environment is kept for the visitor',
  api({baseUrl: ['https://api.example', 'https://other.example']}),
  async ({page: tab, to}) => {
    const dialog = await openForm(tab);
    await dialog.getByLabel('Server', {exact: true}).selectOption({label: 'https://other.example'});
    await goesTo(dialog, 'https://other.example/things');
    await to('api/get-things');
    await sees(tab, '.base-url code', 'https://other.example');
    await sees(tab, 'request-example[name="samples"]', 'https://other.example/things');
  },
);
