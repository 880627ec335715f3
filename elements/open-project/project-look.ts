/** Look that a visitor chose for a project; the project's own where absent. */
export interface ProjectLook {
  readonly theme?: string;
  readonly colour?: string;
  /** Light or dark, as the page around the project. */
  readonly mode?: 'light' | 'dark';
}

/** Themes of docs.json, by the names that people know. */
export const themeLabels: readonly (readonly [theme: string, name: string])[] = [
  ['theme_1', 'Balanced'],
  ['theme_2', 'Technical'],
  ['theme_3', 'Friendly'],
  ['theme_4', 'For reading'],
  ['theme_5', 'Stark'],
];
