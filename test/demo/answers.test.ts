import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, describe, test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import type {Exchange} from '../../demo/api/exchange.js';
import {sendStream} from '../../demo/api/respond.js';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {ask, askJson} from './ask.js';

let api: RunningApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

describe('streams', () => {
  test('events arrive one by one, with an end event', async () => {
    const {headers, text} = await ask(api.origin, '/stream/events?n=2&interval=1');
    assert.equal(headers['content-type'], 'text/event-stream');
    assert.equal(
      text,
      [
        ': readings of the weather station\n\n',
        'id: 1\nevent: reading\ndata: {"n":1,"celsius":13.5,"rain":false}\n\n',
        'id: 2\nevent: reading\ndata: {"n":2,"celsius":14.9,"rain":false}\n\n',
        'event: done\ndata: the last one\ndata: has two lines\n\n',
      ].join(''),
    );
  });

  test('lines and chunks arrive separately at the requested pace', async () => {
    for (const [path, first] of [
      ['lines', '{"n":1,"celsius":13.5,"rain":false}\n'],
      ['chunks', '1. apple falls\n'],
    ]) {
      const started = performance.now();
      const response = await fetch(`${api.origin}/stream/${path}?n=3&interval=40`);
      const chunks: string[] = [];
      for await (const chunk of response.body!) chunks.push(Buffer.from(chunk).toString());
      assert.equal(chunks[0], first);
      assert.equal(chunks.length, 3);
      assert.ok(performance.now() - started > 75);
    }
  });

  test('a slow response takes the requested time', async () => {
    const started = performance.now();
    assert.equal((await ask(api.origin, '/slow?ms=60')).text, 'This took 60 ms.\n');
    assert.ok(performance.now() - started > 55);
  });

  test('large responses have the requested size', async () => {
    const {bytes, text} = await ask(api.origin, '/big?mb=3');
    assert.ok(bytes.length >= 3_000_000 && bytes.length < 3_000_200, String(bytes.length));
    const list = JSON.parse(text) as readonly object[];
    assert.deepEqual(list[1], {id: 2, name: 'Tree 2', row: 2, isHealthy: true});
    assert.deepEqual((await askJson(api.origin, '/big?mb=0')).value, []);
    const file = await ask(api.origin, '/big.bin?mb=1');
    assert.deepEqual([file.bytes.length, file.headers['content-length']], [1_000_000, '1000000']);
  });

  test('a client that disconnects stops the stream', async () => {
    let ended = () => {};
    const end = new Promise<void>(resolve => {
      ended = resolve;
    });
    function* parts(): Generator<string> {
      try {
        for (;;) yield 'x'.repeat(50_000);
      } finally {
        ended();
      }
    }
    const server = createServer((_, response) => {
      sendStream({response} as Exchange, {}, parts()).catch(() => {});
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const control = new AbortController();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await (await fetch(url, {signal: control.signal})).body!.getReader().read();
    control.abort();
    await end;
    server.close();
  });
});

describe('media', () => {
  for (const [path, type] of [
    ['/image.svg', 'image/svg+xml'],
    ['/html', 'text/html; charset=utf-8'],
  ] as const)
    test(`${path} contains a script, and has its media type`, async () => {
      const {headers, text} = await ask(api.origin, path);
      assert.deepEqual([headers['content-type'], headers['x-content-type-options']], [type, 'nosniff']);
      assert.match(text, /<script>document\.title = /);
    });

  test('the image is a PNG of 96 pixels', async () => {
    const {bytes} = await ask(api.origin, '/image.png');
    assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [96, 96]);
  });

  test('the sound is a WAV file with the declared length', async () => {
    const {bytes} = await ask(api.origin, '/audio.wav');
    assert.equal(bytes.toString('latin1', 0, 4), 'RIFF');
    assert.equal(bytes.readUInt32LE(40), bytes.length - 44);
  });

  test('XML and text have their media types', async () => {
    assert.match((await ask(api.origin, '/xml')).text, /^<\?xml version="1.0"/);
    assert.equal((await ask(api.origin, '/text')).text, 'Äpfel, Birnen & Zwetschgen: 🍏 🍐\n');
  });
});

describe('answers', () => {
  test('any status is available, without a body where none is allowed', async () => {
    for (const code of [200, 201, 299, 304, 404, 418, 503, 599])
      assert.equal((await ask(api.origin, `/status/${code}`)).status, code);
    for (const code of [204, 205, 304]) assert.equal((await ask(api.origin, `/status/${code}`)).text, '');
    for (const code of ['199', '600', 'abc', '']) assert.equal((await ask(api.origin, `/status/${code}`)).status, 400);
    assert.deepEqual((await askJson(api.origin, '/status/418')).value, {status: 418, title: "I'm a Teapot"});
  });

  test('redirects end at the echo operation', async () => {
    const {status, headers} = await ask(api.origin, '/redirect?times=2&status=308');
    assert.deepEqual([status, headers.location], [308, '/redirect?times=1&status=308']);
    const response = await fetch(`${api.origin}/redirect?times=3`);
    assert.equal(response.url, `${api.origin}/echo?from=redirect`);
  });

  test("the other origin is the server's other name, or the requested one", async () => {
    const away = (query: string) => ask(api.origin, `/redirect/away${query}`);
    const {port} = new URL(api.origin);
    assert.equal((await away('')).headers.location, `http://localhost:${port}/echo?from=redirect`);
    assert.equal((await away('?to=http://127.0.0.1:9/x')).headers.location, 'http://127.0.0.1:9/x');
    assert.equal((await away('?to=javascript:alert(1)')).status, 400);
  });

  test('an empty response is empty', async () => {
    const {status, text} = await ask(api.origin, '/empty');
    assert.deepEqual([status, text], [204, '']);
  });

  test('the listed headers are sent', async () => {
    const {headers, value} = await askJson<{sent: string[]}>(api.origin, '/headers');
    assert.ok(value.sent.length > 10);
    for (const name of value.sent) assert.notEqual(headers[name], undefined, name);
  });

  test('broken responses have the documented fault', async () => {
    const broken = await ask(api.origin, '/broken-json');
    assert.equal(broken.headers['content-type'], 'application/json');
    assert.throws(() => JSON.parse(broken.text));
    const {bytes} = await ask(api.origin, '/malformed-utf8');
    assert.throws(() => new TextDecoder('utf-8', {fatal: true}).decode(bytes));
    await assert.rejects(ask(api.origin, '/close'));
  });

  test('a compressed response can be decompressed', async () => {
    const {headers, bytes} = await ask(api.origin, '/gzip');
    assert.equal(headers['content-encoding'], 'gzip');
    assert.equal(JSON.parse(gunzipSync(bytes).toString()).length, 200);
  });
});
