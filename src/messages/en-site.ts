import type {Localized} from './format-plural.js';

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
  consentLabel: 'Analytics consent',
  consentText: 'Allow analytics on this site? If you accept, your browser loads {providers}.',
  accept: 'Accept',
  refuse: 'Decline',
  change: 'Privacy choices',
};

export type SiteMessages = Localized<typeof enSite>;
