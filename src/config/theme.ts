import {doc} from '../base/doc.js';
import {mapped, withDefault} from './combine.js';
import {text} from './fields.js';
import {toTheme} from './theme-name.js';

export const theme = mapped(
  withDefault(
    text(
      doc`Sets the theme: "balanced", "technical", "friendly", "reading" or "stark" (or "theme_1" to "theme_5"). Any other name selects "balanced".`,
    ),
    'balanced',
  ),
  toTheme,
);
