import {randomBytes} from 'node:crypto';

/** The permissions that a user has granted to a client. */
export interface Grant {
  readonly user: string;
  readonly client: string;
  readonly scopes: readonly string[];
  readonly nonce?: string;
}

/** An authorization request. Stored until the reader decides, then until the client redeems its code. */
export interface Asked {
  readonly client: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string;
  readonly state?: string;
  readonly nonce?: string;
}

export const tokenLife = 600;

/** Storage for codes, tokens and pending requests, each under a random name. */
export interface Tokens {
  /** Stores a request until the reader has decided. */
  ask(asked: Asked): string;
  decided(id: string): Asked | undefined;
  addCode(asked: Asked): string;
  /** Returns a code's request, and invalidates the code. */
  redeemCode(code: string): Asked | undefined;
  addAccess(grant: Grant): string;
  grantOf(token: string): Grant | undefined;
  addRefresh(grant: Grant): string;
  /** Returns a refresh token's grant, and invalidates the token. The response contains a new one. */
  redeemRefresh(token: string): Grant | undefined;
}

/** Creates the storage of one server. */
export function openTokens(): Tokens {
  const asked = openVault<Asked>(tokenLife);
  const codes = openVault<Asked>(60);
  const access = openVault<Grant>(tokenLife);
  const refresh = openVault<Grant>(24 * 3600);
  return {
    ask: asked.add,
    decided: asked.take,
    addCode: codes.add,
    redeemCode: codes.take,
    addAccess: access.add,
    grantOf: access.get,
    addRefresh: refresh.add,
    redeemRefresh: refresh.take,
  };
}

const mostHeld = 1000;

function openVault<T>(seconds: number) {
  const held = new Map<string, {readonly value: T; readonly until: number}>();
  const get = (name: string): T | undefined => {
    const found = held.get(name);
    return found && found.until > Date.now() ? found.value : undefined;
  };
  return {
    get,
    add(value: T): string {
      const name = randomBytes(24).toString('base64url');
      held.set(name, {value, until: Date.now() + seconds * 1000});
      if (held.size > mostHeld) held.delete(held.keys().next().value!);
      return name;
    },
    take(name: string): T | undefined {
      const value = get(name);
      held.delete(name);
      return value;
    },
  };
}
