import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {formatMessage} from '../../../src/base/problem.js';

/** Limits in milliseconds for clients whose headers or body trickle in: they hold a connection, not a place. */
export const slowClients = {headersTimeout: 10_000, requestTimeout: 60_000} as const;

/** Starts to listen; gives why it cannot, as an error code. */
async function tryPort(server: Server, port: number, host: string): Promise<string | undefined> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Listens on a port. Returns the port, which the system chooses for 0, or why that is impossible. */
export async function listen(server: Server, port: number, host: string): Promise<number | string> {
  const code = await tryPort(server, port, host);
  if (code === 'EADDRINUSE')
    return formatMessage({message: `Port ${port} is in use.`, fix: `Pass another port, such as --port ${port + 1}.`});
  return code === undefined ? usedPort(server) : refused(code, port, host);
}

/** Listens on a port, or on the next one that is free of the hundred after it. */
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

/** Returns the address of a server as people open it. */
export function shownAddress(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
