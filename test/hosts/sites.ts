import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type HostName, hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';
import type {ServedFolder} from './web-servers.js';

/** Writes a site into a folder below its base, with the files for nginx and Apache. Each page contains its slug. */
export function writeSite(root: string, input: HostInput, others: Readonly<Record<string, string>> = {}) {
  const folder = join(root, input.base);
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), {recursive: true});
    writeFileSync(join(folder, path), text);
  };
  for (const slug of input.slugs) write(slug === 'index' ? 'index.html' : `${slug}/index.html`, slug);
  write('404.html', 'not found');
  for (const [path, text] of Object.entries(others)) write(path, text);
  const configured: readonly HostName[] = ['nginx', 'apache'];
  for (const host of configured) for (const {path, text} of hosts[host].build(input).files) write(path, text);
  return {root, folder, include: join(folder, 'nginx.conf')} satisfies ServedFolder & {readonly folder: string};
}
