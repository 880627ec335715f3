import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createServer} from 'node:net';

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface App {
  readonly folder: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts an app on a port, waits for its first response, runs a test with its origin, and stops the app. */
export async function withApp({folder, command, args, env}: App, port: number, use: (origin: string) => Promise<void>) {
  const app = spawn(command, args, {cwd: folder, env: {...process.env, ...env, PORT: String(port)}});
  let said = '';
  for (const stream of [app.stdout, app.stderr]) stream.on('data', chunk => (said += chunk));
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answers(origin, app, () => said);
    await use(origin);
  } finally {
    app.kill();
  }
}

async function answers(origin: string, app: ChildProcess, said: () => string): Promise<void> {
  for (let turn = 0; turn < 150; turn++) {
    if (app.exitCode !== null) break;
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`The app does not answer: ${said()}`);
}
