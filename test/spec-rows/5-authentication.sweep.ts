import assert from 'node:assert/strict';
import {after} from 'node:test';
import type {Page} from 'playwright-core';
import {serve} from '../e2e/site.js';
import {openForm} from '../e2e/try-it-page.js';
import {answerApi, apiDocument, type RowProject, Rows, responses} from './row.js';

const rows = new Rows('4, 5');
const api = (settings: object): RowProject => ({
  docs: {api: settings, navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}},
  files: {'api.json': apiDocument({get: {summary: 'List things', responses}})},
  at: 'api/get-things',
});

/** Fills in the required credentials, sends the request, and returns the headers that arrived. */
async function send(page: Page, typed: readonly string[]) {
  const sent = await answerApi(page);
  const dialog = await openForm(page);
  const fields = dialog.locator('.form input[type="password"], .form input[autocomplete="username"], .form .user');
  for (const [at, text] of typed.entries()) await fields.nth(at).fill(text);
  await dialog.getByRole('button', {name: 'Send', exact: true}).click();
  await dialog.getByText('200').first().waitFor();
  return sent;
}

rows.row('a request goes from the browser to the API', api({auth: {method: 'none'}}), async ({page}) => {
  const [request] = await send(page, []);
  assert.equal(`${request?.method} ${request?.url}`, 'GET https://api.example/v1/things');
  assert.equal(request?.headers.authorization, undefined);
});
rows.row('bearer', api({auth: {method: 'bearer'}}), async ({page}) => {
  const [request] = await send(page, ['secret-1']);
  assert.equal(request?.headers.authorization, 'Bearer secret-1');
});
rows.row(
  'key goes in the header that auth.name names',
  api({auth: {method: 'key', name: 'X-Acme'}}),
  async ({page}) => {
    const [request] = await send(page, ['secret-1']);
    assert.equal(request?.headers['x-acme'], 'secret-1');
  },
);
rows.row('basic', api({auth: {method: 'basic'}}), async ({page}) => {
  const sent = await answerApi(page);
  const dialog = await openForm(page);
  await dialog.getByLabel(/User name/).fill('ann');
  await dialog.getByLabel(/Password/).fill('pass');
  await dialog.getByRole('button', {name: 'Send', exact: true}).click();
  await dialog.getByText('200').first().waitFor();
  assert.equal(sent[0]?.headers.authorization, `Basic ${Buffer.from('ann:pass').toString('base64')}`);
});
rows.row('credentials are entered once per session', api({auth: {method: 'bearer'}}), async ({page, to}) => {
  await send(page, ['secret-1']);
  await to('api/get-things');
  const dialog = await openForm(page);
  await page.waitForFunction(() => Object.keys(localStorage).length > 0);
  const value = dialog.locator('.form input[type="password"]').first();
  await value.waitFor();
  assert.equal(await value.inputValue(), 'secret-1');
});
rows.row(
  'tokens are kept in localStorage, and never go to the docs',
  api({auth: {method: 'bearer'}}),
  async ({page, url, requests}) => {
    const ours: string[] = [];
    page.on('request', request => {
      if (request.url().startsWith(url)) ours.push(`${request.url()} ${JSON.stringify(request.headers())}`);
    });
    await send(page, ['secret-1']);
    assert.match(await page.evaluate(() => JSON.stringify({...localStorage})), /secret-1/);
    assert.doesNotMatch(ours.join() + requests.join(), /secret-1/);
  },
);
// A server without CORS headers.
const closed = await serve({things: '{}'});
after(() => closed.close());
rows.row(
  'an answer without CORS is explained, and that the API server mends it',
  api({auth: {method: 'none'}, baseUrl: closed.url}),
  async ({page}) => {
    const dialog = await openForm(page);
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    await dialog.getByText('CORS').first().waitFor();
  },
);
