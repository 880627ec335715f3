import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:net';
import {test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {LogEntry} from '../../../../../src/proxy/proxy.js';
import {ask, open, start, startProxy} from '../../servers.js';

test('method, headers, body and status pass unchanged', async () => {
  await using api = await start((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(418, {'X-Api': 'yes', 'Set-Cookie': 'a=1', 'Content-Type': 'application/json'});
      const {method, url, headers} = request;
      response.end(JSON.stringify({method, url, headers, body: Buffer.concat(chunks).toString()}));
    });
  });
  await using proxy = await startProxy(api.origin);
  const reply = await ask(proxy, `${api.origin}/users?x=1`, {
    method: 'PATCH',
    headers: {authorization: 'Bearer 1', cookie: 'docs=1', 'x-lectern-cookie': 'api=2', 'content-type': 'text/x'},
    body: 'hello',
  });
  assert.equal(reply.status, 418);
  assert.equal(reply.headers['x-api'], 'yes');
  assert.equal(reply.headers['set-cookie'], undefined);
  assert.equal(reply.headers['content-disposition'], 'attachment');
  assert.equal(reply.headers['content-security-policy'], 'sandbox');
  const host = new URL(api.origin).host;
  assert.deepEqual(JSON.parse(reply.text), {
    method: 'PATCH',
    url: '/users?x=1',
    headers: {
      authorization: 'Bearer 1',
      'content-type': 'text/x',
      cookie: 'api=2',
      host,
      'content-length': '5',
      connection: 'close',
    },
    body: 'hello',
  });
});

test('a body without a length is sent in chunks, also with GET', async () => {
  await using api = await start((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify(request.headers)));
  });
  await using proxy = await startProxy(api.origin);
  const reply = await ask(proxy, api.origin, {
    headers: {'transfer-encoding': 'chunked'},
    body: 'GET / HTTP/1.1\r\n\r\n',
  });
  assert.equal(JSON.parse(reply.text)['transfer-encoding'], 'chunked');
});

test('compressed bytes pass with their header', async () => {
  const packed = gzipSync('text');
  await using api = await start((_, response) => response.writeHead(200, {'content-encoding': 'gzip'}).end(packed));
  await using proxy = await startProxy(api.origin);
  const answer = await open(proxy, api.origin);
  assert.equal(answer.headers['content-encoding'], 'gzip');
  assert.deepEqual(Buffer.concat(await answer.toArray()), packed);
});

test('empty responses end, and the connection continues', async () => {
  await using api = await start((request, response) => {
    if (request.method === 'HEAD') response.writeHead(200, {'content-length': 60_000_000}).end();
    else if (request.url === '/205') response.writeHead(205, {'content-length': 3}).end('abc');
    else response.writeHead(Number((request.url ?? '').slice(1))).end();
  });
  await using proxy = await startProxy(api.origin);
  for (const status of [204, 205, 304]) {
    const reply = await ask(proxy, `${api.origin}/${status}`);
    assert.deepEqual([reply.status, reply.text], [status, '']);
  }
  const head = await ask(proxy, api.origin, {method: 'HEAD'});
  assert.deepEqual([head.status, head.headers['content-length'], head.text], [200, '60000000', '']);
});

test('a redirect is a result and is not followed', async () => {
  let asked = 0;
  await using canary = await start((_, response) => {
    asked++;
    response.end();
  });
  await using api = await start((_, response) =>
    response.writeHead(302, {location: `${canary.origin}/x`}).end('moved'),
  );
  await using proxy = await startProxy(api.origin);
  const reply = await ask(proxy, api.origin, {headers: {authorization: 'Bearer 1'}});
  assert.deepEqual(
    [
      reply.status,
      reply.headers['x-lectern-status'],
      reply.headers['x-lectern-location'],
      reply.headers.location,
      reply.text,
    ],
    [200, '302', `${canary.origin}/x`, undefined, 'moved'],
  );
  assert.equal(asked, 0);
});

