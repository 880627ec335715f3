import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';
import {proxyListener} from '../shell/node/commands/proxy/proxy-server.js';
import {readProxyTargets} from '../shell/node/commands/proxy/proxy-targets.js';
import {openNodeProject} from '../shell/node/files/project-files.js';
import {createManifestMaker} from '../shell/node/files/project-manifest.js';
import {openBrowser} from '../shell/node/terminal/open-browser.js';
import {playgroundDocument} from './api/documents.js';
import {startApi} from './api/start-api.js';

// The API of the "Playground" tab. Like most APIs, it has its own origin.
const api = await startApi({port: Number(process.env.API_PORT ?? 4402)});

// Serves the demo project like a static host: only files. It accepts only connections from this computer.
const root = join(import.meta.dirname, '../..');
const site = sirv(join(root, 'demo/site'), {
  dev: true,
  dotfiles: false,
});
// A host page that is not built with Lectern, and contains single elements.
const embed = sirv(join(root, 'demo/embed'), {dev: true, dotfiles: false});
const bundle = sirv(join(root, 'dist'), {dev: true, dotfiles: false, setHeaders: forAll});
// Sends requests of the request form to the APIs in the demo project. The APIs can be on this computer.
const folder = join(root, 'demo/site');
const project = await readProxyTargets(folder);
if (typeof project === 'string') throw new Error(project);
const manifest = createManifestMaker(openNodeProject(folder), folder);
const origins = [...project.targets.origins, api.origin];
const proxy = proxyListener({...project.targets, origins, allowPrivate: true});

const server = createServer((request, response) => {
  // Prevents DNS rebinding: a page of another site could point its own host name to this server.
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  response.setHeader('x-content-type-options', 'nosniff');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(host)) {
    response.writeHead(403).end('This server answers on localhost only.');
    return;
  }
  const missing = () => {
    response.writeHead(404, {'content-type': 'text/plain'}).end('This file does not exist.');
  };
  if (request.url?.startsWith('/_proxy?')) proxy(request, response);
  else if (request.url === '/_lectern/manifest.json')
    // The manifest of `lectern init --runtime`.
    manifest().then(text => response.writeHead(200, {'content-type': 'application/json'}).end(text), missing);
  else if (/^\/_?lectern\//.test(request.url ?? '')) {
    // Below `_lectern`, a site has the redirect page that finishes a sign-in of the request form.
    request.url = request.url?.replace(/^\/_?lectern/, '');
    bundle(request, response, missing);
  } else if (request.url?.startsWith('/embed/')) {
    request.url = request.url.slice('/embed'.length);
    embed(request, response, missing);
  } else if (request.url?.split('?')[0] === '/api/playground.yaml') {
    // The file contains the default port. The API's actual port can differ.
    playgroundDocument(api.origin).then(
      text => response.writeHead(200, {'content-type': 'application/yaml'}).end(text),
      missing,
    );
  } else site(request, response, missing);
});

/**
 * Readers' projects run in a sandboxed frame without an origin. It can load scripts only from hosts that allow CORS.
 */
function forAll(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
}

const wanted = Number(process.env.PORT ?? 4400);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.log(`Port ${wanted} is taken; another one is used.`);
  server.listen(0, '127.0.0.1');
});
server.on('listening', () => {
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  console.log(
    `The demo site is at ${address}\nSingle elements in a page of another style: ${address}embed/
The API that the tab "Playground" calls: ${api.origin}/\nPress Ctrl+C to stop.`,
  );
  if (process.stdout.isTTY && !process.env.CI) openBrowser(address);
});
server.listen(wanted, '127.0.0.1');
