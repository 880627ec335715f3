import type {IncomingMessage} from 'node:http';

/**
 * Converts a target such as `GET http://docs.example.com/guide` (RFC 9112, section 3.2.2) to its path. Its host
 * overrides the header. Other targets stay unchanged.
 */
export function asOriginForm(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url ?? '') ?? [];
  if (host === undefined || path === undefined) return;
  // A host cannot contain user name and password.
  request.headers.host = host.includes('@') ? '' : host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}
