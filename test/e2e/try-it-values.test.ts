import assert from 'node:assert/strict';
import {test} from 'node:test';
import {numbersDocument} from '../openapi/numbers-document.js';
import {foreign} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {sentTo, withHost} from './try-it-host.js';
import {button, controlOf, openForm} from './try-it-page.js';

// The form sends values exactly as typed: digits of numbers, and null.

const browser = useBrowser();

/** Opens the form of a document in a host page, and returns the request that the API receives. */
const open = (
  document: string,
  path: string,
  use: (dialog: Awaited<ReturnType<typeof openForm>>, sent: () => readonly string[]) => Promise<void>,
) =>
  withHost(
    browser.open(),
    ({api}) => ({
      'page.html': foreign({
        body: `<openapi-endpoint spec="api.json" method="post" path="${path}" base-url="${api.origin}"></openapi-endpoint>`,
      }),
      'api.json': document,
    }),
    async ({page, api, uncaught}) => {
      const dialog = await openForm(page);
      await use(dialog, () =>
        sentTo(api)
          .filter(({method}) => method === 'POST')
          .map(({url, body}) => `${url} ${body.toString().replace(/\s+/g, '')}`),
      );
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  );

test('numbers are sent with their written digits', () =>
  open(numbersDocument(), '/n/{id}', async (dialog, sent) => {
    assert.equal(await controlOf(dialog, 'price').inputValue(), '10.00');
    await controlOf(dialog, 'step').fill('12.50');
    await button(dialog, 'Send').click();
    await soon(
      async () => sent(),
      ['/n/9223372036854775807?price=10.00 {"count":9007199254740993,"step":12.50,"kind":1.10,"version":4.00}'],
    );
  }));

test('null can be selected as a variant or beside a text, and is sent', () => {
  const schema = {
    type: 'object',
    required: ['price', 'name'],
    properties: {
      price: {anyOf: [{type: 'number'}, {type: 'string'}, {type: 'null'}]},
      name: {type: ['string', 'null']},
    },
  };
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/items': {post: {requestBody: {content: {'application/json': {schema}}}, responses: {}}}},
  };
  return open(JSON.stringify(document), '/items', async (dialog, sent) => {
    await dialog.locator('.variants select').selectOption({label: 'null'});
    const toggle = dialog.locator('button.null');
    await toggle.click();
    assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
    await button(dialog, 'Send').click();
    await soon(async () => sent(), ['/items {"price":null,"name":null}']);
  });
});
