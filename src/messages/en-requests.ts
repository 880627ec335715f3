/**
 * English messages for the list of earlier requests, loaded when a reader opens the list. The JSON locales have the
 * same keys.
 */
export const enRequests = {
  repeat: 'Repeat',
  repeatOf: 'Repeat {request}',
  open: 'Open',
  openOf: 'Open {request}',
  compare: 'Compare',
  compareOf: 'Compare the response to {request}',
  comparison: 'Comparison of responses',
  equal: 'The responses have the same body.',
  unlike: 'The responses differ too much to compare.',
  none: 'No requests yet.',
  keep: 'Keep history on this device',
  keepResponses: 'Keep bodies and responses, up to 100 KB each',
  keepInfo: 'Credentials, passwords, and issued tokens are never stored.',
  blocked: 'This browser blocks storage. The history ends when you leave the page.',
  forget: 'Forget history',
  saveHar: 'Save as HAR',
  filled: 'Filled from an earlier request.',
  filledPart: 'Filled from an earlier request. Some values were not stored. Check them before you send.',
} as const;

export type RequestsMessages = {readonly [key in keyof typeof enRequests]: string};
