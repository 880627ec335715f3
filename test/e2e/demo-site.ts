import {type ChildProcess, spawn} from 'node:child_process';
import {join} from 'node:path';
import type {Page} from 'playwright-core';

/** Starts the demo site on a free port. */
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
  // The tests' browsers resolve no host names.
  return {url: address.replace('localhost', '127.0.0.1'), close: () => demo.kill()};
}

/** Drops a folder on the box, like a visitor. `meanwhile` runs during the drag. */
export async function dropFolder(page: Page, path: string, meanwhile?: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: [path], dragOperationsMask: 1};
  const box = await page.$eval('open-project', each => each.getBoundingClientRect().toJSON() as {x: number; y: number});
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {type, x: box.x + 60, y: box.y + 20, data});
  await send('dragEnter');
  await send('dragOver');
  await meanwhile?.();
  await send('drop');
}
