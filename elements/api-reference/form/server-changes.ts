import {readStored} from '../../base/storage.js';

/** Returns the storage key of server choices, for a site or a host page (docs/contract.md, section 5). */
export function serversKey(base: string): string {
  return `lectern:servers:${base}`;
}

/**
 * Has a `change` whenever readers choose another server, here or in another tab, and when a script sets values of
 * variables. Apart from the choices themselves, which few readers make: views listen, and load these when there are some.
 */
export const serverChanges = new EventTarget();

let isPreset = false;

/** Notifies everything that shows a server. */
export function tellServers(hasPreset = isPreset): void {
  isPreset = hasPreset;
  serverChanges.dispatchEvent(new Event('change'));
}

/** Returns whether a view may differ from its document alone. */
export function hasServerChoice(base: string): boolean {
  return isPreset || readStored(serversKey(base)) !== undefined;
}

addEventListener('storage', ({key}) => {
  if (key?.startsWith(serversKey(''))) tellServers();
});
