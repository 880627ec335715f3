import {spawn} from 'node:child_process';
import {readOwn} from '../../../src/base/read-own.js';

/** Opens a URL in the user's browser. Ignores failures, because the terminal shows the URL too. */
export function openBrowser(url: string): void {
  const program = readOwn({darwin: 'open', win32: 'explorer'}, process.platform) ?? 'xdg-open';
  spawn(program, [url], {stdio: 'ignore', detached: true})
    .on('error', () => {})
    .unref();
}
