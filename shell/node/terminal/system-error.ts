/** Explains a refusal of the file system to the person who ran a command; `undefined` for an error of another kind. */
export function explainSystemError(error: unknown): string | undefined {
  const {code, syscall, path, dest} = (error ?? {}) as NodeJS.ErrnoException & {readonly dest?: string};
  const place = dest ?? path;
  if (code === undefined || syscall === undefined || place === undefined) return undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `You have no permission to use ${place} (${code}).\nFix: Change its permissions, or choose another folder.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of ${place} is full (${code}).\nFix: Free some space, or choose a folder on another disk.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${place} cannot be created: a part of the path is a file (${code}).\nFix: Choose another folder.`;
  return `${place} cannot be read or written (${code}).\nFix: Check that it exists and that no other program uses it.`;
}
