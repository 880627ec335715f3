/** Header fields in order. A name can repeat, in any case. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Returns the fields of a list by name in lower case. Values of the same name are joined by commas. */
export function groupHeaders(headers: HeaderList): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = map.get(key);
    map.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return map;
}

/**
 * Fields of one connection (RFC 9110, section 7.6.1), and fields for message framing, which each connection sets
 * itself.
 */
const connectionFields = new Set(
  'connection keep-alive te trailer trailers transfer-encoding upgrade http2-settings content-length'.split(' '),
);

/** Headers about the page and the caller, which the API must not get. The server in front handles `Expect`. */
const callerFields = new Set('host cookie cookie2 origin referer forwarded via x-real-ip expect'.split(' '));

/** Response headers that would affect the documentation site, whose origin the response has. */
const siteFields = new Set(
  (
    'set-cookie set-cookie2 clear-site-data refresh content-security-policy content-security-policy-report-only ' +
    // Would apply to the whole origin, and longer than this response.
    'strict-transport-security public-key-pins public-key-pins-report-only alt-svc nel report-to reporting-endpoints ' +
    'service-worker-allowed accept-ch critical-ch set-login ' +
    // Set by the proxy itself.
    'content-disposition x-content-type-options cache-control'
  ).split(' '),
);

/** Request header with cookies for the API, because a page cannot set `Cookie` itself. */
const cookieField = 'x-lectern-cookie';

/** Returns the request fields to send to the API (security rule E3). */
export function requestHeaders(headers: HeaderList): HeaderList {
  const named = namedByConnection(headers);
  const remaining = headers.filter(([name, value]) => {
    const key = name.toLowerCase();
    return (
      isField(name, value) &&
      !connectionFields.has(key) &&
      !callerFields.has(key) &&
      !named.has(key) &&
      !/^(?:proxy-|sec-|x-forwarded-|access-control-request-|x-lectern-)/.test(key)
    );
  });
  const cookies = headers.filter(([name, value]) => name.toLowerCase() === cookieField && isField(name, value));
  return cookies.length === 0 ? remaining : [...remaining, ['cookie', cookies.map(([, value]) => value).join('; ')]];
}

/**
 * Returns the response fields for the page, and fields that ensure that the response is only data (security rule E3).
 */
export function buildResponseHeaders(headers: HeaderList): HeaderList {
  const named = namedByConnection(headers);
  const remaining = headers.filter(([name, value]) => {
    const key = name.toLowerCase();
    // The length is correct for the same bytes, unless the transport uses it for framing.
    const isOfConnection = connectionFields.has(key) && key !== 'content-length';
    return (
      isField(name, value) &&
      !isOfConnection &&
      !siteFields.has(key) &&
      !named.has(key) &&
      !/^(?:proxy-|access-control-|x-lectern-)/.test(key)
    );
  });
  return [...remaining, ...dataOnly];
}

/** Makes a response a download of its own type, which executes nothing and is not cached. */
export const dataOnly: HeaderList = [
  ['content-disposition', 'attachment'],
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', 'sandbox'],
  ['cache-control', 'no-store'],
];

const noNames: ReadonlySet<string> = new Set();

function namedByConnection(headers: HeaderList): ReadonlySet<string> {
  let names: Set<string> | undefined;
  for (const [name, value] of headers) {
    if (name.length !== 10 || name.toLowerCase() !== 'connection') continue;
    names ??= new Set();
    for (const each of value.toLowerCase().split(',')) names.add(each.trim());
  }
  return names ?? noNames;
}

/**
 * Returns whether a header is valid: no line breaks or control characters, which could start another one (RFC 9110,
 * section 5.5).
 */
export function isField(name: string, value: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
