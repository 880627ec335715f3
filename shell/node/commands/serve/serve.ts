import {given} from '../../../../src/base/given.js';
import {isWebAddress} from '../../../../src/base/web-address.js';
import {isDocumentPath} from '../../files/document-project.js';
import {drainOnSignal} from '../../http/drain.js';
import {type AnyCommand, command, isBasePath, notABasePath, notAPort, readPort} from '../../terminal/command.js';

export const serve: AnyCommand = command({
  summary: 'Serve a prerendered site, or an API document',
  help: `lectern serve [FOLDER|DOCUMENT] [options]

Serves the prerendered site of FOLDER (this folder, if none is given): redirects, pages with and without a slash at the
end, 404.html, compressed, with headers for caches and for pages of other origins.
With a DOCUMENT, the path or URL of an API document, it serves a reference of that API. Open pages reload when the file changes.

  --port NUMBER         Port to listen on (4403; the next one where it is taken)
  --host ADDRESS        Address to listen on (127.0.0.1: this machine only)
  --proxy               Answers _proxy for the try-it form: the APIs that the site names, and no others
  --no-mcp              Does not answer agents, which search and read the site at mcp (see lectern mcp)
  --allow-origin URL    A site whose pages may use the proxy and mcp; can be given several times
  --allow-private       Lets the proxy ask APIs on this machine and in private networks
  --title TEXT          With a DOCUMENT: name of the site (info.title)
  --base PATH           With a DOCUMENT: path of the page (/)`,
  options: {
    port: {type: 'string', default: '4403'},
    host: {type: 'string', default: '127.0.0.1'},
    proxy: {type: 'boolean', default: false},
    'no-mcp': {type: 'boolean', default: false},
    'allow-origin': {type: 'string', multiple: true, default: []},
    'allow-private': {type: 'boolean', default: false},
    title: {type: 'string'},
    base: {type: 'string', default: '/'},
  },
  async run({folder, values}, terminal) {
    const port = readPort(values.port);
    if (port === undefined) return notAPort(values.port);
    if (isWebAddress(folder) || isDocumentPath(folder)) {
      const {host, title, base} = values;
      if (!isBasePath(base)) return notABasePath(base);
      const {runServeDocument} = await import('./serve-command.js');
      const server = await runServeDocument({document: folder, host, port, base, ...given({title})}, terminal);
      if (typeof server === 'string') return server;
      drainOnSignal(server);
      return undefined;
    }
    const {runServe} = await import('./serve-command.js');
    const started = await runServe(
      {
        folder,
        port,
        host: values.host,
        hasProxy: values.proxy,
        hasMcp: !values['no-mcp'],
        allowOrigins: values['allow-origin'],
        allowPrivate: values['allow-private'],
      },
      terminal,
    );
    if (typeof started === 'string') return started;
    drainOnSignal(started);
    return undefined;
  },
});
