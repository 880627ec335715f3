import {adoptSheets} from '../../../elements/base/adopt.js';
import type {PageStart} from '../../../src/site/page-start.js';

type Own = NonNullable<PageStart['theme']>;

const sheets: Readonly<Record<Own, () => Promise<{default: string}>>> = {
  theme_2: () => import('../../../elements/theme/theme-2.css'),
  theme_3: () => import('../../../elements/theme/theme-3.css'),
  theme_4: () => import('../../../elements/theme/theme-4.css'),
  theme_5: () => import('../../../elements/theme/theme-5.css'),
};

/** Applies a theme other than the default. All themes share the markup: a theme consists of tokens and a few rules. */
export async function applyTheme(theme: Own): Promise<void> {
  document.documentElement.dataset.theme = theme;
  adoptSheets((await sheets[theme]()).default);
  if (theme === 'theme_4') void import('./margin-notes.js').then(({positionFootnotes}) => positionFootnotes());
}
