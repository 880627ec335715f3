import type {Localized} from './format-plural.js';

/** English messages about a response, loaded after it. The JSON locales have the same keys. */
export const enRemarks = {
  locale: 'en',
  differences: 'Differences from the documentation',
  field: 'The API document doesn’t list the property {name}.',
  missing: 'The required property {name} is missing.',
  type: '{name} is {type}, documented as {documented}.',
  status: 'The API document doesn’t list status {name}.',
  media: 'The API document doesn’t list the media type {name}.',
  header: 'The required header {name} is missing.',
  more: {one: 'and {count} more', other: 'and {count} more'},
  copyOverlay: 'Copy as Overlay',
  next: 'Next:',
  copyUrl: 'Copy URL',
} as const;

export type RemarkMessages = Localized<typeof enRemarks>;
