import {createServer, type Server} from 'node:http';
import {join} from 'node:path';
import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {describeMissingConfig} from '../../files/missing-config.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {formatServerUrl, listenNear} from '../../http/listen.js';
import type {Output} from '../../terminal/command.js';
import {openBrowser} from '../../terminal/open-browser.js';
import {explainWatchError} from '../../terminal/watch-error.js';
import {ChangeStream} from './change-stream.js';
import {createDevListener} from './dev-listener.js';
import {createProjectProxy} from './project-proxy.js';
import {TerminalFindings} from './terminal-findings.js';
import {watchFolder} from './watch-folder.js';

export interface DevCommand {
  readonly folder: string;
  readonly host: string;
  readonly port: number;
  /** Whether to open the site in the browser. */
  readonly opens: boolean;
  /** Whether the proxy may send requests to this machine and to private networks. */
  readonly allowPrivate: boolean;
  /** Kinds of project code that may run in the browser. */
  readonly run?: string;
  /** Whether to print the problems that the check finds. */
  readonly tells?: boolean;
}

/**
 * Runs `lectern dev`: serves a project from disk, and tells open pages which files changed. Returns the server, or the
 * reason why it did not start.
 */
export async function runDev(command: DevCommand, {out, err, program}: Output): Promise<Server | string> {
  const {folder, host, port, opens, allowPrivate, run, tells} = command;
  const missing = describeMissingConfig(folder, program);
  if (missing) return missing;
  const changes = new ChangeStream();
  const proxy = createProjectProxy(folder, allowPrivate, err);
  const bundle = join(resolvePackageFolder(), 'dist');
  const server = createServer(
    createDevListener({folder, bundle, host, changes, proxy: proxy.respond, ...(run !== undefined && {run})}),
  );
  const used = await listenNear(server, port, host);
  if (typeof used === 'string') return used;
  let findings: TerminalFindings | undefined;
  const watch = watchFolder(folder, {
    changed(paths) {
      if (paths.some(path => /\.(?:json|ya?ml)$/i.test(path))) proxy.renew();
      changes.notify(paths);
      findings?.renew();
    },
    failed: callOnce(error => err(explainWatchError(error))),
  });
  server.once('close', () => {
    watch.close();
    changes.close();
    findings?.close();
  });
  const url = formatServerUrl(host, used);
  if (port !== 0 && used !== port) out(`Port ${port} is in use. Lectern uses port ${used}.`);
  out(`The documentation is at ${url}\nPress Ctrl+C to stop.`);
  if (tells) findings = new TerminalFindings(folder, {out, ...omitUndefined({program})});
  if (opens) openBrowser(url);
  return server;
}

function callOnce<T>(report: (value: T) => void): (value: T) => void {
  let isReported = false;
  return value => {
    if (!isReported) report(value);
    isReported = true;
  };
}
