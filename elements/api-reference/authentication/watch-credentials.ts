/**
 * Joins the session of the site in every tab if credentials exist. They stay usable until the last tab closes, and
 * credentials of ended sessions are deleted (docs/contract.md, section 5). Does nothing without credentials.
 */
export function watchCredentials(base: string): void {
  const open = async () => (await import('./credential-store.js')).credentialsOf(base).ready;
  const isOurs = (key: string | null) => key?.startsWith(`lectern:credential:${base} `) === true;
  try {
    if (Object.keys(localStorage).some(isOurs)) void open();
  } catch {
    // Ignore unreadable entries.
  }
  addEventListener('storage', ({key}) => {
    if (isOurs(key)) void open();
  });
}
