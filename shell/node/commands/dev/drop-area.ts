import {createServer, type RequestListener, type Server} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {hostNotAllowed, isKnownHost} from '../../http/known-host.js';
import {formatServerUrl, listenNear} from '../../http/listen.js';
import {readRequestPath} from '../../http/request-path.js';
import {sendText} from '../../http/send-text.js';
import type {Output} from '../../terminal/command.js';
import {openBrowser} from '../../terminal/open-browser.js';
import type {DevCommand} from './dev-command.js';

/** Path in the package of the page that opens a dropped folder. */
const page = '/_lectern/open/';

/**
 * Runs `lectern dev` in a folder without a project: serves a page that shows a folder which the visitor drops there.
 * Returns the server, or the reason why it did not start.
 */
export async function runDropArea(
  {folder, host, port, opens}: Pick<DevCommand, 'folder' | 'host' | 'port' | 'opens'>,
  {out, program = 'lectern'}: Output,
): Promise<Server | string> {
  const server = createServer(createDropListener(join(resolvePackageFolder(), 'dist'), host));
  const used = await listenNear(server, port, host);
  if (typeof used === 'string') return used;
  const url = formatServerUrl(host, used);
  out(
    `"${folder}" has no docs.json. Open ${url} and drop a docs folder there, or run ${program} init to create a project.\nPress Ctrl+C to stop.`,
  );
  if (opens) openBrowser(url);
  return server;
}

/** Creates the request handler. It serves files of the package, and no other file on the disk (security rule C5). */
function createDropListener(bundle: string, host: string): RequestListener {
  const hosts = new Set([`http://${host.includes(':') ? `[${host}]` : host}`]);
  const files = sirv(bundle, {
    dev: true,
    dotfiles: false,
    // The sandboxed frame with the project has an opaque origin, so it loads modules only with CORS.
    setHeaders: response => void response.setHeader('access-control-allow-origin', '*'),
  });
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    const missing = () => sendText(response, 404, 'This file does not exist.');
    if (!isKnownHost(request.headers.host ?? '', hosts)) return sendText(response, 403, hostNotAllowed);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are allowed.');
    const path = readRequestPath(request.url ?? '/')?.path;
    if (path === '') return void response.writeHead(302, {location: page}).end();
    if (path === 'favicon.ico') return void response.writeHead(204).end();
    if (!path?.startsWith('_lectern/') || path.startsWith('_lectern/node/')) return missing();
    request.url = (request.url as string).slice('/_lectern'.length);
    files(request, response, missing);
  };
}
