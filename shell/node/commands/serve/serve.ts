import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {isWebUrl} from '../../../../src/base/web-url.js';
import {isDocumentPath} from '../../files/document-project.js';
import {type AnyCommand, defineCommand, readPort, refuseBase, runUntilStopped} from '../../terminal/command.js';

export const serve: AnyCommand = defineCommand({
  summary: 'Serve a prerendered site, or an API document',
  help: `lectern serve [FOLDER|DOCUMENT] [options]

Serves the prerendered site in FOLDER (default: this folder), with redirects, 404.html, compression, cache headers and CORS.
Page URLs work with and without a slash at the end.
With a DOCUMENT, the path or URL of an API document, serves an API reference. Open pages reload when the file changes.

  --port NUMBER         Sets the port to listen on (4403, or the next free one)
  --host ADDRESS        Sets the address to listen on (127.0.0.1: this machine only)
  --proxy               Serves _proxy for the request form. Forwards requests to the APIs of the site only
  --no-mcp              Turns off the MCP server at mcp, where agents search and read the site
  --allow-origin URL    Allows pages of another site to use the proxy and mcp. Repeatable
  --allow-private       Lets the proxy send requests to this machine and to private networks
  --title TEXT          With a DOCUMENT: sets the name of the site (info.title)
  --base PATH           With a DOCUMENT: sets the path of the page (/)`,
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
    if (typeof port === 'string') return port;
    if (isWebUrl(folder) || isDocumentPath(folder)) {
      const {host, title, base} = values;
      const wrong = refuseBase(base);
      if (wrong !== undefined) return wrong;
      const {runServeDocument} = await import('./serve-command.js');
      return runUntilStopped(
        await runServeDocument({document: folder, host, port, base, tells: true, ...omitUndefined({title})}, terminal),
      );
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
    return runUntilStopped(started);
  },
});
