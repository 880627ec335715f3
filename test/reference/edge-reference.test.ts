import assert from 'node:assert/strict';
import {test} from 'node:test';
import {reference} from '../../src/reference/edge-reference.js';

test('an edge handler serves page and document, and leaves files to the host', async () => {
  const handler = reference({spec: {openapi: '3.1.0', info: {title: 'Shop', version: '1'}}, base: '/docs'});
  const ask = (path: string) => handler(new Request(`https://a.example${path}`, {headers: {'accept-encoding': 'br'}}));
  const page = await ask('/docs/');
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('content-encoding'), null);
  assert.match(await page.text(), /src="_lectern\/lectern\.js" spec="openapi\.json"/);
  const document = await ask('/docs/openapi.json');
  assert.equal(document.headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal((await ask('/docs/_lectern/lectern.js')).status, 404);
});