test('a proxy failure is distinguishable from an API response', async () => {
  const closed = await start(() => {});
  const {origin, port} = closed;
  await closed[Symbol.asyncDispose]();
  await using odd = await start(() => {});
  odd.server.on('connection', socket => socket.end('no HTTP at all\r\n\r\n'));
  await using proxy = await startProxy(origin, {
    origins: [origin, odd.origin, 'https://api.example.com', `https://127.0.0.1:${odd.port}`],
    resolve: name => Promise.reject(Object.assign(new Error(name), {code: 'ENOTFOUND'})),
  });
  const refused = await ask(proxy, origin);
  assert.deepEqual(
    [refused.status, refused.headers['x-lectern-proxy-error'], JSON.parse(refused.text)],
    [
      502,
      'connection-refused',
      {
        code: 'connection-refused',
        message: `127.0.0.1:${port} refuses connections.`,
        fix: 'start the server of the API.',
      },
    ],
  );
  const code = async (target: string) => (await ask(proxy, target)).headers['x-lectern-proxy-error'];
  assert.equal(await code('https://api.example.com/'), 'name-unknown');
  assert.equal(await code(odd.origin), 'answer-shape');
  assert.equal(await code(`https://127.0.0.1:${odd.port}`), 'connection-lost');
});

test('a body over the limit is not forwarded, with or without a length', async () => {
  let got = 0;
  await using api = await start((request, response) => {
    request.on('data', (chunk: Buffer) => {
      got += chunk.length;
    });
    request.on('error', () => {});
    request.on('end', () => response.end());
  });
  await using proxy = await startProxy(api.origin, {limits: {bodyIn: 1_000_000}});
  const body = Buffer.alloc(1_200_000);
  const said = await ask(proxy, api.origin, {method: 'POST', body});
  assert.deepEqual([said.status, said.headers['x-lectern-proxy-error'], got], [413, 'body-size', 0]);
  const counted = await ask(proxy, api.origin, {method: 'POST', body, headers: {'transfer-encoding': 'chunked'}});
  assert.deepEqual([counted.status, counted.headers['x-lectern-proxy-error']], [413, 'body-size']);
  assert.ok(got <= 1_100_000, `${got} bytes arrived`);
});

test('an oversized response is rejected by its length, or truncated', async () => {
  const piece = Buffer.alloc(100_000);
  let sent = 0;
  await using api = await start((request, response) => {
    if (request.url === '/said') response.writeHead(200, {'content-length': 3_000_000});
    const timer = setInterval(() => {
      sent += piece.length;
      response.write(piece);
    }, 1);
    response.on('close', () => clearInterval(timer));
  });
  await using proxy = await startProxy(api.origin, {limits: {bodyOut: 1_000_000}});
  const said = await ask(proxy, `${api.origin}/said`);
  assert.deepEqual(
    [said.status, JSON.parse(said.text).message],
    [502, 'The response of the API is larger than 1 MB, the limit of the proxy.'],
  );
  sent = 0;
  const answer = await open(proxy, api.origin);
  assert.equal(answer.headers['x-lectern-limit'], '1000000');
  let read = 0;
  await assert.rejects(async () => {
    for await (const chunk of answer) read += chunk.length;
  });
  assert.ok(read <= 1_100_000, `${read} bytes came through`);
  await wait(20);
  const before = sent;
  await wait(50);
  assert.equal(sent, before, 'the API was not stopped');
});

test('each wait has a timeout', async () => {
  await using api = await start((request, response) => {
    if (request.url === '/slow') response.write('begin');
  });
  const limits = {headers: 60, total: 150};
  await using proxy = await startProxy(api.origin, {limits});
  const late = await ask(proxy, `${api.origin}/never`);
  assert.deepEqual([late.status, late.headers['x-lectern-proxy-error']], [504, 'headers-time']);
  await assert.rejects(ask(proxy, `${api.origin}/slow`));
  await using large = await start((_, response) => response.end(Buffer.alloc(20_000_000)));
  await using impatient = await startProxy(large.origin, {limits});
  const unread = await open(impatient, large.origin);
  await wait(250);
  await assert.rejects(unread.toArray());
  const never = () => new Promise<readonly string[]>(() => {});
  await using stuck = await startProxy('http://api.example.com', {resolve: never, limits: {connect: 50}});
  const connecting = await ask(stuck, 'http://api.example.com');
  assert.deepEqual([connecting.status, connecting.headers['x-lectern-proxy-error']], [504, 'connect-time']);
});

test('a client that disconnects ends the API request at any time', async () => {
  const gone: string[] = [];
  let came = () => {};
  await using api = await start((request, response) => {
    response.on('close', () => gone.push(request.url ?? ''));
    if (request.url === '/during') response.write('begin');
    came();
  });
  const log: LogEntry[] = [];
  await using proxy = await startProxy(api.origin, {log: entry => log.push(entry)});
  for (const path of ['/before', '/during']) {
    const arrived = new Promise<void>(done => {
      came = done;
    });
    const socket = connect(proxy.port, '127.0.0.1');
    const target = encodeURIComponent(api.origin + path);
    socket.write(`GET /_proxy?url=${target} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n\r\n`);
    if (path === '/during') await once(socket, 'data');
    await arrived;
    socket.destroy();
    for (let tries = 0; tries < 100 && !gone.includes(path); tries++) await wait(10);
  }
  assert.deepEqual(gone, ['/before', '/during']);
  assert.deepEqual(
    log.map(({code}) => code),
    ['caller-left', undefined],
  );
});

