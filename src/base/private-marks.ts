/** Whether `groups` names anybody: an empty list restricts nothing. */
export function hasGroups(written: unknown): boolean {
  return Array.isArray(written) ? written.length > 0 : typeof written === 'string' && written.trim() !== '';
}

export function isYes(written: unknown): boolean {
  return written === true || written === 'true';
}

export function isNo(written: unknown): boolean {
  return written === false || written === 'false';
}
