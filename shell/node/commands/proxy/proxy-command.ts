import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {originOf} from '../../../../src/base/web-address.js';
import type {LogEntry} from '../../../../src/proxy/settings.js';
import {describeMissingConfig} from '../../files/missing-config.js';
import {listen} from '../../http/listen.js';
import {asOriginForm} from '../../http/origin-form.js';
import type {Output} from '../../terminal/command.js';
import {proxyListener} from './proxy-server.js';
import {proxyTargets} from './proxy-targets.js';

export interface ProxyCommand {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly allowOrigins: readonly string[];
  readonly allowPrivate: boolean;
}

/** Runs `lectern proxy`: a server with only the proxy. Returns the reason if it could not start. */
export async function runProxy(command: ProxyCommand, {out, err, program}: Output): Promise<Server | string> {
  const {host, port, allowOrigins, allowPrivate} = command;
  for (const [option, values] of [
    ['--origin', command.origins],
    ['--allow-origin', allowOrigins],
  ] as const)
    for (const value of values)
      if (originOf(value) === undefined)
        return `${option} ${value} is no http or https address.\nFix: Write it like ${option} https://api.example.com.`;
  const missing = describeMissingConfig(command.folder, program);
  if (missing !== undefined) return missing;
  const project = await proxyTargets(command.folder, {allowPrivate});
  if (typeof project === 'string') return project;
  for (const note of project.notes) err(note);
  const origins = [...new Set([...project.targets.origins, ...command.origins.map(each => originOf(each)!)])];
  if (origins.length === 0)
    return 'The project names no API.\nFix: Set api.baseUrl in docs.json, add servers to a document, or use --origin URL.';
  const {methods} = project.targets;
  const log = (entry: LogEntry) => out(logLine(entry));
  const server = proxyServer(proxyListener({origins, methods, allowOrigins, allowPrivate, log}));
  const why = await listen(server, port, host);
  if (why !== undefined) return why;
  const {port: used} = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  out(`The proxy is at http://${name}:${used}/_proxy and asks ${origins.join(', ')} (${methods.join(', ')}).`);
  out('Stop it with Ctrl+C.');
  return server;
}

function proxyServer(proxy: ReturnType<typeof proxyListener>): Server {
  const server = createServer((request, response) => {
    asOriginForm(request);
    // A front may pass the base of the site along: /docs/_proxy.
    if (/\/_proxy$/.test((request.url ?? '').replace(/\?.*/s, ''))) proxy(request, response);
    else response.writeHead(404, {'content-type': 'text/plain'}).end('Only /_proxy is answered here.');
  });
  // Headers that trickle in hold a connection, not a place.
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  return server;
}

/** `2026-03-01T10:00:00.000Z GET https://api.example.com/users 200 12 ms` */
export function logLine({time, method, target, status, milliseconds, code}: LogEntry): string {
  const shown = /^[A-Z-]{1,20}$/.test(method) ? method : '-';
  return [new Date(time).toISOString(), shown, target || '-', status, milliseconds, 'ms', code ?? '']
    .join(' ')
    .trimEnd();
}
