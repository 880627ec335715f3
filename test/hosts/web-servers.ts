import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {connect, createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** A server program with one port per site. */
export interface Servers {
  readonly ports: readonly number[];
  stop(): Promise<void>;
}

/** A server's site: the folder that contains it at its base, and configuration lines. */
export interface ServedFolder {
  readonly root: string;
  readonly include?: string;
}

export async function startNginx(program: string, work: string, sites: readonly ServedFolder[]): Promise<Servers> {
  const ports = await freePorts(sites.length);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${work}/${name};`,
  );
  const servers = sites.map(
    ({root, include}, at) =>
      `server { listen 127.0.0.1:${ports[at]}; root "${root}"; index index.html; include "${include}"; }`,
  );
  const config = `daemon off; master_process off; pid ${work}/pid; error_log ${work}/error.log;
events {}
http { access_log off; default_type text/plain; types { text/html html; } ${temporary.join(' ')} ${servers.join('\n')} }
`;
  writeFileSync(join(work, 'nginx.conf'), config);
  return started(spawn(program, ['-p', work, '-e', join(work, 'error.log'), '-c', join(work, 'nginx.conf')]), ports);
}

export async function startApache(program: string, work: string, sites: readonly ServedFolder[]): Promise<Servers> {
  const ports = await freePorts(sites.length);
  mkdirSync(join(work, 'run'), {recursive: true});
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'rewrite',
    'headers',
    'setenvif',
    'negotiation',
    'autoindex',
  ];
  const config = [
    ...modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `ServerRoot "${work}"`,
    'ServerName 127.0.0.1',
    `PidFile "${work}/run/pid"`,
    `DefaultRuntimeDir "${work}/run"`,
    `ErrorLog "${work}/error.log"`,
    'TypesConfig /etc/mime.types',
    'StartServers 1',
    'ThreadsPerChild 4',
    'MaxRequestWorkers 4',
    'ServerLimit 1',
    ...ports.map(port => `Listen 127.0.0.1:${port}`),
    ...sites.flatMap(({root}, at) => [
      `<VirtualHost 127.0.0.1:${ports[at]}>`,
      `DocumentRoot "${root}"`,
      `<Directory "${root}">`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
      '</VirtualHost>',
    ]),
  ];
  writeFileSync(join(work, 'apache.conf'), `${config.join('\n')}\n`);
  return started(spawn(program, ['-D', 'FOREGROUND', '-f', join(work, 'apache.conf')]), ports);
}

async function started(child: ChildProcess, ports: readonly number[]): Promise<Servers> {
  let said = '';
  child.stderr?.on('data', chunk => {
    said += chunk;
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const port of ports)
    while (!(await answers(port))) {
      if (isOver()) throw new Error(`the server has ended: ${said}`);
      await wait(10);
    }
  return {
    ports,
    async stop() {
      if (isOver()) return;
      const over = once(child, 'exit');
      child.kill('SIGTERM');
      await over;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

async function freePorts(count: number): Promise<readonly number[]> {
  const held = Array.from({length: count}, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(held.map(server => once(server, 'listening')));
  const ports = held.map(server => (server.address() as AddressInfo).port);
  await Promise.all(held.map(server => once(server.close(), 'close')));
  return ports;
}
