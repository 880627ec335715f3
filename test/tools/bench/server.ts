import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  mdx: 'text/markdown; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Serves files from memory, with gzip if that is smaller. Every side of a comparison uses this server. */
export async function serveMemory(
  files: ReadonlyMap<string, string | Buffer>,
): Promise<{url: string; close(): void; requests: string[]}> {
  const zipped = new Map<string, Buffer>();
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*/, '')).slice(1);
    requests.push(path);
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const body = files.get(name);
    if (body === undefined) {
      response.writeHead(404).end('not found');
      return;
    }
    let packed = zipped.get(name);
    if (!packed) {
      packed = gzipSync(body, {level: 9});
      zipped.set(name, packed);
    }
    response.writeHead(200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': packed.length,
      'cache-control': 'no-cache',
    });
    response.end(packed);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/`, close: () => server.close(), requests};
}

/** Yields the files of `dist` that a reference can request, without icons, diagrams and formulas. */
export function* filesIn(path: string, prefix = ''): Generator<readonly [string, Buffer]> {
  for (const entry of readdirSync(path, {withFileTypes: true})) {
    if (entry.name === 'icons' || entry.name === 'mermaid' || entry.name === 'katex') continue;
    if (entry.isDirectory()) yield* filesIn(join(path, entry.name), `${prefix}${entry.name}/`);
    else yield [`${prefix}${entry.name}`, readFileSync(join(path, entry.name))];
  }
}
