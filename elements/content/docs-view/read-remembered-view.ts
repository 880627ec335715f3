import {readStored, writeStored} from '../../base/storage.js';

const key = 'lectern:view';

/** Returns the title among `titles` that the reader chose last, on any page. */
export function readRememberedView(titles: readonly string[]): string | undefined {
  return readChoices().find(title => titles.includes(title));
}

/** Stores the title that the reader chose. Keeps several, because pages offer different sets of titles. */
export function rememberView(title: string): void {
  writeStored(key, JSON.stringify([title, ...readChoices().filter(each => each !== title)].slice(0, 8)));
}

function readChoices(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
