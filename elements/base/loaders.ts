import type {BehaviorMixin} from './content-element.js';

/** Loads a tag's class, or the behavior of a component's tag. `register.ts` fills this table. */
export const loaders: Map<string, () => Promise<CustomElementConstructor | BehaviorMixin>> = new Map();

let register: (() => Promise<void>) | undefined;

/** Sets the function that fills `loaders` on first use, so that a page with one operation starts without the table. */
export function registerOnDemand(load: () => Promise<void>): void {
  register = load;
}

/** Fills `loaders` if it is empty. */
export async function ensureRegistered(): Promise<void> {
  if (loaders.size === 0) await register?.();
}
