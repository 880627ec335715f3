/** Header fields in order. Names can repeat, in any case. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Groups header fields by lower-case name. Joins the values of a name by commas. */
export function groupHeaders(headers: HeaderList): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = map.get(key);
    map.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return map;
}

/** Fields that belong to one connection (RFC 9110, section 7.6.1), including those for message framing. */
const connectionFields = new Set(
  'connection keep-alive te trailer trailers transfer-encoding upgrade http2-settings content-length'.split(' '),
);

/**
 * Request fields about the page and its reader, which the API must not get. The server in front of the proxy handles
 * `Expect`.
 */
const callerFields = new Set('host cookie cookie2 origin referer forwarded via x-real-ip expect'.split(' '));

/** Response fields that would affect the documentation site, because the response has its origin. */
const siteFields = new Set(
  (
    'set-cookie set-cookie2 clear-site-data refresh content-security-policy content-security-policy-report-only ' +
    // These would apply to the whole origin, and for longer than this response.
    'strict-transport-security public-key-pins public-key-pins-report-only alt-svc nel report-to reporting-endpoints ' +
    'service-worker-allowed accept-ch critical-ch set-login ' +
    // The proxy sets these itself.
    'content-disposition x-content-type-options cache-control'
  ).split(' '),
);

/** Request field by which the page sends cookies for the API, because it cannot set `Cookie`. */
const cookieField = 'x-lectern-cookie';

/** Returns the fields of a request to send to the API (security rule E3). */
export function buildRequestHeaders(headers: HeaderList): HeaderList {
  const named = collectConnectionNames(headers);
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
 * Returns the fields of an API response to send to the page, with those that make browsers treat it only as data
 * (security rule E3).
 */
export function buildResponseHeaders(headers: HeaderList): HeaderList {
  const named = collectConnectionNames(headers);
  const remaining = headers.filter(([name, value]) => {
    const key = name.toLowerCase();
    // Keep `Content-Length`: it is correct, because the bytes are the same, unless the transport uses it for framing.
    const isOfConnection = connectionFields.has(key) && key !== 'content-length';
    return (
      isField(name, value) &&
      !isOfConnection &&
      !siteFields.has(key) &&
      !named.has(key) &&
      !/^(?:proxy-|access-control-|x-lectern-)/.test(key)
    );
  });
  return [...remaining, ...downloadHeaders];
}

/** Fields that make a response a download, which browsers neither execute nor cache. */
export const downloadHeaders: HeaderList = [
  ['content-disposition', 'attachment'],
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', 'sandbox'],
  ['cache-control', 'no-store'],
];

const noNames: ReadonlySet<string> = new Set();

function collectConnectionNames(headers: HeaderList): ReadonlySet<string> {
  let names: Set<string> | undefined;
  for (const [name, value] of headers) {
    if (name.length !== 10 || name.toLowerCase() !== 'connection') continue;
    names ??= new Set();
    for (const each of value.toLowerCase().split(',')) names.add(each.trim());
  }
  return names ?? noNames;
}

/**
 * Returns whether a header field is valid. It must not contain line breaks or control characters, which could begin
 * another field (RFC 9110, section 5.5).
 */
export function isField(name: string, value: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
}
