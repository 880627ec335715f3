import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hrefs, type ServeOptions, soon, texts, useBrowser, type Visit, withSite} from './site.js';
import {button, openForm} from './try-it-page.js';

// A site by one script tag that names API documents, without docs.json.

const browser = useBrowser();

const responses = {
  200: {description: 'ok', content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}},
};
const petstore = {
  openapi: '3.0.3',
  info: {title: 'Swagger Petstore', version: '1.0.0', description: 'A store of pets.'},
  servers: [{url: '/v1'}],
  tags: [{name: 'pets', description: 'All about pets.'}],
  paths: {
    '/pets': {
      get: {operationId: 'listPets', summary: 'List all pets', tags: ['pets'], responses},
      post: {operationId: 'createPet', summary: 'Create a pet', tags: ['pets'], responses},
    },
    '/pets/{id}': {
      get: {operationId: 'showPet', summary: 'Show a pet', tags: ['pets'], responses},
      delete: {operationId: 'deletePet', summary: 'Delete a pet', tags: ['pets'], 'x-internal': true, responses},
    },
  },
  components: {schemas: {Pet: {type: 'object', properties: {name: {type: 'string'}}}}},
};
const yaml = `openapi: 3.1.0
info: {title: Order events, version: '2'}
paths:
  /orders:
    get: {operationId: listOrders, summary: List orders, tags: [Orders], responses: {'200': {description: ok}}}
`;
const own = {
  openapi: '3.1.0',
  info: {title: 'Own', version: '1'},
  servers: [{url: '/rest'}],
  security: [{key: []}],
  paths: {'/orders': {get: {operationId: 'listOrders', summary: 'List orders', responses: {200: {description: 'ok'}}}}},
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'x-key'}}},
};
const collect = `globalThis.violations = [];
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective + ' ' + event.blockedURI));`;
const files = {
  'openapi.json': JSON.stringify(petstore),
  'specs/orders.yaml': yaml,
  'collect.js': collect,
  'own.json': JSON.stringify(own),
};
const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'";

/** Opens a site by a tag with these attributes. Fails on console messages, unless `mayFail` is set. */
const withTag = (
  attributes: string,
  use: (visit: Visit) => Promise<void>,
  {mayFail = false, ...options}: ServeOptions & {readonly path?: string; readonly mayFail?: boolean} = {},
) =>
  withSite(
    browser.open(),
    files,
    async visit => {
      await use(visit);
      if (!mayFail) assert.deepEqual([visit.messages, visit.uncaught], [[], []]);
      const missing = visit.requests.filter(path => /docs\.json|\.mdx?$|^https?:/.test(path));
      assert.deepEqual(missing, [], 'there is no project to ask for');
    },
    {guessesStyles: true, attributes, ...options},
  );

test('one tag shows a document with introduction, operations and search, read once', () =>
  withTag('spec="openapi.json"', async ({page, shows, requests}) => {
    await shows('Swagger Petstore');
    assert.match(await page.title(), /^Swagger Petstore/);
    assert.deepEqual(await texts(page, '.sidebar-nav .nav-link'), [
      'Overview',
      'GETList all pets',
      'POSTCreate a pet',
      'GETShow a pet',
    ]);
    assert.equal(await page.locator('.site-tabs .tab-link').count(), 0);
    await page.click('.nav-link:has-text("Create a pet")');
    await shows('Create a pet');
    assert.equal(new URL(page.url()).hash, '#/api-reference/pets/create-a-pet');
    await page.locator('.try-button').first().click();
    await page.getByRole('button', {name: 'Send'}).first().waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await shows('Create a pet');
    await page.keyboard.press('Control+k');
    await page.locator('site-search input').fill('show a pet');
    await page.locator('site-search [role=option]').filter({hasText: 'Show a pet'}).first().waitFor();
    assert.equal(requests.filter(path => path === '/openapi.json').length, 2, 'once for each of two loads');
  }));

test('each document has its own tab, in JSON or YAML', () =>
  withTag(' spec="openapi.json specs/orders.yaml" title="Our APIs"', async ({page, shows, go}) => {
    await shows('Swagger Petstore');
    assert.deepEqual(await texts(page, '.tab-link'), ['Swagger Petstore', 'Order events']);
    assert.deepEqual(await texts(page, '.site-header .site-name'), ['Our APIs']);
    await page.click('.tab-link:has-text("Order events")');
    await shows('Order events');
    assert.equal(new URL(page.url()).hash, '#/order-events');
    await go('#/order-events/orders/list-orders', 'List orders');
    assert.equal(await page.title(), 'List orders - Our APIs');
  }));

