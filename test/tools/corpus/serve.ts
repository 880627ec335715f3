import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';

const dist = join(import.meta.dirname, '../../../../dist');
const host = (run: string | undefined) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><script type="module" src="/_lectern/lectern.js"${run === undefined ? '' : ` run="${run}"`}></script></html>`;

/**
 * Serves a project in the folder `/project/` of a static file server, with the minimal HTML file next to its docs.json.
 * `run` lists features that can run code.
 */
export async function serveProject(folder: string, run?: string): Promise<{url: string; close(): void}> {
  const project = sirv(folder, {dev: true, dotfiles: true, etag: true});
  const lectern = sirv(dist, {dev: true, etag: true});
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*/, '');
    const missing = () => {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
    };
    const mount = (prefix: string, handler: typeof project) => {
      request.url = (request.url ?? '').slice(prefix.length);
      handler(request, response, missing);
    };
    if (path === '/project/' || path === '/project/index.html')
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(host(run));
    else if (path.startsWith('/_lectern/')) mount('/_lectern', lectern);
    else if (path.startsWith('/project/')) mount('/project', project);
    // Browsers request this icon even if no page names it.
    else if (path === '/favicon.ico') response.writeHead(204).end();
    else missing();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/project/`, close: () => server.close()};
}
