import type {IncomingMessage} from 'node:http';

/**
 * Replaces the URL of a request such as `GET http://docs.example.com/guide` (RFC 9112, section 3.2.2) by its path. Its
 * host replaces the `Host` header. Keeps other URLs.
 */
export function setOriginForm(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url ?? '') ?? [];
  if (host === undefined || path === undefined) return;
  // A `Host` header can't contain user and password. Clear it, so that the request is rejected.
  request.headers.host = host.includes('@') ? '' : host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}