test('attributes set title, logo, color and theme', () =>
  withTag(
    'spec="openapi.json" title="Pets" logo="specs/logo.svg" color="#b91c1c" theme="theme_5"',
    async ({page, shows, go}) => {
      await shows('Swagger Petstore');
      assert.equal(await page.getAttribute('html', 'data-theme'), 'theme_5');
      assert.match(String(await page.getAttribute('.site-header img', 'src')), /specs\/logo\.svg$/);
      assert.equal(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docs-brand').trim()),
        '#b91c1c',
      );
      await go('#/api-reference/pets/show-a-pet', 'Show a pet');
      assert.equal(await page.title(), 'Show a pet - Pets');
    },
    {mayFail: true},
  ));

test('a missing document has an error page, and the others work', () =>
  withTag(
    'spec="specs/orders.yaml none.json"',
    async ({page, shows}) => {
      await shows('Order events');
      assert.deepEqual(await texts(page, '.tab-link'), ['Order events', 'None']);
      await page.click('.tab-link:has-text("None")');
      await page.locator('.operation-failed').waitFor();
      assert.match((await texts(page, '.operation-failed')).join(), /none\.json/);
    },
    {mayFail: true},
  ));

test('a single missing document is named too', () =>
  withTag(
    'spec="none.json"',
    async ({page}) => {
      await page.locator('.operation-failed').waitFor();
      assert.match((await texts(page, '.operation-failed')).join(), /none\.json/);
    },
    {mayFail: true},
  ));

test('without a document and docs.json, the page explains both options', () =>
  withSite(browser.open(), {}, async ({page}) => {
    await page.locator('.site-notice').waitFor();
    const [said = ''] = await texts(page, '.site-notice');
    assert.match(said, /docs\.json does not exist\./);
    assert.match(said, /Create docs\.json with \{"name"/);
    assert.match(
      said,
      /show an API document without it: <script type="module" src="lectern\.js" spec="openapi\.json">/,
    );
  }));

test('a strict policy blocks nothing, from the introduction to the form', () =>
  withTag(
    'spec="openapi.json specs/orders.yaml"',
    async ({page, shows, go}) => {
      await shows('Swagger Petstore');
      await go('#/swagger-petstore/pets/create-a-pet', 'Create a pet');
      await page.locator('.try-button').first().click();
      await page.getByRole('button', {name: 'Send'}).first().waitFor();
      await page.keyboard.press('Escape');
      await go('#/order-events/orders/list-orders', 'List orders');
      const violations = await page.evaluate(() => (globalThis as unknown as {violations: unknown[]}).violations);
      assert.deepEqual(violations, []);
    },
    {
      headers: {'content-security-policy': strict},
      head: '<script src="/collect.js"></script>',
    },
  ));

test('pages can be in any folder, with documents beside it', () =>
  withTag(
    'spec="/docs/openapi.json"',
    async ({page, shows}) => {
      await shows('Swagger Petstore');
      assert.deepEqual(await hrefs(page, '.nav-link:has-text("Show a pet")'), ['#/api-reference/pets/show-a-pet']);
    },
    {base: '/docs/'},
  ));

test('credentials go to the API on this origin without a prompt', () =>
  withTag(
    'spec="own.json"',
    async ({page, shows}) => {
      await shows('List orders');
      const sent: (string | undefined)[] = [];
      page.on('request', request => {
        if (new URL(request.url()).pathname === '/rest/orders') sent.push(request.headers()['x-key']);
      });
      const dialog = await openForm(page);
      await dialog.getByLabel('API key', {exact: true}).first().fill('for-the-api');
      await button(dialog, 'Send').click();
      await dialog.locator('try-it-response').getByText('404', {exact: true}).first().waitFor();
      assert.equal(await dialog.getByRole('alertdialog').count(), 0);
      assert.deepEqual(sent, ['for-the-api']);
    },
    {mayFail: true, path: '#operation/listOrders'},
  ));

const fragments: readonly (readonly [tool: string, fragment: string, title: string, hash: string])[] = [
  ['Swagger UI', '#/pets/showPet', 'Show a pet', '#/api-reference/pets/show-a-pet'],
  ['Swagger UI, a tag', '#/pets', 'Swagger Petstore', '#/api-reference#tag-pets'],
  ['Redoc', '#operation/showPet', 'Show a pet', '#/api-reference/pets/show-a-pet'],
  ['Redoc, in a tag', '#tag/pets/operation/createPet', 'Create a pet', '#/api-reference/pets/create-a-pet'],
  ['Redoc, a tag', '#tag/pets', 'Swagger Petstore', '#/api-reference#tag-pets'],
  ['Scalar', '#tag/pets/GET/pets/{id}', 'Show a pet', '#/api-reference/pets/show-a-pet'],
];
for (const [tool, fragment, title, hash] of fragments)
  test(`a link to ${fragment} leads to its part (${tool})`, () =>
    withTag(
      'spec="openapi.json"',
      async ({page, shows}) => {
        await shows(title);
        await soon(async () => new URL(page.url()).hash, hash);
      },
      {path: fragment},
    ));

test('an unknown fragment is a missing page', () =>
  withTag('spec="openapi.json"', ({shows}) => shows('Page not found'), {path: '#/pets/none'}));
