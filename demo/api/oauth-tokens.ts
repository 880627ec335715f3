import {randomBytes} from 'node:crypto';

/** A grant of the user. */
export interface Grant {
  readonly user: string;
  readonly client: string;
  readonly scopes: readonly string[];
  readonly nonce?: string;
}

/** A request for a code: kept while the reader decides, and then until the code is redeemed. */
export interface Asked {
  readonly client: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string;
  readonly state?: string;
  readonly nonce?: string;
}

export const tokenLife = 600;

/** Things with a name that cannot be guessed. */
export interface Tokens {
  /** Keeps a request until the reader has decided. */
  ask(asked: Asked): string;
  decided(id: string): Asked | undefined;
  addCode(asked: Asked): string;
  /** A code works once. */
  redeemCode(code: string): Asked | undefined;
  addAccess(grant: Grant): string;
  grantOf(token: string): Grant | undefined;
  addRefresh(grant: Grant): string;
  /** A refresh token works once; a new one comes with the answer. */
  redeemRefresh(token: string): Grant | undefined;
}

/** The tokens of one server. */
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
