import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {createPinnedTransport} from '../../shell/node/http/web-transport.js';
import {createProxy, type LogEntry, type ProxyOptions} from '../../src/proxy/proxy.js';
import {start} from '../shell/node/servers.js';

// The handler of edge hosts, with their transport and with the one that checks IP addresses.
const transports = {
  fetch: undefined,
  pinned: createPinnedTransport({allowPrivate: true}),
};

for (const [name, transport] of Object.entries(transports)) {
  const proxyOf = (origin: string, options: Partial<ProxyOptions> = {}) =>
    createProxy({origins: [origin], allowPrivate: true, ...options, ...(transport && {transport})});
  const requestFor = (target: string, init: RequestInit & {duplex?: 'half'} = {}) =>
    new Request(`https://docs.example.com/_proxy?url=${encodeURIComponent(target)}`, {
      ...init,
      headers: {'sec-fetch-site': 'same-origin', ...(init.headers as object)},
    });

  test(`${name}: method, headers, body and status pass`, async () => {
    await using api = await start((request, response) => {
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(201, {'X-Api': 'yes', 'Set-Cookie': 'a=1'});
        response.end(`${request.method} ${request.url} ${request.headers.cookie} ${request.headers['x-key']} ${body}`);
      });
    });
    const headers = {'x-key': 'k', cookie: 'docs=1', 'x-lectern-cookie': 'api=2'};
    const answer = await proxyOf(api.origin)(requestFor(`${api.origin}/a?b=c`, {method: 'PUT', body: 'text', headers}));
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get('x-api'), 'yes');
    assert.equal(answer.headers.get('set-cookie'), null);
    assert.equal(answer.headers.get('content-security-policy'), 'sandbox');
    assert.equal(await answer.text(), 'PUT /a?b=c api=2 k text');
  });

  test(`${name}: a compressed body is readable by its headers`, async () => {
    await using api = await start((_, response) =>
      response.writeHead(200, {'content-encoding': 'gzip'}).end(gzipSync('text')),
    );
    const answer = await proxyOf(api.origin)(requestFor(api.origin));
    const isPacked = answer.headers.get('content-encoding') === 'gzip';
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.deepEqual(bytes, isPacked ? gzipSync('text') : Buffer.from('text'));
    assert.equal(isPacked, name === 'pinned');
  });

  test(`${name}: empty responses, redirects and rejections are responses`, async () => {
    await using api = await start((request, response) =>
      response.writeHead(Number((request.url ?? '').slice(1)), {location: '/elsewhere'}).end(),
    );
    const proxy = proxyOf(api.origin);
    assert.equal((await proxy(requestFor(`${api.origin}/204`))).status, 204);
    const moved = await proxy(requestFor(`${api.origin}/307`));
    assert.deepEqual([moved.status, moved.headers.get('x-lectern-status')], [200, '307']);
    assert.equal(moved.headers.get('x-lectern-location'), '/elsewhere');
    assert.equal(await moved.text(), '');
    const refused = await proxy(requestFor('https://other.example/'));
    assert.equal(refused.status, 403);
    assert.deepEqual(await refused.json(), {
      code: 'target-origin',
      message: 'https://other.example is not an API of this documentation.',
      fix: 'add "https://other.example" to api.baseUrl of docs.json, or to "servers" of a document.',
    });
  });

  test(`${name}: sizes are counted during transfer`, async () => {
    await using api = await start((request, response) => {
      request.on('error', () => {});
      if (request.method === 'GET') response.write(Buffer.alloc(200_000));
      request.resume();
    });
    const proxy = proxyOf(api.origin, {limits: {bodyIn: 100_000, bodyOut: 100_000}});
    const body = new ReadableStream<Uint8Array>({
      pull: controller => controller.enqueue(new Uint8Array(30_000)),
    });
    const tooMuch = await proxy(requestFor(api.origin, {method: 'POST', body, duplex: 'half'}));
    assert.deepEqual([tooMuch.status, tooMuch.headers.get('x-lectern-proxy-error')], [413, 'body-size']);
    const cut = await proxy(requestFor(api.origin));
    assert.equal(cut.status, 200);
    await assert.rejects(cut.arrayBuffer());
  });

  test(`${name}: slots are freed after finished, aborted and missing responses`, async () => {
    await using api = await start((request, response) => {
      if (request.url === '/whole') response.end('whole');
      else if (request.url === '/part') response.write('part');
    });
    const log: LogEntry[] = [];
    const limits = {inAll: 1, headers: 1000};
    const proxy = proxyOf(api.origin, {limits, log: entry => log.push(entry)});
    const ask = (path: string, init: RequestInit = {}) => proxy(requestFor(api.origin + path, init));
    await (await ask('/whole')).text();
    const part = await ask('/part');
    assert.equal((await ask('/whole')).headers.get('x-lectern-proxy-error'), 'busy');
    await part.body!.cancel();
    assert.equal((await ask('/never')).headers.get('x-lectern-proxy-error'), 'headers-time');
    const leaving = new AbortController();
    const left = ask('/part', {signal: leaving.signal});
    const read = (await left).text();
    leaving.abort();
    await assert.rejects(read);
    assert.equal(await (await ask('/whole')).text(), 'whole');
    assert.deepEqual(
      log.map(({status, code}) => [status, code]),
      [
        [200, undefined],
        [503, 'busy'],
        [200, undefined],
        [504, 'headers-time'],
        [200, undefined],
        [200, undefined],
      ],
    );
  });
}

test('hosts without address checks reject origins on this computer', async () => {
  await using api = await start(() => assert.fail('the request arrived'));
  const proxy = createProxy({origins: [api.origin]});
  const request = new Request(`https://d.example/_proxy?url=${api.origin}`, {
    headers: {'sec-fetch-site': 'same-origin'},
  });
  assert.equal((await proxy(request)).headers.get('x-lectern-proxy-error'), 'target-private');
});
