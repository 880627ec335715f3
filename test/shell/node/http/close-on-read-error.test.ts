import assert from 'node:assert/strict';
import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {test} from 'node:test';
import {closeOnReadError} from '../../../../shell/node/http/close-on-read-error.js';

test('a file deleted during sending ends its response, not the process', async () => {
  const server = createServer((_, response) => {
    closeOnReadError(response);
    response.writeHead(200, {'content-length': 10});
    createReadStream(join(import.meta.dirname, 'no-such-file')).pipe(response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`).then(answer => answer.text()));
  server.closeAllConnections();
  await new Promise(done => server.close(done));
});
