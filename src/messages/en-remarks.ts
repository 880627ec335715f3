import type {Localized} from './plural.js';

/** English messages about a response, loaded after it. The JSON locales have the same keys. */
export const enRemarks = {
  locale: 'en',
  differences: 'Differences from the documentation',
  field: '{name} isn’t in the documentation.',
  missing: '{name} is required, but missing.',
  type: '{name} is {type}, documented as {documented}.',
  status: 'Status {name} isn’t in the documentation.',
  media: 'Media type {name} isn’t in the documentation.',
  header: 'The required header {name} is missing.',
  more: {one: 'and {count} more', other: 'and {count} more'},
  copyOverlay: 'Copy as Overlay',
  next: 'Next:',
  copyUrl: 'Copy URL',
} as const;

export type RemarkMessages = Localized<typeof enRemarks>;
