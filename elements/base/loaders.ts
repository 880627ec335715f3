import type {Behaviour} from './content-element.js';

/** Loader of each tag's class, or of its behavior if authors can write the tag in any page. `register.ts` fills it. */
export const loaders: Map<string, () => Promise<CustomElementConstructor | Behaviour>> = new Map();

let register: (() => Promise<void>) | undefined;

/** Sets the function that fills the table on first use. A page with one operation starts without it. */
export function registerOnDemand(load: () => Promise<void>): void {
  register = load;
}

/** Fills the table if it is empty. */
export async function ensureRegistered(): Promise<void> {
  if (loaders.size === 0) await register?.();
}
