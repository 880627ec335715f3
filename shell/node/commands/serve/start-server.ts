import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {listenNear, shownAddress} from '../../http/listen.js';
import type {Output} from '../../terminal/command.js';

export interface ServerPlace {
  readonly host: string;
  readonly port: number;
  /** Path of the site. */
  readonly base: string;
  /** Agents are answered at `mcp`. */
  readonly hasMcp: boolean;
}

/** Starts the server of a site and prints its URL. Returns the reason if it cannot listen. */
export async function startServer(
  listener: RequestListener,
  {host, port, base, hasMcp}: ServerPlace,
  {out}: Pick<Output, 'out'>,
): Promise<Server | string> {
  const server = createServer(listener);
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  const why = await listenNear(server, port, host);
  if (why !== undefined) return why;
  const used = (server.address() as AddressInfo).port;
  if (port !== 0 && used !== port) out(`Port ${port} is taken, ${used} is used.`);
  const address = shownAddress(host, used).slice(0, -1) + base;
  out(`The site is at ${address}${hasMcp ? `\nAgents ask it at ${address}mcp` : ''}\nStop it with Ctrl+C.`);
  return server;
}
