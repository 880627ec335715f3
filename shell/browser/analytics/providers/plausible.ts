import {createCallQueue, type Provider, parseBaseUrl} from '../provider.js';

/** Plausible, hosted or self-hosted: loads the script without automatic page views, because Lectern sends them. */
export const plausible: Provider = ({settings: {domain, server}, load}) => {
  if (!domain) return undefined;
  const call = createCallQueue('plausible');
  void load(`${parseBaseUrl(server) ?? 'https://plausible.io'}/js/script.manual.js`, {'data-domain': domain});
  return ({url}) => call('pageview', {u: url});
};
