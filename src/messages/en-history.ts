/** English messages for the history of an API. Loaded where a document has one. */
export const enHistory = {
  changelogText: 'Every change of {title}, version by version.',
  breaking: 'Breaking changes',
  possiblyBreaking: 'Possibly breaking changes',
  compatible: 'Compatible changes',
  allOperations: 'All operations',
  latest: 'Latest',
  noChanges: 'No changes for clients.',
  begins: 'This changelog begins with the version of {date}.',
  history: 'History',
  since: 'Since {date}',
  changed: 'Changed {date}',
  deprecated: 'Deprecated {date}',
} as const;

export type HistoryWords = {readonly [key in keyof typeof enHistory]: string};