test('of 500 slow clients, 200 are served and the others told to wait', async () => {
  await using api = await start((_, response) => void response.write('begin'));
  await using proxy = await startProxy(api.origin);
  const clients = Array.from({length: 500}, (_, index) => `127.0.1.${1 + Math.floor(index / 20)}`);
  const answers = await Promise.all(clients.map(from => open(proxy, api.origin, {from})));
  const served = answers.filter(({statusCode}) => statusCode === 200);
  const sentAway = answers.filter(({statusCode}) => statusCode === 503);
  assert.deepEqual([served.length, sentAway.length], [200, 300]);
  for (const answer of sentAway) {
    assert.equal(answer.headers['retry-after'], '2');
    assert.equal(JSON.parse(Buffer.concat(await answer.toArray()).toString()).code, 'busy');
  }
  for (const answer of served) answer.destroy();
  for (let tries = 0; tries < 100; tries++) {
    const again = await open(proxy, api.origin);
    again.destroy();
    if (again.statusCode === 200) return;
    await wait(20);
  }
  assert.fail('no place became free');
});

test('a client that keeps sending a rejected body is disconnected', async () => {
  await using api = await start(() => {});
  await using proxy = await startProxy(api.origin);
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => {});
  const answered = once(socket, 'data');
  const target = encodeURIComponent(api.origin);
  const head = `POST /_proxy?url=${target} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n`;
  socket.write(`${head}Content-Length: 900000000\r\n\r\n`);
  const [first] = (await answered) as [Buffer];
  assert.match(first.toString(), /^HTTP\/1\.1 413 /);
  const sending = setInterval(() => socket.write('x'.repeat(1000)), 20);
  const started = Date.now();
  // `once` from `node:events` would reject when the connection breaks.
  await new Promise(done => socket.once('close', done));
  clearInterval(sending);
  assert.ok(Date.now() - started < 4000);
});

test('one client has 20 slots', async () => {
  await using api = await start((_, response) => void response.write('begin'));
  await using proxy = await startProxy(api.origin);
  const answers = await Promise.all(Array.from({length: 21}, () => open(proxy, api.origin)));
  const codes = answers.map(({headers}) => headers['x-lectern-proxy-error']).filter(Boolean);
  assert.deepEqual(codes, ['busy-client']);
  assert.equal((await open(proxy, api.origin, {from: '127.0.1.1'})).statusCode, 200);
  for (const answer of answers) answer.destroy();
});

test('a log contains no credentials, query or body', async () => {
  const mark = 'c4n4ry-t0k3n';
  await using api = await start((_, response) => response.end(mark));
  const log: LogEntry[] = [];
  await using proxy = await startProxy(api.origin, {log: entry => log.push(entry)});
  const headers = {authorization: `Bearer ${mark}`, 'x-lectern-cookie': mark, cookie: mark};
  await ask(proxy, `${api.origin}/users?token=${mark}#${mark}`, {method: 'POST', headers, body: mark});
  await ask(proxy, `http://${mark}:${mark}@127.0.0.1/`, {headers});
  await ask(proxy, `http://other.example/?${mark}`, {headers});
  assert.equal(JSON.stringify(log).includes(mark), false);
  const [first, ...others] = log.map(({time: _, milliseconds: __, ...rest}) => rest);
  assert.deepEqual(first, {method: 'POST', target: `${api.origin}/users`, status: 200});
  assert.deepEqual(
    others.map(({code, target}) => [code, target]),
    [
      ['target-address', ''],
      ['target-origin', ''],
    ],
  );
});

test('a kept connection that the API has closed is not a failure', async () => {
  let requests = 0;
  await using api = await start((request, response) => {
    requests++;
    // The server closes the connection at the second request.
    if ((request.socket as {asked?: boolean}).asked) request.socket.destroy();
    else response.end('ok');
    (request.socket as {asked?: boolean}).asked = true;
  });
  await using proxy = await startProxy(api.origin);
  assert.deepEqual(
    [(await ask(proxy, api.origin)).text, (await ask(proxy, api.origin)).text, requests],
    ['ok', 'ok', 3],
  );
});
