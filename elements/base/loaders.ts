import type {Behaviour} from './content-element.js';

/** Tag → its class or, of what may also be written by hand in any page, its behaviour. `register.ts` fills it. */
export const loaders: Map<string, () => Promise<CustomElementConstructor | Behaviour>> = new Map();

let register: (() => Promise<void>) | undefined;

/** Names what fills the table when an element first needs it: a page with one operation does without at first. */
export function registerLater(load: () => Promise<void>): void {
  register = load;
}

/** Fills the table, unless it is full. */
export async function registered(): Promise<void> {
  if (loaders.size === 0) await register?.();
}
