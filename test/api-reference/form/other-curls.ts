import type {FormField} from '../../../src/openapi/request/form-fields.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';

// Imitates the curl commands of other tools, for requests without credentials.

const single = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
const continued = (parts: readonly string[]) => parts.join(' \\\n  ');
const headersOf = ({headers, body}: ApiRequest) =>
  headers.filter(([name]) => body?.kind !== 'multipart' || !/^content-type$/i.test(name));

/** Swagger UI: a quoted method, a lower-case `accept`, `-F` with types. */
function asSwaggerUi(request: ApiRequest): string {
  const {method, url, body} = request;
  const part = ({name, value, isFile, contentType}: FormField) =>
    `-F ${single(`${name}=${isFile ? '@' : ''}${value}${contentType ? `;type=${contentType}` : ''}`)}`;
  const data =
    body?.kind === 'multipart'
      ? body.fields.map(part)
      : body?.kind === 'binary'
        ? [`--data-binary ${single(`@${body.file}`)}`]
        : body
          ? [`-d ${single(body.text)}`]
          : [];
  const headers = [['accept', '*/*'], ...headersOf(request)].map(
    ([name, value]) => `-H ${single(`${name}: ${value}`)}`,
  );
  return `curl -X '${method}' ${continued(['', single(url), ...headers, ...data]).trimStart()}`.replace(
    ' \\\n',
    ' \\\n',
  );
}

/** Postman: long options, double quotes around every form value, one option per form field. */
function asPostman(request: ApiRequest): string {
  const {method, url, body} = request;
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
  const part = ({name, value, isFile, contentType}: FormField) =>
    `--form ${single(`${name}=${isFile ? `@${quoted(`/home/me/${value}`)}` : quoted(value)}${contentType ? `;type=${contentType}` : ''}`)}`;
  const data =
    body?.kind === 'multipart'
      ? body.fields.map(part)
      : body?.kind === 'form'
        ? body.fields.map(pair => `--data-urlencode ${single(pair.map(decoded).join('='))}`)
        : body?.kind === 'binary'
          ? [`--data-binary ${single(`@/home/me/${body.file}`)}`]
          : body
            ? [`--data ${single(body.text)}`]
            : [];
  const headers = headersOf(request).map(([name, value]) => `--header ${single(`${name}: ${value}`)}`);
  return continued([`curl --location --request ${method} ${single(url)}`, ...headers, ...data]);
}

/** Chrome's developer tools: `--data-raw` with ANSI-C quoting if needed, and forms as raw text. */
function asDevtools(request: ApiRequest): string {
  const {method, url, body} = request;
  const escapes: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\\': '\\\\', "'": "\\'"};
  const quote = (text: string) =>
    /[\n\r'!]|[^\x20-\x7e]/.test(text)
      ? `$'${text.replace(/[\n\r\\']|[!]|[^\x20-\x7e]/g, each => escapes[each] ?? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
      : `'${text}'`;
  const isMethodShown = method !== (body ? 'POST' : 'GET');
  const parts = [
    `curl ${quote(url)}`,
    ...(isMethodShown ? [`-X '${method}'`] : []),
    ...[['accept-language', 'en'], ...request.headers].map(
      ([name, value]) => `-H ${quote(`${name?.toLowerCase()}: ${value}`)}`,
    ),
    ...(body && 'text' in body ? [`--data-raw ${quote(body.text)}`] : []),
    '--compressed',
  ];
  return continued(parts);
}

/** Insomnia and other users of httpsnippet: `--url`, and `--form` without inner quotes. */
function asHttpsnippet(request: ApiRequest): string {
  const {method, url, body} = request;
  const data =
    body?.kind === 'multipart'
      ? body.fields.map(({name, value, isFile}) => `--form ${single(`${name}=${isFile ? '@' : ''}${value}`)}`)
      : body?.kind === 'form'
        ? body.fields.map(pair => `--data ${single(pair.map(each => encodeURIComponent(decoded(each))).join('='))}`)
        : body?.kind === 'binary'
          ? [`--data-binary ${single(`@${body.file}`)}`]
          : body
            ? [`--data ${single(body.text)}`]
            : [];
  const headers = headersOf(request).map(([name, value]) => `--header ${single(`${name}: ${value}`)}`);
  return continued([`curl --request ${method}`, `--url ${single(url)}`, ...headers, ...data]);
}

export const otherTools: ReadonlyMap<string, (request: ApiRequest) => string> = new Map([
  ['Swagger UI', asSwaggerUi],
  ['Postman', asPostman],
  ['DevTools', asDevtools],
  ['httpsnippet', asHttpsnippet],
]);
