import type {ColorMode} from '../../src/base/read-marked-mode.js';
/** Theme, color, and mode that a visitor chose for a project. An absent value keeps the project's own. */
export interface ProjectLook {
  readonly theme?: string;
  readonly color?: string;
  /** Color mode of the page around the project. */
  readonly mode?: ColorMode;
}

/** Themes of docs.json with their display names. */
export const themeLabels: readonly (readonly [theme: string, name: string])[] = [
  ['theme_1', 'Balanced'],
  ['theme_2', 'Technical'],
  ['theme_3', 'Friendly'],
  ['theme_4', 'For reading'],
  ['theme_5', 'Stark'],
];
