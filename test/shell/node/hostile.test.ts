import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:net';
import {test} from 'node:test';
import {ask, type Started, start, startProxy} from './servers.js';

/** Starts a server on all of this machine's interfaces, and counts its connections. */
async function startCanary() {
  const seen: string[] = [];
  const started = await start((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.end('canary');
  }, '::');
  return {...started, seen, [Symbol.asyncDispose]: started[Symbol.asyncDispose]};
}

test('no notation of a local address reaches this computer', async () => {
  await using canary = await startCanary();
  const {port} = canary;
  const hosts = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'api.localhost',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '0.0.0.0',
    '0',
    '127.255.255.254',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '127。0。0。1',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '192.168.0.1',
    '100.64.0.1',
    'metadata.google.internal',
    'loopback.example',
    'both.example',
    'mapped.example',
    'translated.example',
  ];
  const resolve = async (name: string) => {
    const known: Readonly<Record<string, readonly string[]>> = {
      'loopback.example': ['127.0.0.1'],
      'both.example': ['93.184.216.34', '127.0.0.1'],
      'mapped.example': ['::ffff:127.0.0.1'],
      'translated.example': ['64:ff9b::7f00:1'],
      'metadata.google.internal': ['169.254.169.254'],
    };
    return known[name] ?? ['127.0.0.1'];
  };
  const targets = hosts.map(host => `http://${host}:${port}/`);
  await using proxy = await startProxy('', {origins: targets, allowPrivate: false, resolve});
  for (const target of targets) {
    const reply = await ask(proxy, target, {headers: {authorization: 'Bearer secret'}});
    assert.deepEqual([reply.status, reply.headers['x-lectern-proxy-error']], [403, 'target-private'], target);
  }
  assert.deepEqual(canary.seen, []);
});

test('no notation of a URL bypasses the list of origins', async () => {
  await using canary = await startCanary();
  await using api = await start((_, response) => response.end('api'));
  const evil = `127.0.0.1:${canary.port}`;
  const targets = [
    `http://${evil}/`,
    `http://localhost:${canary.port}/`,
    `http://127.0.0.1:${api.port}@${evil}/`,
    `http://${evil}#@127.0.0.1:${api.port}/`,
    `http://${evil}?@127.0.0.1:${api.port}/`,
    `http://${evil}\\@127.0.0.1:${api.port}/`,
    `http://127.0.0.1:${api.port}\\@${evil}/`,
    `//${evil}/`,
    `http:\\\\${evil}/`,
    `http:/${evil}/`,
    `http:${evil}/`,
    `\thttp://${evil}/`,
    `ht\ntp://${evil}/`,
    `http://127.0.0.1:${api.port}%40${evil}/`,
    `http://127.0.0.1:${api.port}\u0000.${evil}/`,
    `http://127.0.0.1:${api.port}\r\nHost: ${evil}/`,
    `https://127.0.0.1:${api.port}/`,
    `ws://${evil}/`,
    `file:///etc/hosts`,
    `data:text/html,x`,
  ];
  await using proxy = await startProxy(api.origin);
  for (const target of targets) {
    const {status, text} = await ask(proxy, target);
    assert.ok(status === 400 || status === 403, `${target}: ${status} ${text}`);
  }
  assert.equal((await ask(proxy, `${api.origin}//${evil}/../http://${evil}`)).text, 'api');
  assert.deepEqual(canary.seen, []);
});

test('the checked IP address is used, even if the name changes', async () => {
  const port = await freePort();
  const seen: string[] = [];
  await using good = await listen('127.0.0.1', port, seen);
  await using canary = await listen('127.0.0.2', port, seen);
  assert.ok(good && canary);
  let asked = 0;
  const resolve = async () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']);
  const target = `http://api.example:${port}`;
  // In this test, 127.0.0.1 represents a public address, and 127.0.0.2 a private one.
  const isAllowed = (address: string) => address === '127.0.0.1';
  await using proxy = await startProxy(target, {allowPrivate: false, resolve, isAllowed});
  assert.equal((await ask(proxy, target)).text, '127.0.0.1');
  assert.equal(asked, 1);
  // A request with a body opens a new connection, which checks the name again.
  assert.equal((await ask(proxy, target, {method: 'POST', body: 'x'})).status, 403);
  assert.deepEqual(seen, ['127.0.0.1']);
});

