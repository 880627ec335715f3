import {readStored, store} from '../../base/storage.js';

const key = 'lectern:view';

/** Returns the reader's last choice among these titles, on any page. */
export function rememberedView(titles: readonly string[]): string | undefined {
  return choices().find(title => titles.includes(title));
}

/** The last few choices are kept: pages offer platforms, languages and more, and each choice is for its own kind. */
export function rememberView(title: string): void {
  store(key, JSON.stringify([title, ...choices().filter(each => each !== title)].slice(0, 8)));
}

function choices(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
