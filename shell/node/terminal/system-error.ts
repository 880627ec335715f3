import {formatMessage} from '../../../src/base/problem.js';
/** Explains a file system error to the user. Undefined if it is another kind of error. */
export function explainSystemError(error: unknown): string | undefined {
  const {code, syscall, path, dest} = (error ?? {}) as NodeJS.ErrnoException & {readonly dest?: string};
  const place = dest ?? path;
  if (code === undefined || syscall === undefined || place === undefined) return undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return formatMessage({
      message: `You have no permission to use ${place} (${code}).`,
      fix: 'Change its permissions, or choose another folder.',
    });
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return formatMessage({
      message: `The disk of ${place} is full (${code}).`,
      fix: 'Free some space, or choose a folder on another disk.',
    });
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return formatMessage({
      message: `Lectern cannot open ${place}, because a part of the path is a file (${code}).`,
      fix: 'Choose another folder.',
    });
  return formatMessage({
    message: `Lectern cannot read or write ${place} (${code}).`,
    fix: `Check that ${place} exists, and that no other program uses it.`,
  });
}
