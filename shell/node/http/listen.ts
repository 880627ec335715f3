import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

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
  if (code === 'EADDRINUSE') return `Port ${port} is taken.\nFix: Use another one with --port ${port + 1}.`;
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
  if (code === 'EADDRINUSE') return `The ports ${port} to ${last} are taken.\nFix: Use another one with --port 0.`;
  return code === undefined ? usedPort(server) : refused(code, port, host);
}

function usedPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function refused(code: string, port: number, host: string): string {
  if (code === 'EACCES') return `Port ${port} may not be used.\nFix: Use one above 1023 with --port 4401.`;
  return `This machine has no address ${host}.\nFix: Use --host 127.0.0.1.`;
}

/** Returns the address of a server as people open it. */
export function shownAddress(host: string, port: number): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
