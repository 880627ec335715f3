import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {formatMessage} from '../../../src/base/problem.js';

/** Time limits in milliseconds for clients that send headers or body slowly. */
export const slowClients = {headersTimeout: 10_000, requestTimeout: 60_000} as const;

/** Listens on a port. Returns the error code if that fails. */
async function tryPort(server: Server, port: number, host: string): Promise<string | undefined> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Listens on a port. For 0, the system chooses the port. Returns the used port, or the reason for the failure. */
export async function listen(server: Server, port: number, host: string): Promise<number | string> {
  const code = await tryPort(server, port, host);
  if (code === 'EADDRINUSE')
    return formatMessage({message: `Port ${port} is in use.`, fix: `Pass another port, such as --port ${port + 1}.`});
  return code === undefined ? usedPort(server) : refused(code, port, host);
}

/** Listens on the first free port of this port and the next hundred. */
export async function listenNear(server: Server, port: number, host: string): Promise<number | string> {
  let code: string | undefined;
  const last = Math.min(port + 100, 65_535);
  for (let next = port; next <= last; next++) {
    code = await tryPort(server, next, host);
    if (code !== 'EADDRINUSE') break;
  }
  if (code === 'EADDRINUSE')
    return formatMessage({
      message: `The ports ${port} to ${last} are in use.`,
      fix: 'Pass --port 0 to use any free port.',
    });
  return code === undefined ? usedPort(server) : refused(code, port, host);
}

function usedPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function refused(code: string, port: number, host: string): string {
  if (code === 'EACCES')
    return formatMessage({
      message: `You have no permission to use port ${port}.`,
      fix: 'Pass a port above 1023, such as --port 4401.',
    });
  return formatMessage({message: `This machine has no address ${host}.`, fix: 'Pass --host 127.0.0.1.'});
}

/** Returns a server's URL for display. */
export function shownAddress(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
