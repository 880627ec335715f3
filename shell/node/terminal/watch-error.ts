import {formatMessage} from '../../../src/base/problem.js';

/** Explains to the user why open pages do not update. Linux reports its limit of watched files as `ENOSPC`. */
export function explainWatchError({code, message}: NodeJS.ErrnoException): string {
  return formatMessage({
    message: `Lectern cannot watch all files (${code ?? message}), so open pages do not update.`,
    fix:
      code === 'ENOSPC'
        ? 'Raise the limit of watched files: sudo sysctl fs.inotify.max_user_watches=524288. Or reload the page after each change.'
        : 'Reload the page after each change.',
  });
}
