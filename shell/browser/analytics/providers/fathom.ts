import {type Provider, waitForMethod} from '../provider.js';

interface Fathom {
  trackPageview(page: {readonly url: string}): void;
}

/** Fathom: without automatic page views, because Lectern sends them. */
export const fathom: Provider = ({settings: {siteId}, load}) => {
  if (!siteId) return undefined;
  const ready = load('https://cdn.usefathom.com/script.js', {'data-site': siteId, 'data-auto': 'false'});
  return async ({url}) => {
    await ready;
    (await waitForMethod<Fathom>('fathom', 'trackPageview')).trackPageview({url});
  };
};
