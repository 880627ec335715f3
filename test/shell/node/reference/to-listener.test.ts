import assert from 'node:assert/strict';
import {once} from 'node:events';
import {request as ask, createServer, type IncomingMessage, type RequestListener} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {test} from 'node:test';
import {toListener} from '../../../../shell/node/reference/to-listener.js';

async function listening(listener: RequestListener, use: (port: number) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const echo = toListener(async request =>
  Response.json({url: request.url, method: request.method, key: request.headers.get('x-key')}, {status: 201}),
);

test('a handler gets URL, method and headers, and its response is sent', () =>
  listening(echo, async port => {
    const answer = await fetch(`http://127.0.0.1:${port}/a/b?c=1`, {method: 'PUT', headers: {'x-key': 'k'}, body: 'x'});
    assert.equal(answer.status, 201);
    assert.deepEqual(await answer.json(), {url: `http://127.0.0.1:${port}/a/b?c=1`, method: 'PUT', key: 'k'});
  }));

test('below a router with a prefix, the handler gets the complete URL', () =>
  listening(
    (request, response) => {
      const mounted = Object.assign(request, {originalUrl: request.url, url: '/'});
      void echo(mounted, response);
    },
    async port => {
      const answer = await fetch(`http://127.0.0.1:${port}/app/reference/`);
      assert.match(((await answer.json()) as {url: string}).url, /\/app\/reference\/$/);
    },
  ));

test('invalid hosts and targets are handled', () =>
  listening(echo, async port => {
    const said = async (head: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`${head}\r\nConnection: close\r\n\r\n`);
      let text = '';
      for await (const chunk of socket) text += chunk;
      return text;
    };
    assert.match(
      await said('GET //evil.example/x HTTP/1.1\r\nHost: a.example'),
      /"url":"http:\/\/a\.example\/evil\.example\/x"/,
    );
    assert.match(await said('GET /x HTTP/1.1\r\nHost: a b'), /"url":"http:\/\/localhost\/x"/);
    assert.match(await said('TRACE /x HTTP/1.1\r\nHost: a.example'), /"method":"DELETE"/);
  }));

test('a failure goes to the next handler, or becomes a response', async () => {
  const fails = toListener(async () => {
    throw new Error('no document');
  });
  await listening(fails, async port => {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    assert.deepEqual([answer.status, await answer.text()], [500, 'Lectern cannot read the document.']);
  });
  let heard: unknown;
  await listening(
    (request, response) =>
      void fails(request, response, error => {
        heard = error;
        response.end();
      }),
    async port => void (await fetch(`http://127.0.0.1:${port}/`)),
  );
  assert.match(String(heard), /no document/);
});

test("HEAD has GET's headers without a body", () =>
  listening(
    toListener(async ({method}) => new Response(method === 'HEAD' ? null : 'text', {headers: {'content-length': '4'}})),
    async port => {
      const [answer] = (await once(ask({port, method: 'HEAD'}).end(), 'response')) as [IncomingMessage];
      assert.equal(answer.headers['content-length'], '4');
    },
  ));
