import {readStored} from '../../base/storage.js';

/** Returns the storage key of server choices, for a site or a host page (docs/contract.md, section 5). */
export function serversKey(base: string): string {
  return `lectern:servers:${base}`;
}

/**
 * Fires `change` when a reader chooses another server, in this or another tab, and when a script sets values of
 * variables. It is separate from the choices, which few readers make: views listen, and load the choices only if some
 * exist.
 */
export const serverChanges = new EventTarget();

/** Sources of values next to the reader's choices. */
const presets = new Set<'script' | 'session'>();

/** Notifies all views of a server. */
export function reportServers(): void {
  serverChanges.dispatchEvent(new Event('change'));
}

/** Stores whether a source sets values of variables, and notifies all views of a server. */
export function presetServers(source: 'script' | 'session', isOn: boolean): void {
  if (isOn) presets.add(source);
  else presets.delete(source);
  reportServers();
}

/** Returns whether a view can differ from its document. */
export function hasServerChoice(base: string): boolean {
  return presets.size > 0 || readStored(serversKey(base)) !== undefined;
}

addEventListener('storage', ({key}) => {
  if (key?.startsWith(serversKey(''))) reportServers();
});
