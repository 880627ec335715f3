import {serverUrl} from '../../openapi/document/document-info.js';
import {type CurlRequest, parseCurl} from './parse-curl.js';
import {findHeader, readPath, readRequest} from './read-request.js';
import type {RequestForm} from './request-form.js';
import type {LinkedServer} from './request-link.js';
import {type FormValues, initialValues} from './values.js';

/** Result of reading a curl command into a form. */
export type ReadCurl =
  | {
      readonly state: 'filled';
      readonly values: FormValues;
      /** The offered server that the command asks. */
      readonly server?: LinkedServer;
      /** Parts of the command that the form does not have, and credentials. */
      readonly left: readonly string[];
    }
  /** A command for another operation. */
  | {readonly state: 'other'; readonly operation: string}
  | {readonly state: 'broken'};

/** Reads a curl command into the values of a form. Credentials are left out: the form has fields of its own for them. */
export function readCurl(form: RequestForm, text: string): ReadCurl {
  const request = parseCurl(text);
  if (!request || !URL.canParse(request.url)) return {state: 'broken'};
  const {method, url, credentials} = request;
  const [, pathname = ''] = /^[a-z][\w+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  if (method !== form.method.toUpperCase() || !readPath(form.path, pathname))
    return {state: 'other', operation: `${method} ${pathname}`};
  const {values, unknown} = readRequest(form, request);
  const fresh = initialValues(form);
  // The longest address goes first: `/v2` may begin like the server before it.
  const [server] = form.servers
    .filter(each => url.startsWith(`${serverUrl(each).replace(/\/$/, '')}/`))
    .sort((one, other) => serverUrl(other).length - serverUrl(one).length);
  // A relative server has the origin of the document, which is not known here.
  const isOffered = server !== undefined || form.servers.some(each => !URL.canParse(serverUrl(each)));
  return {
    state: 'filled',
    values: {
      ...fresh,
      ...values,
      way: fresh.way,
      bodies: new Map([...fresh.bodies, ...values.bodies]),
      mediaType: values.mediaType ?? fresh.mediaType,
      parameters: new Map(
        [...values.parameters].map(([key, each]) => [
          key,
          each.isSent ? each : {isSent: false, value: fresh.parameters.get(key)?.value},
        ]),
      ),
    } as FormValues,
    left: [...credentials, ...keysOf(form, request), ...unknown, ...(isOffered ? [] : [new URL(url).origin])],
    ...(server && {server: {server, variables: {}}}),
  };
}

/** Returns the headers of a command that are credentials of the operation. */
function keysOf({ways}: RequestForm, {headers}: CurlRequest): readonly string[] {
  const names = ways.flat().flatMap(({scheme}) => (scheme.in === 'header' && scheme.name ? [scheme.name] : []));
  return [...new Set(names)].filter(name => findHeader(headers, name) !== undefined);
}
