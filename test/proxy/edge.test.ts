import assert from 'node:assert/strict';
import {test} from 'node:test';
import worker, {type Environment} from '../../demo/edge/worker.js';

const files: Environment = {ASSETS: {fetch: async request => new Response(`file ${new URL(request.url).pathname}`)}};

test('the edge example serves its files, and the proxy at its path', async () => {
  const ask = (address: string, headers = {}) =>
    worker.fetch(new Request(`https://docs.example${address}`, {headers}), files);
  assert.equal(await (await ask('/guide/intro')).text(), 'file /guide/intro');
  const own = {'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '8.8.8.8'};
  const refused = await ask('/_proxy?url=https://other.example/', own);
  assert.equal(refused.headers.get('x-lectern-proxy-error'), 'target-origin');
  const foreign = await ask('/_proxy?url=https://api.shop.example/', {origin: 'https://evil.example'});
  assert.equal(foreign.headers.get('x-lectern-proxy-error'), 'caller-foreign');
});
