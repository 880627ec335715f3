/** The words of the question whether visits may be counted. */
export const enAnalytics = {
  consentLabel: 'Privacy',
  consentText: 'May this site count your visit? It would load {providers}.',
  accept: 'Accept',
  refuse: 'Refuse',
  change: 'Privacy choices',
};
