import type {Localized} from './format-plural.js';

/** English messages for exports of an API document and for long schemas. Loaded on demand. */
export const enDocumentTools = {
  locale: 'en',
  webhooks: 'Webhooks',
  downloadAs: 'Download {name}',
  copyForAgents: 'Copy for agents',
  exportFailed: 'Couldn’t create this file: {reason}',
  findValue: 'Find a value',
  valuesFound: {one: '{count} value', other: '{count} values'},
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  copyPath: 'Copy the path {path}',
  linkToField: 'Link to {path}',
  readingDocument: 'Reading {name}. This may take a moment.',
} as const;

export type DocumentToolMessages = Localized<typeof enDocumentTools>;
