/** `sessionStorage` lasts as long as the tab. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Fallback if a storage is absent, full, or blocked. Lasts until the page reloads. */
const memory = new Map<string, string>();

export function readStored(key: string, name: StorageName = 'localStorage'): string | undefined {
  try {
    return globalThis[name].getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeStored(key: string, value: string, name: StorageName = 'localStorage'): void {
  memory.set(key, value);
  try {
    globalThis[name].setItem(key, value);
  } catch {
    // `memory` has the value until the page reloads.
  }
}
