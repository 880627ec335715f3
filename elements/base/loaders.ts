import type {Behaviour} from './content-element.js';

/** Tag → loader of its class, or of its behavior where authors may write the tag in any page. `register.ts` fills it. */
export const loaders: Map<string, () => Promise<CustomElementConstructor | Behaviour>> = new Map();

let register: (() => Promise<void>) | undefined;

/** Sets what fills the table on first use. A page with one operation starts without it. */
export function registerOnDemand(load: () => Promise<void>): void {
  register = load;
}

/** Fills the table if it is empty. */
export async function ensureRegistered(): Promise<void> {
  if (loaders.size === 0) await register?.();
}
