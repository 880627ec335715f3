import {doc} from '../base/doc.js';
import type {ColorMode} from '../base/read-marked-mode.js';
import {toFields} from '../base/to-fields.js';
import {section} from './collections.js';
import {lenient, withDefault, withOldKeys} from './combine.js';
import {flag, oneOf} from './fields.js';

const mode = oneOf(doc`Selects the color mode for a reader’s first visit. "system" follows the reader’s device.`, [
  'light',
  'dark',
  'system',
]);

/** Names of keys in `modeToggle`, which files keep when they move to `appearance`. */
export const oldAppearanceKeys = {isHidden: 'strict'};

export const appearance = withOldKeys(
  section(doc`Shows the site in light or dark mode, with reading time and a progress bar if you want them.`, {
    default: withDefault(mode, 'system'),
    strict: withDefault(flag(doc`Hides the button that switches between light and dark.`), false),
    readingTime: withDefault(flag(doc`Shows the estimated minutes above the page title.`), false),
    readingProgress: withDefault(flag(doc`Shows the scroll position as a bar at the top of the page.`), false),
  }),
  oldAppearanceKeys,
);

/** Deprecated setting `modeToggle: {default, isHidden}`, now `appearance`. */
export const modeToggle = lenient(section('', {default: mode, isHidden: flag('')}), 'appearance');

interface Written {
  readonly appearance: typeof appearance.fallback;
  readonly modeToggle?: {readonly default?: ColorMode | 'system'; readonly isHidden?: boolean};
}

/** Adds the values of the deprecated `modeToggle` that `appearance` does not set. */
export function joinAppearance({appearance, modeToggle = {}}: Written, docs: unknown): typeof appearance {
  const written = toFields(toFields(docs).appearance);
  return {
    ...appearance,
    ...(modeToggle.default && !Object.hasOwn(written, 'default') && {default: modeToggle.default}),
    ...(modeToggle.isHidden && !Object.hasOwn(written, 'strict') && {strict: true}),
  };
}
