/** Returns whether the value of `groups` makes a page private. An empty list does, because it allows no group. */
export function isRestrictedByGroups(written: unknown): boolean {
  return Array.isArray(written) || (typeof written === 'string' && written.trim() !== '');
}

export function isYes(written: unknown): boolean {
  return written === true || written === 'true';
}

export function isNo(written: unknown): boolean {
  return written === false || written === 'false';
}
