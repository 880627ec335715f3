import {spawn} from 'node:child_process';
import {readOwn} from '../../../src/base/read-own.js';

/** Opens an address in the browser of this machine. One without a browser still has the address on screen. */
export function openBrowser(address: string): void {
  const program = readOwn({darwin: 'open', win32: 'explorer'}, process.platform) ?? 'xdg-open';
  spawn(program, [address], {stdio: 'ignore', detached: true})
    .on('error', () => {})
    .unref();
}
