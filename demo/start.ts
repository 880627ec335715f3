import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';
import {proxyListener} from '../shell/node/commands/proxy/proxy-server.js';
import {proxyTargets} from '../shell/node/commands/proxy/proxy-targets.js';
import {openNodeProject} from '../shell/node/files/project-files.js';
import {createManifestMaker} from '../shell/node/files/project-manifest.js';
import {openBrowser} from '../shell/node/terminal/open-browser.js';
import {playgroundDocument} from './api/documents.js';
import {startApi} from './api/start-api.js';

// The API of the tab "Playground", at an origin of its own as an API has.
const api = await startApi({port: Number(process.env.API_PORT ?? 4402)});

// The demo project, served as any static host would: files, and nothing else. Only this machine can reach it.
const root = join(import.meta.dirname, '../..');
const site = sirv(join(root, 'demo/site'), {
  dev: true,
  dotfiles: false,
});
// A page that is not made with Lectern and uses single elements of it.
const embed = sirv(join(root, 'demo/embed'), {dev: true, dotfiles: false});
const bundle = sirv(join(root, 'dist'), {dev: true, dotfiles: false, setHeaders: forAll});
// Sends requests of the try-it form to the APIs that the demo project names; they may be on this machine.
const folder = join(root, 'demo/site');
const project = await proxyTargets(folder);
if (typeof project === 'string') throw new Error(project);
const manifest = createManifestMaker(openNodeProject(folder), folder);
const origins = [...project.targets.origins, api.origin];
const proxy = proxyListener({...project.targets, origins, allowPrivate: true});

const server = createServer((request, response) => {
  // A page of another site must not read this one through a name that it points here (DNS rebinding).
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
    // As `lectern init --runtime` writes it.
    manifest().then(text => response.writeHead(200, {'content-type': 'application/json'}).end(text), missing);
  else if (/^\/_?lectern\//.test(request.url ?? '')) {
    // `_lectern` is where a site has the page that a sign-in of the try-it form comes back to.
    request.url = request.url?.replace(/^\/_?lectern/, '');
    bundle(request, response, missing);
  } else if (request.url?.startsWith('/embed/')) {
    request.url = request.url.slice('/embed'.length);
    embed(request, response, missing);
  } else if (request.url?.split('?')[0] === '/api/playground.yaml') {
    // The file names the usual port; the API may have another one today.
    playgroundDocument(api.origin).then(
      text => response.writeHead(200, {'content-type': 'application/yaml'}).end(text),
      missing,
    );
  } else site(request, response, missing);
});

/** Projects of readers are drawn in a frame without an origin, which may load scripts only from hosts that say so. */
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
