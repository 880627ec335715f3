import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {formatMessage} from '../../../src/base/problem.js';

/**
 * Returns whether a `Host` header contains a name of this server. Protects from DNS rebinding: another site can point
 * its host name to this machine, and its pages would then be same-origin. IP addresses and `localhost` are safe.
 */
export function isKnownHost(host: string, origins: ReadonlySet<string>): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (name === 'localhost' || isIP(name) !== 0) return true;
  return [...origins].some(origin => new URL(origin).hostname === name);
}

/** Message for a request whose `Host` header is not allowed. */
export const hostNotAllowed = formatMessage({
  message: 'Host header not allowed.',
  fix: 'Pass --host with the name you use.',
});

/**
 * Creates a function that checks the `Host` header, for a server on a loopback address (DNS rebinding). A server on
 * another address is public and accepts every name.
 */
export function createHostCheck(host: string): (request: IncomingMessage) => boolean {
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return ({headers}) => !isLoopback || isKnownHost(headers.host ?? '', new Set());
}
