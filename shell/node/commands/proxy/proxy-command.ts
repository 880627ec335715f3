import {createServer, type Server} from 'node:http';
import {formatMessage} from '../../../../src/base/problem.js';
import {parseOrigin} from '../../../../src/base/web-url.js';
import type {LogEntry} from '../../../../src/proxy/settings.js';
import {describeMissingConfig} from '../../files/missing-config.js';
import {listen, slowClients} from '../../http/listen.js';
import {setOriginForm} from '../../http/origin-form.js';
import {type Output, refuseOrigins} from '../../terminal/command.js';
import {proxyListener} from './proxy-server.js';
import {readProxyTargets} from './proxy-targets.js';

interface ProxyCommand {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly allowOrigins: readonly string[];
  readonly allowPrivate: boolean;
}

/** Runs `lectern proxy`: a server that has only the proxy. Returns the server, or the reason if it could not start. */
export async function runProxy(command: ProxyCommand, {out, err, program}: Output): Promise<Server | string> {
  const {host, port, allowOrigins, allowPrivate} = command;
  const wrong =
    refuseOrigins('--origin', command.origins, 'https://api.example.com') ??
    refuseOrigins('--allow-origin', allowOrigins, 'https://api.example.com');
  if (wrong !== undefined) return wrong;
  const missing = describeMissingConfig(command.folder, program);
  if (missing !== undefined) return missing;
  const project = await readProxyTargets(command.folder, {allowPrivate});
  if (typeof project === 'string') return project;
  for (const note of project.notes) err(note);
  const origins = [...new Set([...project.targets.origins, ...command.origins.map(each => parseOrigin(each)!)])];
  if (origins.length === 0)
    return formatMessage({
      message: 'The project has no API.',
      fix: 'Pass --origin https://api.example.com, or set api.baseUrl in docs.json.',
    });
  const {methods} = project.targets;
  const log = (entry: LogEntry) => out(logLine(entry));
  const server = createProxyServer(proxyListener({origins, methods, allowOrigins, allowPrivate, log}));
  const used = await listen(server, port, host);
  if (typeof used === 'string') return used;
  const name = host.includes(':') ? `[${host}]` : host;
  out(
    `The proxy is at http://${name}:${used}/_proxy. It forwards requests to ${origins.join(', ')} (${methods.join(', ')}).`,
  );
  out('Press Ctrl+C to stop.');
  return server;
}

function createProxyServer(proxy: ReturnType<typeof proxyListener>): Server {
  return createServer(slowClients, (request, response) => {
    setOriginForm(request);
    // A reverse proxy may send the path with the base of the site: /docs/_proxy.
    if (/\/_proxy$/.test((request.url ?? '').replace(/\?.*/s, ''))) proxy(request, response);
    else response.writeHead(404, {'content-type': 'text/plain'}).end('This server handles only /_proxy.');
  });
}

/** Formats a line of the log: `2026-03-01T10:00:00.000Z GET https://api.example.com/users 200 12 ms`. */
function logLine({time, method, target, status, milliseconds, code}: LogEntry): string {
  const shown = /^[A-Z-]{1,20}$/.test(method) ? method : '-';
  return [new Date(time).toISOString(), shown, target || '-', status, milliseconds, 'ms', code ?? '']
    .join(' ')
    .trimEnd();
}
