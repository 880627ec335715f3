/** English messages for the history of an API. Loaded where a document has one. */
export const enHistory = {
  changelogText: 'Every change of {title}, version by version.',
  breaking: 'Breaking changes',
  possiblyBreaking: 'Possibly breaking changes',
  compatible: 'Compatible changes',
  isBreaking: 'Breaking',
  mayBreak: 'Possibly breaking',
  allOperations: 'All operations',
  latest: 'Latest',
  noChanges: 'No changes for clients.',
  begins: 'This changelog begins with the version of {date}.',
  history: 'History',
  since: 'Since {date}',
  changed: 'Changed {date}',
  deprecated: 'Deprecated since {date}',
  builtAgainst: 'I built against',
  newest: 'The latest version',
  changesSince: 'Changes since {date}: {count}',
  removed: '{operation} was removed from the API.',
  removedSince: '{operation} was removed from the API in version {date}.',
  useInstead: 'Use {operation} instead.',
} as const;

export type HistoryWords = {readonly [key in keyof typeof enHistory]: string};
