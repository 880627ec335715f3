import {doc} from '../base/doc.js';
import {mapField, withDefault} from './combine.js';
import {text} from './fields.js';
import {toTheme} from './theme-name.js';

export const theme = mapField(
  withDefault(
    text(
      doc`Selects one of five designs: "balanced" ("theme_1"), "technical" ("theme_2"), "friendly" ("theme_3"), "reading" ("theme_4") or "stark" ("theme_5"). Any other name selects "balanced".`,
    ),
    'balanced',
  ),
  toTheme,
);
