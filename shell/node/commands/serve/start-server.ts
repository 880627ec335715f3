import {createServer, type RequestListener, type Server} from 'node:http';
import {formatServerUrl, listenNear, slowClients} from '../../http/listen.js';
import type {Output} from '../../terminal/command.js';

interface ServerPlace {
  readonly host: string;
  readonly port: number;
  /** Path of the site on the server. */
  readonly base: string;
  /** Whether the server handles agents at `mcp`, so that its URL is printed. */
  readonly hasMcp: boolean;
}

/** Starts a site's server, and prints its URL. Returns the server, or the reason if it can't listen. */
export async function startServer(
  listener: RequestListener,
  {host, port, base, hasMcp}: ServerPlace,
  {out}: Pick<Output, 'out'>,
): Promise<Server | string> {
  const server = createServer(slowClients, listener);
  const used = await listenNear(server, port, host);
  if (typeof used === 'string') return used;
  if (port !== 0 && used !== port) out(`Port ${port} is in use. Lectern uses port ${used}.`);
  const url = formatServerUrl(host, used).slice(0, -1) + base;
  out(`The site is at ${url}${hasMcp ? `\nThe MCP server for agents is at ${url}mcp` : ''}\nPress Ctrl+C to stop.`);
  return server;
}
