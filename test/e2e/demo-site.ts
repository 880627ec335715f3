import {type ChildProcess, spawn} from 'node:child_process';
import {join} from 'node:path';

/** Starts the demo site at a free port. */
export async function startDemo(): Promise<{readonly url: string; close(): void}> {
  const env = {...process.env, PORT: '0', API_PORT: '0', CI: '1'};
  const demo: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../../demo/start.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of demo.stdout ?? []) {
    said += chunk;
    if (said.includes('Ctrl+C')) break;
  }
  const [, address = ''] = /site is at (http:\/\/localhost:\d+\/)/.exec(said) ?? [];
  // Browsers of the tests resolve no name.
  return {url: address.replace('localhost', '127.0.0.1'), close: () => demo.kill()};
}
