import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeProject} from '../e2e/site.js';
import {documents} from './content.js';
import type {Host} from './hosts.js';

/** Packages of hosts are kept from run to run; `EMBED_HOSTS` names another folder. */
export const cache = process.env.EMBED_HOSTS ?? join(tmpdir(), 'lectern-embed-hosts');

const npm = (folder: string, ...args: readonly string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder, encoding: 'utf8'});

/** Packs the package as it is built, and installs it with what the hosts need. */
export function installAll(root: string, packages: readonly string[]): void {
  mkdirSync(cache, {recursive: true});
  writeProject(cache, {'package.json': '{"private": true, "type": "module"}'});
  for (const old of readdirSync(cache)) if (old.endsWith('.tgz')) rmSync(join(cache, old));
  npm(root, 'pack', '--ignore-scripts', '--pack-destination', cache, '--silent');
  const tarball = readdirSync(cache).find(name => name.endsWith('.tgz')) as string;
  rmSync(join(cache, 'node_modules/lectern'), {recursive: true, force: true});
  rmSync(join(cache, 'package-lock.json'), {force: true});
  npm(cache, 'install', `./${tarball}`, ...packages);
}

/** Writes the files of a host and has it built. Gives the folder that is served. */
export function buildHost(name: string, {files, build, out}: Host): string {
  const folder = join(cache, 'hosts', name.replace(/\W+/g, '-').toLowerCase());
  rmSync(folder, {recursive: true, force: true});
  const beside = out === '.' ? '' : 'public';
  writeProject(folder, {'package.json': '{"private": true, "type": "module"}', ...files});
  writeProject(join(folder, beside), documents);
  if (build) {
    const [program = '', ...args] = build;
    const bin = join(cache, 'node_modules/.bin', program);
    execFileSync(existsSync(bin) ? bin : program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production'},
    });
  }
  return join(folder, out);
}
