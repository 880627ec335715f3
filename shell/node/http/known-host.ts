import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {formatMessage} from '../../../src/base/problem.js';

/**
 * Returns whether a Host header contains a name of this server. A foreign site can point its own host name to this
 * machine, and would then be same-origin (DNS rebinding). IP addresses and `localhost` are safe.
 */
export function isKnownHost(host: string, origins: ReadonlySet<string>): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (name === 'localhost' || isIP(name) !== 0) return true;
  return [...origins].some(origin => new URL(origin).hostname === name);
}

/** Message for a rejected Host header. */
export const hostNotAllowed = formatMessage({
  message: 'Host header not allowed.',
  fix: 'Pass --host with the name you use.',
});

/**
 * Creates a check of the Host header for servers on a loopback address. A foreign page can point its own name to this
 * machine. Servers on other addresses are public, so they accept every name.
 */
export function createHostCheck(host: string): (request: IncomingMessage) => boolean {
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return ({headers}) => !isLoopback || isKnownHost(headers.host ?? '', new Set());
}
