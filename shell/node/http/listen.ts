import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {formatMessage} from '../../../src/base/problem.js';

/** Timeouts in milliseconds for clients that send headers or a body slowly. */
export const slowClients = {headersTimeout: 10_000, requestTimeout: 60_000} as const;

/** Tries to listen on a port. Resolves to the error code on failure. */
async function tryPort(server: Server, port: number, host: string): Promise<string | undefined> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Listens on a port. With 0, the system chooses one. Resolves to the port, or to the reason if it failed. */
export async function listen(server: Server, port: number, host: string): Promise<number | string> {
  const code = await tryPort(server, port, host);
  if (code === 'EADDRINUSE')
    return formatMessage({message: `Port ${port} is in use.`, fix: `Pass another port, such as --port ${port + 1}.`});
  return code === undefined ? getUsedPort(server) : describeRefusedPort(code, port, host);
}

/**
 * Listens on `port`, or on the first free one of the next hundred. Resolves to the port, or to the reason if it failed.
 */
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
  return code === undefined ? getUsedPort(server) : describeRefusedPort(code, port, host);
}

function getUsedPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function describeRefusedPort(code: string, port: number, host: string): string {
  if (code === 'EACCES')
    return formatMessage({
      message: `You have no permission to use port ${port}.`,
      fix: 'Pass a port above 1023, such as --port 4401.',
    });
  return formatMessage({message: `This machine has no address ${host}.`, fix: 'Pass --host 127.0.0.1.'});
}

/** Returns the URL of a server to print: with `localhost` for an address that means all interfaces. */
export function formatServerUrl(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
