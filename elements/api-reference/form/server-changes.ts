import {readStored} from '../../base/storage.js';

/** Returns the storage key of chosen servers, for a site or a host page (docs/contract.md, section 5). */
export function buildServersKey(base: string): string {
  return `lectern:servers:${base}`;
}

/**
 * Fires `change` when a reader chooses another server, in this or another tab, and when a script or the session sets
 * server variables. Apart from `server-choice.ts`, so that views can listen without loading it: few readers choose a
 * server.
 */
export const serverChanges = new EventTarget();

/** Other sources of server variables than the reader. */
const presets = new Set<'script' | 'session'>();

/** Fires `change`, so that all views render their server again. */
export function reportServers(): void {
  serverChanges.dispatchEvent(new Event('change'));
}

/** Records whether a script or the session sets server variables, and fires `change`. */
export function recordServerPreset(source: 'script' | 'session', isOn: boolean): void {
  if (isOn) presets.add(source);
  else presets.delete(source);
  reportServers();
}

/** Returns whether views may have to show a server other than the document's first. */
export function hasServerChoice(base: string): boolean {
  return presets.size > 0 || readStored(buildServersKey(base)) !== undefined;
}

addEventListener('storage', ({key}) => {
  if (key?.startsWith(buildServersKey(''))) reportServers();
});
