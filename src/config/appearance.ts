import {doc} from '../base/doc.js';
import {fieldsOf} from '../base/fields-of.js';
import {section} from './collections.js';
import {lenient, withDefault} from './combine.js';
import {flag, oneOf} from './fields.js';

const mode = oneOf(doc`Sets the color mode for a reader’s first visit.`, ['light', 'dark', 'system']);

export const appearance = section(doc`Sets the color mode, and turns on reading aids.`, {
  default: withDefault(mode, 'system'),
  strict: withDefault(flag(doc`Hides the mode toggle, so readers cannot change the mode.`), false),
  readingTime: withDefault(flag(doc`Shows the estimated reading time.`), false),
  readingProgress: withDefault(flag(doc`Shows the scroll position as a bar at the top of the page.`), false),
});

/** Older setting: `modeToggle: {default, isHidden}`. */
export const modeToggle = lenient(section('', {default: mode, isHidden: flag('')}), 'appearance');

interface Written {
  readonly appearance: typeof appearance.fallback;
  readonly modeToggle?: {readonly default?: 'light' | 'dark' | 'system'; readonly isHidden?: boolean};
}

/** Merges the older `modeToggle` into `appearance`, which takes precedence. */
export function joinAppearance({appearance, modeToggle = {}}: Written, docs: unknown): typeof appearance {
  const written = fieldsOf(fieldsOf(docs).appearance);
  return {
    ...appearance,
    ...(modeToggle.default && !Object.hasOwn(written, 'default') && {default: modeToggle.default}),
    ...(modeToggle.isHidden && !Object.hasOwn(written, 'strict') && {strict: true}),
  };
}
