import {spawn} from 'node:child_process';

/** Opens an address in the browser of this machine. One without a browser still has the address on screen. */
export function openBrowser(address: string): void {
  const program = {darwin: 'open', win32: 'explorer'}[process.platform as string] ?? 'xdg-open';
  spawn(program, [address], {stdio: 'ignore', detached: true})
    .on('error', () => {})
    .unref();
}
