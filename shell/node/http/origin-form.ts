import type {IncomingMessage} from 'node:http';

/**
 * Takes a target such as `GET http://docs.example.com/guide` for what it means (RFC 9112, section 3.2.2): the path, asked of
 * the host in it, whatever the header says. Every other target stays as it is.
 */
export function asOriginForm(request: IncomingMessage): void {
  const [, host, path] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(request.url ?? '') ?? [];
  if (host === undefined || path === undefined) return;
  // A name and a password have no place in a host.
  request.headers.host = host.includes('@') ? '' : host;
  request.url = path.startsWith('/') ? path : `/${path}`;
}
