import type {Credential} from '../../../src/api-reference/form/credential.js';
import {joinSession, type Session} from './session.js';

interface StoredCredential {
  readonly credential: Credential;
  /** Id of the session that the credential ends with. Absent if the reader chose to store it longer. */
  readonly session?: string;
}

/**
 * Credentials of one site. Each belongs to the origin that the reader entered it for (docs/contract.md, section 5;
 * security rules D1 and D6). `localStorage` stores them under a name with site, origin, scheme, and session. The next
 * load deletes credentials without an open session. If storage fails, they last until the page reloads.
 * @fires change - The reader entered or deleted a credential, in this or another tab, or a server rejected it.
 */
export class CredentialStore extends EventTarget {
  readonly #prefix: string;
  readonly #settings: string;
  readonly #memory = new Map<string, Credential>();
  readonly #kept: 'session' | 'memory';
  /** Names of credentials that a server has rejected. */
  readonly #rejected = new Set<string>();
  #session: Session | undefined;
  /** Resolves after the store has loaded. Until then, the store returns no credential. */
  readonly ready: Promise<void>;

  /** With `memory`, credentials are in memory only, until the page reloads. */
  constructor(base: string, kept: 'session' | 'memory' = 'session') {
    super();
    this.#prefix = `lectern:credential:${base} `;
    this.#settings = `lectern:remember:${base}`;
    this.#kept = kept;
    this.ready = kept === 'memory' ? Promise.resolve() : this.#open(base);
    if (kept === 'memory') return;
    addEventListener('storage', ({key}) => {
      if (key !== null) this.#rejected.delete(key);
      if (key === null || key.startsWith(this.#prefix) || key === this.#settings) this.#changed();
    });
  }

  /** Whether credentials outlive the page, in `localStorage`. */
  get isStored(): boolean {
    return this.#session !== undefined;
  }

  /** Whether the reader chose to store credentials longer than the session. */
  get remembers(): boolean {
    return this.isStored && read(this.#settings) === 'yes';
  }

  get(origin: string, scheme: string): Credential | undefined {
    const name = this.#name(origin, scheme);
    if (!this.#session) return this.#memory.get(name);
    const stored = parse(read(name));
    const isOurs = stored && (stored.session === undefined || stored.session === this.#session.id);
    return isOurs ? stored.credential : undefined;
  }

  /** Records that a server responded with 401 to a credential. Lasts until the reader changes it. */
  reject(origin: string, scheme: string): void {
    this.#rejected.add(this.#name(origin, scheme));
    this.#changed();
  }

  isRejected(origin: string, scheme: string): boolean {
    return this.#rejected.has(this.#name(origin, scheme));
  }

  set(origin: string, scheme: string, credential: Credential | undefined): void {
    const name = this.#name(origin, scheme);
    this.#rejected.delete(name);
    if (!this.#session) {
      if (credential) this.#memory.set(name, credential);
      else this.#memory.delete(name);
    } else if (credential) this.#write(name, credential);
    else localStorage.removeItem(name);
    this.#changed();
  }

  /** Stores all credentials longer than the session, or only until the session ends. */
  remember(isOn: boolean): void {
    if (!this.#session) return;
    if (isOn) localStorage.setItem(this.#settings, 'yes');
    else localStorage.removeItem(this.#settings);
    for (const name of this.#names()) {
      const stored = parse(read(name));
      if (stored) this.#write(name, stored.credential);
    }
    this.#changed();
  }

  /** Deletes every credential of the site, and the reader's choice to store them longer. */
  forget(): void {
    this.#memory.clear();
    this.#rejected.clear();
    this.#changed();
    if (this.#kept === 'memory') return;
    try {
      for (const name of this.#names()) localStorage.removeItem(name);
      localStorage.removeItem(this.#settings);
    } catch {
      // Treat an unreadable entry like a missing one.
    }
    this.#changed();
  }

  async #open(base: string): Promise<void> {
    this.#session = await joinSession(base);
    if (!this.#session) return;
    const live = await this.#session.held();
    for (const name of this.#names()) {
      const stored = parse(read(name));
      if (!stored || (stored.session !== undefined && !live.has(stored.session))) localStorage.removeItem(name);
    }
    // The reader may have entered a credential before the store loaded. Write it to the storage now.
    for (const [name, credential] of [...this.#memory]) {
      this.#memory.delete(name);
      this.#write(name, credential);
    }
    this.#changed();
  }

  #write(name: string, credential: Credential): void {
    const bound = this.remembers ? {} : {session: this.#session?.id ?? ''};
    try {
      localStorage.setItem(name, JSON.stringify({credential, ...bound} satisfies StoredCredential));
    } catch {
      // The storage is full or blocked. Use memory only from now on.
      this.#session = undefined;
      this.#memory.set(name, credential);
    }
  }

  #name(origin: string, scheme: string): string {
    return `${this.#prefix}${origin} ${scheme}`;
  }

  #names(): readonly string[] {
    return Object.keys(localStorage).filter(key => key.startsWith(this.#prefix));
  }

  #changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

const stores = new Map<string, CredentialStore>();

/** Returns the credential store of a site, or of a host page. All elements share it. */
export function openCredentials(base: string): CredentialStore {
  const known = stores.get(base) ?? new CredentialStore(base);
  stores.set(base, known);
  return known;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): StoredCredential | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const {credential, session} = (value ?? {}) as Partial<StoredCredential>;
    if (typeof credential !== 'object' || !['secret', 'basic', 'oauth'].includes(credential.kind)) return undefined;
    return session === undefined || typeof session === 'string' ? (value as StoredCredential) : undefined;
  } catch {
    return undefined;
  }
}
