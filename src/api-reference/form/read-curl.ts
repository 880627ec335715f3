import {buildServerUrl} from '../../openapi/document/document-info.js';
import {type CurlRequest, parseCurl} from './parse-curl.js';
import {findHeader, readPath, readRequest} from './read-request.js';
import type {RequestForm} from './request-form.js';
import type {LinkedServer} from './request-link.js';
import {buildInitialValues, type FormValues} from './values.js';

/** Result of reading a curl command into a form. */
type ReadCurl =
  | {
      readonly state: 'filled';
      readonly values: FormValues;
      /** Documented server that the URL of the command matches. */
      readonly server?: LinkedServer;
      /** Kinds of credentials, and parts of the command that have no field in the form. */
      readonly left: readonly string[];
    }
  /** The command calls this other operation of the document. */
  | {readonly state: 'other'; readonly operation: string}
  | {readonly state: 'broken'};

/** Reads a curl command into form values. Leaves out credentials, which have separate inputs. */
export function readCurl(form: RequestForm, text: string): ReadCurl {
  const request = parseCurl(text);
  if (!request || !URL.canParse(request.url)) return {state: 'broken'};
  const {method, url, credentials} = request;
  const [, pathname = ''] = /^[a-z][\w+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  if (method !== form.method.toUpperCase() || !readPath(form.path, pathname))
    return {state: 'other', operation: `${method} ${pathname}`};
  const {values, unknown} = readRequest(form, request);
  const fresh = buildInitialValues(form);
  // Prefer the longest matching URL: the URL of one server can begin with the URL of another.
  const [server] = form.servers
    .filter(each => url.startsWith(`${buildServerUrl(each).replace(/\/$/, '')}/`))
    .sort((one, other) => buildServerUrl(other).length - buildServerUrl(one).length);
  // Accept any host if a server is relative: the document's origin is unknown here.
  const isOffered = server !== undefined || form.servers.some(each => !URL.canParse(buildServerUrl(each)));
  return {
    state: 'filled',
    values: {
      ...fresh,
      ...values,
      signInIndex: fresh.signInIndex,
      bodies: new Map([...fresh.bodies, ...values.bodies]),
      mediaType: values.mediaType ?? fresh.mediaType,
      parameters: new Map(
        [...values.parameters].map(([key, each]) => [
          key,
          each.isSent ? each : {isSent: false, value: fresh.parameters.get(key)?.value},
        ]),
      ),
    } as FormValues,
    left: [
      ...credentials,
      ...listCredentialKeys(form, request),
      ...unknown,
      ...(isOffered ? [] : [new URL(url).origin]),
    ],
    ...(server && {server: {server, variables: {}}}),
  };
}

/** Returns the headers of the command that carry credentials of the operation, as parameter keys. */
function listCredentialKeys({ways}: RequestForm, {headers}: CurlRequest): readonly string[] {
  const names = ways.flat().flatMap(({scheme}) => (scheme.in === 'header' && scheme.name ? [scheme.name] : []));
  return [...new Set(names)].filter(name => findHeader(headers, name) !== undefined);
}
