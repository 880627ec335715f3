import {formatMessage} from '../../../../src/base/problem.js';
import {isDocumentPath} from '../../files/document-project.js';
import {type AnyCommand, defineCommand, readPort, refuseOrigins, runUntilStopped} from '../../terminal/command.js';

export const mock: AnyCommand = defineCommand({
  summary: 'Mock an API from its document',
  help: `lectern mock openapi.yaml [options]

Responds to the requests of an OpenAPI document with its examples, or with values generated from its schemas. Invalid
requests get the documented 4xx response. The mock stores created, changed and deleted items until it stops. It doesn't
check credentials.

Choose a response with the header "Prefer: code=404" or "Prefer: example=NAME".

  --port NUMBER         Sets the port to listen on (4402)
  --host ADDRESS        Sets the address to listen on (127.0.0.1: this machine only)
  --allow-origin URL    Allows pages of another site to send requests. Repeatable. Pages on this machine always can`,
  hasFiles: true,
  options: {
    port: {type: 'string', default: '4402'},
    host: {type: 'string', default: '127.0.0.1'},
    'allow-origin': {type: 'string', multiple: true, default: []},
  },
  async run({files = [], values}, terminal) {
    const port = readPort(values.port);
    if (typeof port === 'string') return port;
    const [document, more] = files;
    if (document === undefined || more !== undefined)
      return formatMessage({message: 'lectern mock needs one API document.', fix: 'Run lectern mock openapi.yaml.'});
    if (!isDocumentPath(document))
      return formatMessage({
        message: `"${document}" is not an API document.`,
        fix: 'Pass a .json, .yaml or .yml file, such as lectern mock openapi.yaml.',
      });
    const allowOrigins = values['allow-origin'];
    const wrong = refuseOrigins('--allow-origin', allowOrigins, 'https://docs.example.com');
    if (wrong !== undefined) return wrong;
    const {runMock} = await import('./mock-command.js');
    return runUntilStopped(await runMock({document, port, host: values.host, allowOrigins}, terminal));
  },
});
