import {readStored, store} from '../../base/storage.js';

export type Mode = 'light' | 'dark';

const key = 'lectern:mode';
const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Returns the current color mode. */
export function chosenMode(): Mode {
  return document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
}

export function setMode(mode: Mode, remember: boolean): void {
  document.documentElement.dataset.mode = mode;
  // Style sheets of projects use the class.
  document.documentElement.classList.toggle('dark', mode === 'dark');
  // The script tag sets it before any style sheet loads.
  document.documentElement.style.colorScheme = mode;
  if (remember) store(key, mode);
}

/**
 * Applies `appearance`: the reader's choice, unless the site is strict, or else the default, which can follow the
 * system. Runs again after docs.json has loaded.
 */
export function applyAppearance(appearance: {readonly default: Mode | 'system'; readonly strict: boolean}): void {
  const chosen = appearance.strict ? undefined : readStored(key);
  const fixed = chosen === 'light' || chosen === 'dark' ? chosen : appearance.default;
  setMode(fixed === 'system' ? system() : fixed, false);
  if (fixed !== 'system') return;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (appearance.strict || !readStored(key)) setMode(system(), false);
  });
}
