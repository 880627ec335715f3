import type {Localized} from './plural.js';

/** English messages for optional features of a site, loaded with them. */
export const enSite = {
  feedbackQuestion: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  feedbackThanks: 'Thanks for your feedback.',
  raiseIssue: 'Raise an issue',
  related: 'Related pages',
  savePdf: 'Save as PDF',
  downloadSpec: 'Download {name}',
  copyMcp: 'Copy MCP URL',
  connectTo: 'Connect to {name}',
  stars: {one: '{count} star', other: '{count} stars'},
  online: '{count} online',
  copyImage: 'Copy image',
  saveImage: 'Save image',
  consentLabel: 'Privacy',
  consentText: 'May this site count your visit? It would load {providers}.',
  accept: 'Accept',
  refuse: 'Refuse',
  change: 'Privacy choices',
};

export type SiteMessages = Localized<typeof enSite>;
