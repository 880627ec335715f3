import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeProject} from '../e2e/site.js';
import {documents} from './content.js';
import type {Host} from './hosts.js';

/** Cache of the hosts' packages between runs. `EMBED_HOSTS` sets another folder. */
export const cache = process.env.EMBED_HOSTS ?? join(tmpdir(), 'lectern-embed-hosts');

const npm = (folder: string, ...args: readonly string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder, encoding: 'utf8'});

/** Path of the packed package. */
let tarball = '';
/** Returns the packed package's path, for `npm install`. */
export const packed = () => tarball;
/** Folders with this run's package. */
const installed = new Set<string>();

/** Packs the built package, and installs it with the packages of all hosts that share a folder. */
export function installAll(root: string, packages: readonly string[]): void {
  mkdirSync(cache, {recursive: true});
  for (const old of readdirSync(cache)) if (old.endsWith('.tgz')) rmSync(join(cache, old));
  npm(root, 'pack', '--ignore-scripts', '--pack-destination', cache, '--silent');
  tarball = join(cache, readdirSync(cache).find(name => name.endsWith('.tgz')) as string);
  install(cache, packages);
}

/** Reinstalls the package next to others. */
function install(folder: string, packages: readonly string[]): void {
  writeProject(folder, {'package.json': '{"private": true, "type": "module"}'});
  rmSync(join(folder, 'node_modules/lectern'), {recursive: true, force: true});
  rmSync(join(folder, 'package-lock.json'), {force: true});
  npm(folder, 'install', tarball, ...packages);
}

/** Writes a host's files and builds it. Returns the folder to serve. */
export function buildHost(name: string, {files, build, out, apart, packages}: Host): string {
  // Outside the shared folder, where a framework would search for its root.
  const folder = join(apart ? `${cache}-apart` : join(cache, 'hosts'), name.replace(/\W+/g, '-').toLowerCase());
  for (const each of existsSync(folder) ? readdirSync(folder) : [])
    if (each !== 'node_modules' || !apart) rmSync(join(folder, each), {recursive: true});
  const beside = out === '.' ? '' : 'public';
  writeProject(folder, {'package.json': '{"private": true, "type": "module"}', ...files});
  writeProject(join(folder, beside), documents);
  if (apart && !installed.has(folder)) install(folder, packages);
  installed.add(folder);
  if (build) {
    const [program = '', ...args] = build;
    const bin = join(apart ? folder : cache, 'node_modules/.bin', program);
    execFileSync(existsSync(bin) ? bin : program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false'},
    });
  }
  return join(folder, out);
}
