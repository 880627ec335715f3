import assert from 'node:assert/strict';
import {request} from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly length: number;
}

/** Sends a request without `fetch`, which would change paths and encodings. */
export function askRaw(origin: string, path: string, init: {method?: string; headers?: Record<string, string>} = {}) {
  const {hostname, port} = new URL(origin);
  return new Promise<Answer>((done, failed) => {
    const asked = request({hostname, port, path, ...init}, response => {
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => done({status: response.statusCode ?? 0, headers: response.headers, length}));
    });
    asked.on('error', failed);
    asked.end();
  });
}

/**
 * Tests every adapter: the page at `prefix` and its files, strong ETags, compression, a strict policy, methods, and
 * unknown paths.
 */
export async function checkAdapter(origin: string, prefix: string): Promise<void> {
  const ask = (path: string, init: {method?: string; headers?: Record<string, string>} = {}) =>
    askRaw(origin, prefix + path, init);
  const moved = await ask('');
  if (moved.status === 308)
    assert.equal(new URL(String(moved.headers.location), origin + prefix).pathname, `${prefix}/`);
  else assert.equal(moved.status, 200);
  const page = await ask('/');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.match(
    String(page.headers['content-security-policy']),
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  assert.equal(page.headers['x-content-type-options'], 'nosniff');
  const plain = await ask('/_lectern/lectern.js');
  const etag = String(plain.headers.etag);
  assert.match(etag, /^"[\da-f]{32}"$/);
  assert.equal(plain.headers['content-encoding'], undefined);
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask('/_lectern/lectern.js', {headers: {'accept-encoding': encoding}});
    assert.deepEqual([packed.status, packed.headers['content-encoding']], [200, encoding]);
    assert.equal(packed.headers.etag, etag.replace(/"$/, `-${encoding}"`));
    assert.ok(packed.length < plain.length, `${encoding}: ${packed.length} bytes`);
    assert.equal(packed.headers['content-length'], String(packed.length));
  }
  const known = await ask('/_lectern/lectern.js', {headers: {'if-none-match': etag}});
  assert.deepEqual([known.status, known.length, known.headers.etag], [304, 0, etag]);
  const head = await ask('/', {method: 'HEAD'});
  assert.deepEqual(
    [head.status, head.length, head.headers['content-length']],
    [200, 0, page.headers['content-length']],
  );
  const refused = await ask('/', {method: 'POST'});
  assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD']);
  for (const path of [
    '/_lectern/../../package.json',
    '/_lectern/%2e%2e/package.json',
    '/_lectern/..%2f..%2fpackage.json',
    '/_lectern/..%5c..%5cpackage.json',
    '/_lectern//etc/passwd',
    '/_lectern/node/cli.js',
    '/_lectern/chunks/',
  ])
    assert.notEqual((await ask(path)).status, 200, path);
}

/** Tests a chunk, which browsers cache forever by its name. */
export async function checkChunk(origin: string, prefix: string, chunk: string): Promise<void> {
  const {status, headers} = await askRaw(origin, `${prefix}/_lectern/${chunk}`);
  assert.deepEqual([status, headers['cache-control']], [200, 'public, max-age=31536000, immutable']);
}
