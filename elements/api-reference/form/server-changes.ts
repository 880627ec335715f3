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

/** Sources of values next to the reader's choices. */
const presets = new Set<'script' | 'session'>();

/** Notifies everything that shows a server. */
export function reportServers(): void {
  serverChanges.dispatchEvent(new Event('change'));
}

/** Notes whether a source sets values of variables, and notifies everything that shows a server. */
export function presetServers(source: 'script' | 'session', isOn: boolean): void {
  if (isOn) presets.add(source);
  else presets.delete(source);
  reportServers();
}

/** Returns whether a view may differ from its document alone. */
export function hasServerChoice(base: string): boolean {
  return presets.size > 0 || readStored(serversKey(base)) !== undefined;
}

addEventListener('storage', ({key}) => {
  if (key?.startsWith(serversKey(''))) reportServers();
});
