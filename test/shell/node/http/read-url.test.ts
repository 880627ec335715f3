import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readUrl} from '../../../../shell/node/http/read-url.js';
import {start} from '../servers.js';

test('text is read from a URL, also after redirects', async () => {
  await using server = await start((request, response) => {
    const hop = Number((request.url ?? '').slice(1));
    if (hop > 0) response.writeHead(302, {location: `/${hop - 1}`}).end('moved');
    else response.end('text');
  });
  const read = (path: string) => readUrl(server.origin + path, {allowPrivate: true});
  assert.deepEqual(await read('/0'), {path: `${server.origin}/0`, text: 'text'});
  assert.deepEqual(await read('/5'), {path: `${server.origin}/5`, text: 'text'});
  assert.deepEqual(await read('/6'), {
    path: `${server.origin}/6`,
    missing: 'failed',
    reason: 'it redirects more than 5 times.',
  });
});

test('private addresses are never requested, by redirect or by name', async () => {
  let arrived = 0;
  await using inside = await start((_, response) => {
    arrived++;
    response.end('secret');
  }, '127.0.0.2');
  await using outside = await start((_, response) => response.writeHead(307, {location: inside.origin}).end());
  const reason = async (address: string, options = {}) => {
    const read = await readUrl(address, options);
    return 'missing' in read ? read.reason : read.text;
  };
  const isPrivate = (host: string) => `${host} is on this machine or in a private network.`;
  const {port} = inside;
  for (const host of ['127.0.0.2', '127.2', '2130706434', '[::ffff:127.0.0.2]', 'localhost'])
    assert.match((await reason(`http://${host}:${port}/`)) ?? '', /is on this machine/, host);
  const resolve = async (name: string) => [name === 'specs.example' ? '127.0.0.1' : '127.0.0.2'];
  // In this test, 127.0.0.1 represents a public address.
  const options = {resolve, isAllowed: (address: string) => address === '127.0.0.1'};
  assert.equal(await reason(`http://private.example:${port}/`, options), isPrivate('private.example'));
  assert.equal(await reason(`http://specs.example:${outside.port}/`, options), isPrivate('127.0.0.2'));
  assert.equal(arrived, 0);
});

test('other failures are explained', async () => {
  await using server = await start((request, response) => {
    if (request.url === '/large') response.end(Buffer.alloc(20_100_000));
    else if (request.url === '/packed') response.writeHead(200, {'content-encoding': 'gzip'}).end('x');
    else if (request.url === '/file') response.writeHead(302, {location: 'file:///etc/hosts'}).end();
    else response.writeHead(404).end();
  });
  const reason = async (path: string) => {
    const read = await readUrl(server.origin + path, {allowPrivate: true});
    return 'missing' in read && read.reason;
  };
  assert.equal(await reason('/none'), 'the server responds with status 404.');
  assert.equal(await reason('/packed'), 'the server sends a compressed response that Lectern did not request.');
  assert.equal(await reason('/file'), 'it redirects to a URL that is not http or https.');
  assert.equal(await reason('/large'), 'The response of the API is larger than 20 MB, the limit of the proxy.');
});