async function freePort(): Promise<number> {
  await using taken = await start(() => {});
  return taken.port;
}

async function listen(host: string, port: number, seen: string[]): Promise<Started> {
  const started = await start((_, response) => {
    seen.push(host);
    response.end(host);
  }, host);
  started.server.close();
  await once(started.server, 'close');
  started.server.listen(port, host);
  await once(started.server, 'listening');
  return started;
}

/** Sends exactly these bytes, and returns the response. */
async function raw(proxy: Started, bytes: string): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.setTimeout(500, () => socket.destroy());
  socket.on('error', () => {});
  let text = '';
  socket.on('data', chunk => {
    text += chunk.toString('latin1');
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return text;
}

test('headers and bodies cannot smuggle a second request', async () => {
  const seen: string[] = [];
  await using api = await start((request, response) => {
    request.resume().on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.rawHeaders.join('|').toLowerCase()}`);
      response.end('ok');
    });
  });
  await using proxy = await startProxy(api.origin);
  const path = `/_proxy?url=${encodeURIComponent(`${api.origin}/one`)}`;
  const head = (method: string, ...lines: string[]) =>
    `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Sec-Fetch-Site: same-origin', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`;
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
  const refused = [
    `${head('POST', 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
    head('POST', 'Content-Length: 5', 'Content-Length: 6') + hidden,
    `${head('POST', 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`,
    `${head('POST', 'Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`,
    head('POST', 'Content-Length: -1') + hidden,
    head('GET', 'X-A: a\nX-B: b\0'),
  ];
  for (const bytes of refused) assert.match(await raw(proxy, bytes), /^HTTP\/1\.1 400 /, bytes);
  assert.deepEqual(seen, []);
  const passed = [
    head('GET', 'Content-Length: 0'),
    head('GET', `Content-Length: ${hidden.length}`) + hidden,
    `${head('DELETE', 'Transfer-Encoding: chunked')}${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    `${head('POST', 'Transfer-Encoding: chunked', 'Trailer: X-T')}0\r\nX-T: 1\r\n\r\n`,
    head('GET', 'Upgrade: websocket', 'Proxy-Authorization: Basic eA==', 'X-Forwarded-For: 10.0.0.1', 'Cookie: docs=1'),
  ];
  for (const bytes of passed) assert.match(await raw(proxy, bytes), /^HTTP\/1\.1 200 /, bytes);
  assert.equal(seen.length, passed.length);
  for (const each of seen) {
    assert.match(each, /^(?:GET|POST|DELETE) \/one /);
    assert.doesNotMatch(each, /hidden|sec-fetch|proxy-|forwarded|cookie|upgrade|trailer|localhost/);
  }
});

test('pages of other sites, navigations and unknown hosts are rejected before sending', async () => {
  await using canary = await startCanary();
  const target = `http://127.0.0.1:${canary.port}`;
  await using proxy = await startProxy(target, {allowOrigins: ['https://docs.example.org']});
  const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [{'sec-fetch-site': 'cross-site', origin: 'https://evil.example'}, 'caller-foreign'],
    [{'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}, 'caller-not-script'],
    [{'sec-fetch-dest': 'image'}, 'caller-not-script'],
    [{host: 'evil.example'}, 'host-unknown'],
    [{host: 'localhost.evil.example:80', origin: 'http://localhost.evil.example'}, 'host-unknown'],
  ];
  for (const [headers, code] of cases) {
    const reply = await ask(proxy, target, {headers});
    assert.deepEqual([reply.status, reply.headers['x-lectern-proxy-error']], [403, code]);
    assert.equal(reply.headers['access-control-allow-origin'], undefined);
  }
  assert.deepEqual(canary.seen, []);
  const named = await ask(proxy, target, {
    headers: {'sec-fetch-site': 'cross-site', origin: 'https://docs.example.org', host: 'docs.example.org'},
  });
  assert.deepEqual([named.text, named.headers['access-control-allow-origin']], ['canary', 'https://docs.example.org']);
});
