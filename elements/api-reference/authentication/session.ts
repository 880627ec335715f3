/**
 * A reader's session at a site. It ends when the last tab closes. Each tab holds a shared lock with the session's id,
 * so that other tabs know which sessions are open, even after a crash.
 */
export interface Session {
  readonly id: string;
  /** Returns the ids of all sessions with an open tab. */
  held(): Promise<ReadonlySet<string>>;
}

/** Joins the session of this tab or another tab, or starts one. Resolves to undefined if storage is unavailable. */
export async function joinSession(base: string): Promise<Session | undefined> {
  // Locks need a secure context. Without locks, no tab can know when a session ends, so do not store anything.
  if (!globalThis.isSecureContext || !navigator.locks || !canStore()) return undefined;
  const prefix = `lectern-session ${base} `;
  const key = `lectern:session:${base}`;
  const held = async () => new Set(await listHeldLocks(prefix));
  try {
    // Let one tab at a time continue: two tabs that open together must join the same session.
    return await navigator.locks.request(`lectern-join ${base}`, async () => {
      const [other] = await held();
      // Reuse the id of a reloaded tab: it has released its lock, but its session continues.
      const id = sessionStorage.getItem(key) ?? other ?? crypto.randomUUID();
      sessionStorage.setItem(key, id);
      await hold(prefix + id);
      return {id, held};
    });
  } catch {
    return undefined;
  }
}

async function listHeldLocks(prefix: string): Promise<readonly string[]> {
  const {held = []} = await navigator.locks.query();
  return held.flatMap(({name}) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/** Holds a shared lock until the page unloads. */
function hold(name: string): Promise<void> {
  return new Promise((done, failed) => {
    navigator.locks
      .request(name, {mode: 'shared'}, () => {
        done();
        return new Promise<void>(() => {});
      })
      .catch(failed);
  });
}

function canStore(): boolean {
  try {
    const probe = 'lectern:probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}
