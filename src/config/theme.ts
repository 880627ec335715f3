import {doc} from '../base/doc.js';
import {mapped, withDefault} from './combine.js';
import type {Theme} from './config.js';
import {text} from './fields.js';

const themes: readonly string[] = ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'] satisfies Theme[];

/** Never a finding: the legacy names are all `theme_1`, and so is a name that nobody knows (docs/contract.md, section 1). */
export const theme = mapped(
  withDefault(text(doc`Look of the site: theme_1 to theme_5. Any other name is theme_1.`), 'theme_1'),
  (name): Theme => (themes.includes(name) ? (name as Theme) : 'theme_1'),
);
