import {type AnyCommand, defineCommand, readPort, runUntilStopped} from '../../terminal/command.js';

export const proxy: AnyCommand = defineCommand({
  summary: 'Forward requests of the request form to your APIs',
  help: `lectern proxy [FOLDER] [options]

Serves /_proxy for the request form. Forwards requests to the APIs in docs.json of FOLDER (default: this folder) and in its
API documents, and to no others.

  --port NUMBER         Sets the port to listen on (4401)
  --host ADDRESS        Sets the address to listen on (127.0.0.1: this machine only)
  --origin URL          Forwards requests to one more API. Repeatable
  --allow-origin URL    Allows pages of another site to use the proxy. Repeatable
  --allow-private       Allows APIs on this machine and in private networks`,
  options: {
    port: {type: 'string', default: '4401'},
    host: {type: 'string', default: '127.0.0.1'},
    'allow-origin': {type: 'string', multiple: true, default: []},
    origin: {type: 'string', multiple: true, default: []},
    'allow-private': {type: 'boolean', default: false},
  },
  async run({folder, values}, terminal) {
    const port = readPort(values.port);
    if (typeof port === 'string') return port;
    const {runProxy} = await import('./proxy-command.js');
    const server = await runProxy(
      {
        folder,
        port,
        host: values.host,
        origins: values.origin,
        allowOrigins: values['allow-origin'],
        allowPrivate: values['allow-private'],
      },
      terminal,
    );
    return runUntilStopped(server);
  },
});
