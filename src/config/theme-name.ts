import type {Theme} from './config.js';

/** Names of the themes `theme_1` to `theme_5`, in order. */
export const themeNames: readonly string[] = ['balanced', 'technical', 'friendly', 'reading', 'stark'];

/**
 * Returns the theme with a name. `theme_1` for unknown names and for those of other tools (docs/contract.md, section
 * 1).
 */
export function toTheme(name: unknown): Theme {
  const number =
    typeof name === 'string' ? themeNames.indexOf(name) + 1 || Number(/^theme_([2-5])$/.exec(name)?.[1] ?? 1) : 1;
  return `theme_${number}` as Theme;
}
