/** Fallback if `localStorage` is absent, full, or blocked. Lasts until the page reloads. */
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // `memory` has the value until the page reloads.
  }
}
