import type {ColorMode} from '../../../src/base/read-marked-mode.js';
import {readStored, writeStored} from '../../base/storage.js';

const key = 'lectern:mode';
const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Returns the current color mode. */
export function readChosenMode(): ColorMode {
  return document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
}

export function setMode(mode: ColorMode, remember: boolean): void {
  document.documentElement.dataset.mode = mode;
  // Style sheets of projects select dark mode by this class.
  document.documentElement.classList.toggle('dark', mode === 'dark');
  // The script tag of the page set it already, before any style sheet loaded. Keep it in sync.
  document.documentElement.style.colorScheme = mode;
  if (remember) writeStored(key, mode);
}

/**
 * Applies `appearance` of docs.json: the reader's choice, unless `strict` is set, else the default, which can be the
 * system's mode. Call it again after docs.json has loaded.
 */
export function applyAppearance(appearance: {readonly default: ColorMode | 'system'; readonly strict: boolean}): void {
  const chosen = appearance.strict ? undefined : readStored(key);
  const fixed = chosen === 'light' || chosen === 'dark' ? chosen : appearance.default;
  setMode(fixed === 'system' ? system() : fixed, false);
  if (fixed !== 'system') return;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (appearance.strict || !readStored(key)) setMode(system(), false);
  });
}
